import { data } from "react-router";
import { MeritPage } from "#features/studies/components/merit-page.tsx";
import { chooseMeritPrograms } from "#features/studies/operations/choose-merit-programs.server.ts";
import { MERIT_PROGRAMS } from "#features/studies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { listHead } from "#layouts/list-head.ts";
import { siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { listingAddress, readListing } from "#shared/listing.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import listSheet from "#ui/styles/list-sheet.css?url";
import cardsSheet from "#ui/styles/study-cards-sheet.css?url";
import type { Route } from "./+types/merit";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = readListing(MERIT_PROGRAMS, new URL(request.url).searchParams);
  const list = chooseMeritPrograms(ctx, actor, query);
  return data({ list, back: listingAddress(MERIT_PROGRAMS, { ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  return listHead(root, {
    listing: MERIT_PROGRAMS,
    list: loaderData?.list ?? null,
    title: m.studies_merit_title(),
    description: m.studies_merit_lead(),
    home: m.ui_home(),
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: listSheet },
  { rel: "stylesheet", href: cardsSheet },
];

export default function MeritPrograms({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <MeritPage list={list} /> : <MissingPage back={back} />;
}
