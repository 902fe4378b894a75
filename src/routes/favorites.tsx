import { data, redirect } from "react-router";
import { FavoritesPage } from "#features/favorites/components/favorites-page.tsx";
import { changeFavorites, viewFavorites } from "#features/favorites/operations/view-favorites.server.ts";
import { type FavoriteForm, favoriteForm } from "#features/favorites/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { hasAccount } from "#shared/actor.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import favoritesSheet from "#ui/styles/favorites-sheet.css?url";
import type { Route } from "./+types/favorites";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { searchParams: query } = new URL(request.url);
  const [tab, page, removed, back] = ["tab", "page", "removed", "back"].map((name) => query.get(name));
  const asked = { tab, page, removed, back } as Record<"tab" | "page" | "removed" | "back", string | null>;
  return { view: await viewFavorites(ctx, actor, { ...asked, cookies: request.headers.get("cookie") }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(favoriteForm, form);
    const cookies = await changeFavorites(ctx, actor, input, request.headers.get("cookie"));
    const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
    if ("stays" in input && input.stays) return data(undefined, { headers });
    return redirect(afterwards(input, hasAccount(actor)), { status: 303, headers });
  });
}

/** Back to where the button stood, which tells it for an account; else to this page, with what was taken away to be had back. */
function afterwards(input: FavoriteForm, isTold: boolean): string {
  if ("back" in input && isOwnPath(input.back))
    return isTold ? input.back : pathTo("favorites", {}, { back: input.back });
  if (input.act !== "remove") return pathTo("favorites");
  return pathTo("favorites", {}, { tab: input.tab, removed: input.documentId });
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
