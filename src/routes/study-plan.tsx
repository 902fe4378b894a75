import { redirect } from "react-router";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { DoorMapPage } from "#features/study-plan/components/door-map-page.tsx";
import { drawDoors } from "#features/study-plan/operations/draw-doors.server.ts";
import { goalJobs, goalPrograms } from "#features/study-plan/operations/goal-jobs.server.ts";
import { keepSubjects, readKeeping } from "#features/study-plan/operations/keep-subjects.server.ts";
import { readDoorMap } from "#features/study-plan/operations/read-door-map.server.ts";
import { type Heading, NOWHERE } from "#features/study-plan/rules/doors.ts";
import { keepForm } from "#features/study-plan/schema/keep-form.ts";
import { NEW } from "#features/study-plan/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/plan-sheet.css?url";
import type { Route } from "./+types/study-plan";

/** An address without anything said leads to the subjects that are kept; any other is what it says. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { searchParams: params } = new URL(request.url);
  const keeping = await readKeeping(ctx, actor, { params, cookies: request.headers.get("cookie") });
  if (keeping.leadTo !== null) throw redirect(keeping.leadTo, 303);
  return { map: drawDoors(ctx, readDoorMap(ctx, actor, params, await headingOf(ctx, actor))), keeping };
}

/** Where the reader is heading: the goals of their own plan, and what is nearest to their own result. */
async function headingOf(ctx: Context, actor: Actor): Promise<Heading> {
  if (!isPerson(actor)) return NOWHERE;
  const [jobs, programs, nearest] = await Promise.all([
    goalJobs(ctx, actor),
    goalPrograms(ctx, actor),
    nearestJobs(ctx, actor),
  ]);
  return { jobs, programs, near: nearest?.slugs ?? [] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { subjects } = parseInput(keepForm, form);
    const cookies = await keepSubjects(ctx, actor, new URLSearchParams(subjects));
    const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
    return redirect(`${pathTo("studyPlan")}?${subjects || NEW}`, { status: 303, headers });
  });
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  return pageHead({
    title: null,
    description: m.study_plan_description(),
    path: pathTo("studyPlan"),
    locale,
    site,
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planSheet }];

export default function StudyPlan({ loaderData: { map, keeping }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.study_plan_title()} isRefused={actionData !== undefined} />
      <DoorMapPage map={map} keeping={keeping} />
    </>
  );
}
