import { data } from "react-router";
import { ApplicationsPage } from "#features/applications/components/applications-page.tsx";
import { listApplications } from "#features/applications/operations/read-applications.server.ts";
import { stateAsked } from "#features/applications/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import applicationsSheet from "#ui/styles/applications-sheet.css?url";
import type { Route } from "./+types/applications";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
  try {
    return { list: await listApplications(ctx, actor, { state: stateAsked(query.get("state")), page }) };
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: applicationsSheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.applications_list_title(), path: pathTo("adminApplications") });

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return <ApplicationsPage {...loaderData} locale={locale} timeZone={site.timeZone} />;
}
