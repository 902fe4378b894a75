import { data } from "react-router";
import { CertificatesPage } from "#features/studies/components/certificates-page.tsx";
import { listCertificates } from "#features/studies/operations/list-certificates.server.ts";
import { CERTIFICATES } from "#features/studies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { listHead } from "#layouts/list-head.ts";
import { siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { listingAddress, readListing } from "#shared/listing.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import listSheet from "#ui/styles/list-sheet.css?url";
import cardsSheet from "#ui/styles/study-cards-sheet.css?url";
import type { Route } from "./+types/certification";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = readListing(CERTIFICATES, new URL(request.url).searchParams);
  const list = listCertificates(ctx, actor, query);
  return data({ list, back: listingAddress(CERTIFICATES, { ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  return listHead(root, {
    listing: CERTIFICATES,
    list: loaderData?.list ?? null,
    title: m.studies_certificates_title(),
    description: m.studies_certificates_description(),
    home: m.ui_home(),
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: listSheet },
  { rel: "stylesheet", href: cardsSheet },
];

export default function Certificates({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <CertificatesPage list={list} /> : <MissingPage back={back} />;
}
