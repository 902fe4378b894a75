import { data } from "react-router";
import { LegalText } from "#features/legal/components/legal-text.tsx";
import { readLegalPage } from "#features/legal/operations.server.ts";
import { KEPT_ID, KeptLink } from "#features/privacy/components/kept-list.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import legalSheet from "#ui/styles/legal-sheet.css?url";
import type { Route } from "./+types/privacy-policy";

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const page = readLegalPage(ctx, actor, "privacy-and-policy");
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: legalSheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root || !loaderData) return [];
  const { site, locale } = root;
  const { title, summary } = loaderData.page;
  return pageHead({ title, description: summary, path: pathTo("privacy"), locale, site });
}

export default function Privacy({ loaderData: { page } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return (
    <LegalText
      page={page}
      locale={locale}
      timeZone={site.timeZone}
      after={<KeptLink />}
      afterContents={[{ id: KEPT_ID, title: m.privacy_table_title() }]}
    />
  );
}
