import { data, redirect } from "react-router";
import { FavoritesPage } from "#features/favorites/components/favorites-page.tsx";
import { changeFavorites } from "#features/favorites/operations/change-favorites.server.ts";
import { viewFavorites } from "#features/favorites/operations/view-favorites.server.ts";
import { type FavoriteForm, favoriteForm, type PressForm, pressForm } from "#features/favorites/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import favoritesSheet from "#ui/styles/favorites-sheet.css?url";
import type { Route } from "./+types/favorites";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { searchParams: query } = new URL(request.url);
  const [tab = null, page = null, sort = null, removed = null] = ["tab", "page", "sort", "removed"].map((name) =>
    query.get(name),
  );
  const asked = { tab, page, sort, removed };
  return { view: await viewFavorites(ctx, actor, { ...asked, cookies: request.headers.get("cookie") }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const cookies = request.headers.get("cookie");
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const press = "act" in form ? null : parseInput(pressForm, form);
    const input = press ? pressed(press) : parseInput(favoriteForm, form);
    const hasScripts = press ? press.stays === "yes" : undefined;
    const set = await changeFavorites(ctx, actor, input, { cookies, hasScripts });
    const headers = new Headers(set.map((cookie) => ["Set-Cookie", cookie]));
    if (press?.stays) return data(undefined, { headers });
    return redirect(press ? backTo(press) : afterwards(input), { status: 303, headers });
  });
}
function pressed({ save, remove = "" }: PressForm): FavoriteForm {
  return save === undefined ? { act: "remove", record: remove } : { act: "save", record: save };
}

/** The same button on the page it was pressed on, without scripts. */
function backTo({ back, save, remove }: PressForm): string {
  return isOwnPath(back) ? `${back.replace(/#.*/, "")}#${save ?? remove}` : pathTo("favorites");
}

/** This page as it was: beside what has just been noted, or with what was taken away to be had back. */
function afterwards(form: FavoriteForm): string {
  if (form.act !== "note" && form.act !== "remove") return pathTo("favorites");
  const { tab, page, sort, record } = form;
  if (form.act === "note") return `${pathTo("favorites", {}, { tab, page, sort })}#${record}`;
  return pathTo("favorites", {}, { tab, page, sort, removed: record });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: favoritesSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("favorites") });

export default function Favorites({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.favorites_title()} isRefused={actionData !== undefined} />
      <FavoritesPage {...loaderData} timeZone={useSite().site.timeZone} refused={actionData} />
    </>
  );
}
