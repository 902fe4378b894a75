import { data } from "react-router";
import { SharedResultGone, SharedResultPage } from "#features/scales/sharing/components/shared-result-page.tsx";
import { readSharedResult } from "#features/scales/sharing/operations/read-shared-result.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { QUIET_HEADERS } from "#platform/shared-link.ts";
import { pathTo } from "#shared/screens.ts";
import sharedSheet from "#ui/styles/shared-sheet.css?url";
import type { Route } from "./+types/results";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const shared = await readSharedResult(ctx, actor, params.code);
  return data({ shared }, { status: shared ? 200 : 404, headers: QUIET_HEADERS });
}

export const headers: Route.HeadersFunction = () => QUIET_HEADERS;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sharedSheet }];

/** Not for search engines; whoever is sent the link sees the picture of it. */
export function meta({ loaderData, matches, params: { code } }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const shared = loaderData?.shared;
  const title = shared ? m.scales_shared_title() : m.scales_shared_gone_title();
  const path = pathTo("sharedResult", { code });
  const picture = shared && { path: `${path}/picture.png?lang=${locale}`, text: shared.headline };
  return pageHead({
    title,
    description: shared ? shared.headline : "",
    path,
    locale,
    site,
    hidden: true,
    ...(picture && { picture }),
  });
}

export default function SharedResult({ loaderData: { shared } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  return shared ? <SharedResultPage shared={shared} timeZone={timeZone} /> : <SharedResultGone />;
}
