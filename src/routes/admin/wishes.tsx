import { data } from "react-router";
import { WishesPage } from "#features/jobs/components/wishes-page.tsx";
import { listWishes } from "#features/jobs/operations/wish-profile.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { pageOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/wishes";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const page = pageOf(new URL(request.url).searchParams.get("page")) ?? 1;
  try {
    return { list: await listWishes(ctx, actor, page) };
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.jobs_wishes_title(), path: pathTo("adminWishes") });

export default function Wishes({ loaderData: { list } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return <WishesPage list={list} locale={locale} timeZone={site.timeZone} />;
}
