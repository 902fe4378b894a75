import { redirect } from "react-router";
import { PlanSharePage } from "#features/study-plan/components/plan-share-page.tsx";
import { endPlanShare, makePlanShare, viewPlanShares } from "#features/study-plan/operations/share-plan.server.ts";
import { planShareForm } from "#features/study-plan/schema/share.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/own-plan-sheet.css?url";
import type { Route } from "./+types/share";

const DONE = ["made", "ended"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const done = new URL(request.url).searchParams.get("done");
  return { view: await viewPlanShares(ctx, actor), done: DONE.find((one) => one === done) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(planShareForm, form);
    const toPage = (done: (typeof DONE)[number]) => redirect(pathTo("planShare", {}, { done }), 303);
    if (input.act === "end") {
      await endPlanShare(ctx, actor, input.share);
      return toPage("ended");
    }
    const code = await makePlanShare(ctx, actor, input);
    // Shown in the answer itself: an address could be opened again.
    return code === null ? toPage("made") : { address: ctx.config.publicUrl + pathTo("sharedPlan", { code }) };
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("planShare") });

export default function PlanShare({ loaderData, actionData }: Route.ComponentProps) {
  const address = actionData && "address" in actionData ? actionData.address : null;
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  return (
    <>
      <PageTitle title={m.study_plan_share_title()} isRefused={refused !== undefined} />
      <PlanSharePage {...loaderData} address={address} timeZone={useSite().site.timeZone} refused={refused} />
    </>
  );
}
