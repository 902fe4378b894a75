import { data } from "react-router";
import { ResourcesPage } from "#features/resources/components/resources-page.tsx";
import { listResources } from "#features/resources/operations.server.ts";
import { LISTING, readResourcesQuery } from "#features/resources/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isFiltered, listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import resourcesSheet from "#ui/styles/resources-sheet.css?url";
import type { Route } from "./+types/list";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = readResourcesQuery(new URL(request.url).searchParams);
  const list = listResources(ctx, actor, query);
  return data({ list, back: listingAddress(LISTING, { ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const list = loaderData?.list;
  const page = list?.query.page ?? 1;
  const title = page > 1 ? m.resources_page_title({ page }) : m.resources_title();
  const path = pathTo("resources");
  return pageHead({
    title: list ? title : m.ui_list_no_page_title(),
    description: m.resources_description(),
    path,
    query: page > 1 ? `page=${page}` : undefined,
    locale,
    site,
    hidden: !list || isFiltered(list.query.filters),
    jsonLd: [
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.resources_title(), path },
      ]),
    ],
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: resourcesSheet }];

export default function Resources({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <ResourcesPage list={list} /> : <MissingPage back={back} />;
}
