import { data } from "react-router";
import { PlansWithMePage, SharedPlanPage } from "#features/study-plan/components/shared-plan-page.tsx";
import { listPlansWithMe, readPlanWithMe } from "#features/study-plan/operations/read-shared-plan.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/own-plan-sheet.css?url";
import type { Route } from "./+types/shown-to-me";

/** The list, or one plan of it: `?share=` names which. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const share = new URL(request.url).searchParams.get("share");
  try {
    if (share === null) return { plans: await listPlansWithMe(ctx, actor), plan: null };
    return { plans: [], plan: await readPlanWithMe(ctx, actor, share) };
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.study_plan_with_me(), path: pathTo("plansWithMe") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planSheet }];

export default function PlansWithMe({ loaderData: { plans, plan } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  return plan ? (
    <SharedPlanPage plan={plan} timeZone={timeZone} />
  ) : (
    <PlansWithMePage plans={plans} timeZone={timeZone} />
  );
}
