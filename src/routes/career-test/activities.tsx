import { data, redirect } from "react-router";
import { HiddenResults } from "#features/guardians/components/hidden-results.tsx";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { ActivitiesPage } from "#features/scales/choices/components/activities-page.tsx";
import { deleteWalk } from "#features/scales/choices/operations/answer-step.server.ts";
import { readActivitiesStart, standsBefore } from "#features/scales/choices/operations/read-walk.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import choicesSheet from "#ui/styles/choices-sheet.css?url";
import type { Route } from "./+types/activities";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const isDeleted = new URL(request.url).searchParams.get("notice") === "deleted";
  if ((await standsBefore(ctx, actor)) === "hidden")
    return { view: null, news: await readGuardianNews(ctx, actor), isDeleted: false };
  return { view: await readActivitiesStart(ctx, actor), news: null, isDeleted };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  if (form.intent !== "delete") throw data(null, { status: 400 });
  return orRefuse(form, async () => {
    await deleteWalk(ctx, actor);
    return redirect(pathTo("activities", {}, { notice: "deleted" }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, {
    description: m.scales_choices_description(),
    path: pathTo("activities"),
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: choicesSheet }];

export default function Activities({ loaderData: { view, news, isDeleted }, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  if (!view) return <HiddenResults news={news} />;
  return (
    <>
      <PageTitle title={m.scales_choices_title()} isRefused={actionData !== undefined} />
      <ActivitiesPage view={view} isDeleted={isDeleted} refused={actionData} timeZone={timeZone} />
    </>
  );
}
