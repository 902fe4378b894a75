import { data } from "react-router";
import { SharedGone, SharedPage } from "#features/profile/components/shared-page.tsx";
import { readShared } from "#features/profile/operations/read-shared.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { QUIET_HEADERS } from "#platform/shared-link.ts";
import welcomeSheet from "#ui/styles/welcome-sheet.css?url";
import { wholeTitle } from "#ui/whole-title.ts";
import type { Route } from "./+types/profile";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const shared = await readShared(ctx, actor, params.token);
  return data({ shared }, { status: shared ? 200 : 404, headers: QUIET_HEADERS });
}

export const headers: Route.HeadersFunction = () => QUIET_HEADERS;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: welcomeSheet }];

export default function SharedProfile({ loaderData: { shared } }: Route.ComponentProps) {
  const { name: site, timeZone } = useSite().site;
  const title = shared ? m.profile_share_page_title({ name: shared.name }) : m.profile_share_gone_title();
  return (
    <>
      <title>{wholeTitle(title, site)}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {shared ? <SharedPage shared={shared} siteName={site} timeZone={timeZone} /> : <SharedGone />}
    </>
  );
}
