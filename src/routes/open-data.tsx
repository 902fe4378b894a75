import { OpenDataPage } from "#features/open-data/components/open-data-page.tsx";
import { listOpenData } from "#features/open-data/operations/list-files.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/open-data";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = requestInfo(context);
  return { data: await listOpenData(ctx, locale), locale, timeZone: ctx.config.site.timeZone };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const [title, description] = [m.open_data_title(), m.open_data_lead()];
  return pageHead({ title, description, path: pathTo("openData"), locale, site });
}

export default function OpenData({ loaderData }: Route.ComponentProps) {
  return <OpenDataPage {...loaderData} />;
}
