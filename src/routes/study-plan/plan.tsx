import { redirect } from "react-router";
import { PlanPage } from "#features/study-plan/components/plan-page.tsx";
import { changePlan, type PlanDone } from "#features/study-plan/operations/change-plan.server.ts";
import { viewPlan } from "#features/study-plan/operations/view-plan.server.ts";
import { planForm } from "#features/study-plan/schema/plan-forms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/own-plan-sheet.css?url";
import type { Route } from "./+types/plan";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = new URL(request.url).searchParams;
  return { view: await viewPlan(ctx, actor, { query, cookies: request.headers.get("cookie") }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(planForm, form);
    const done = await changePlan(ctx, actor, input, request.headers.get("cookie"));
    const headers = new Headers(done.cookies.map((cookie) => ["Set-Cookie", cookie]));
    return redirect(addressAfter(done, input.stays === "yes"), { status: 303, headers });
  });
}

/** This page with what was done; without scripts beside what it was done to. */
function addressAfter({ act, item }: PlanDone, stays: boolean): string {
  const address = pathTo("ownPlan", {}, { told: act ?? undefined, item: item ?? undefined });
  return stays || item === null || act === "remove" ? address : `${address}#${item}`;
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("ownPlan") });

export default function OwnPlan({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.study_plan_plan_title()} isRefused={actionData !== undefined} />
      <PlanPage view={loaderData.view} timeZone={useSite().site.timeZone} refused={actionData} />
    </>
  );
}
