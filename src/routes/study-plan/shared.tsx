import { data } from "react-router";
import { SharedPlanGone, SharedPlanPage } from "#features/study-plan/components/shared-plan-page.tsx";
import { readPlanByLink } from "#features/study-plan/operations/read-shared-plan.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { QUIET_HEADERS } from "#platform/shared-link.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/own-plan-sheet.css?url";
import type { Route } from "./+types/shared";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const plan = await readPlanByLink(ctx, actor, params.code);
  return data({ plan }, { status: plan ? 200 : 404, headers: QUIET_HEADERS });
}

export const headers: Route.HeadersFunction = () => QUIET_HEADERS;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planSheet }];

export function meta({ loaderData, matches, params: { code } }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const title = loaderData?.plan ? m.study_plan_shared_title() : m.study_plan_shared_gone_title();
  return pageHead({ title, description: "", path: pathTo("sharedPlan", { code }), locale, site, hidden: true });
}

export default function SharedPlan({ loaderData: { plan } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  return plan ? <SharedPlanPage plan={plan} timeZone={timeZone} /> : <SharedPlanGone />;
}
