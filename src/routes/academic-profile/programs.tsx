import { data } from "react-router";
import { ProgramsPage } from "#features/studies/components/programs-page.tsx";
import { listPrograms } from "#features/studies/operations/list-programs.server.ts";
import { PROGRAMS } from "#features/studies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { listHead } from "#layouts/list-head.ts";
import { siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { listingAddress, readListing } from "#shared/listing.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import listSheet from "#ui/styles/list-sheet.css?url";
import cardsSheet from "#ui/styles/study-cards-sheet.css?url";
import type { Route } from "./+types/programs";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = readListing(PROGRAMS, new URL(request.url).searchParams);
  const list = listPrograms(ctx, actor, query);
  return data({ list, back: listingAddress(PROGRAMS, { ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  return listHead(root, {
    listing: PROGRAMS,
    list: loaderData?.list ?? null,
    title: m.studies_programs_title(),
    description: m.studies_programs_description(),
    home: m.ui_home(),
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: listSheet },
  { rel: "stylesheet", href: cardsSheet },
];

export default function Programs({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <ProgramsPage list={list} /> : <MissingPage back={back} />;
}
