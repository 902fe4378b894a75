import { data } from "react-router";
import { DegreesPage } from "#features/studies/components/degrees-page.tsx";
import { listDegrees, listDegreesByArea } from "#features/studies/operations/list-degrees.server.ts";
import { DEGREES, DEGREES_BY_AREA } from "#features/studies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { listHead } from "#layouts/list-head.ts";
import { siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { listingAddress, readListing } from "#shared/listing.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import listSheet from "#ui/styles/list-sheet.css?url";
import cardsSheet from "#ui/styles/study-cards-sheet.css?url";
import waysSheet from "#ui/styles/ways-sheet.css?url";
import type { Route } from "./+types/degree";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const params = new URL(request.url).searchParams;
  const isByArea = params.get("view") === "areas";
  const query = readListing(DEGREES, params);
  const list = (isByArea ? listDegreesByArea : listDegrees)(ctx, actor, query);
  const back = listingAddress(isByArea ? DEGREES_BY_AREA : DEGREES, { ...query, page: 1 });
  return data({ list, back }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const list = loaderData?.list ?? null;
  return listHead(root, {
    list,
    title: m.studies_degrees_title(),
    description: m.studies_degrees_description(),
    listing: list?.areas ? DEGREES_BY_AREA : DEGREES,
    home: m.ui_home(),
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: listSheet },
  { rel: "stylesheet", href: cardsSheet },
  { rel: "stylesheet", href: waysSheet },
];

export default function Degrees({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <DegreesPage list={list} /> : <MissingPage back={back} />;
}
