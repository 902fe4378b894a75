import { KeptList } from "#features/privacy/components/kept-list.tsx";
import { listKept } from "#features/privacy/operations/list-kept.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import legalSheet from "#ui/styles/legal-sheet.css?url";
import type { Route } from "./+types/kept-data";

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = requestInfo(context);
  return { kept: listKept(ctx, locale) };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: legalSheet }];

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const [title, description] = [m.privacy_table_title(), m.privacy_table_lead()];
  return pageHead({ title, description, path: pathTo("keptData"), locale, site });
}

export default function KeptData({ loaderData: { kept } }: Route.ComponentProps) {
  return <KeptList things={kept} />;
}
