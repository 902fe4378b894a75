import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { isOwnPath } from "#shared/screens.ts";
import { formRefusal, mayKeepInAccount } from "../access.ts";
import { presentFavorite } from "../presenter.server.ts";
import { changedIds, DEVICE_DAYS, readIds, SAVED_COOKIE, SAVED_TYPES, type SavedType } from "../rules.ts";
import type { Favorite, FavoriteForm, FavoritesView } from "../schema.ts";
import {
  claimSaved,
  listFavorites,
  noteFavorite,
  removeFavorite,
  saveFavorite,
  typeOf,
} from "./keep-favorites.server.ts";

const DAY_SECONDS = 86_400;

interface Asked {
  readonly tab: string | null;
  readonly page: string | null;
  readonly removed: string | null;
  readonly back: string | null;
  readonly cookies: string | null;
}

/** The page of favourites: an account's own, or what the device holds. */
export async function viewFavorites(ctx: Context, actor: Actor, asked: Asked): Promise<FavoritesView> {
  const tab = SAVED_TYPES.find((type) => type === asked.tab) ?? null;
  const page = Math.max(1, Number.parseInt(asked.page ?? "1", 10) || 1);
  const onDevice = describeSaved(ctx, actor, heldBy(asked.cookies));
  const removed = describeRemoved(ctx, actor, asked.removed);
  const back = isOwnPath(asked.back) ? asked.back : null;
  if (!mayKeepInAccount(actor)) {
    const counts = countOf(onDevice);
    const items = tab ? onDevice.filter(({ type }) => type === tab) : onDevice;
    return { items, counts, tab, page: 1, pageCount: 1, isOnDevice: true, held: 0, removed, back };
  }
  const list = await listFavorites(ctx, actor, { type: tab ?? undefined, page, pageSize: PAGE_SIZE });
  const pageCount = Math.max(1, Math.ceil(list.total / PAGE_SIZE));
  const { items, counts } = list;
  return { items, counts, tab, page, pageCount, isOnDevice: false, held: onDevice.length, removed, back };
}

/** Does what a form asks. @returns the cookies to set; who has no account keeps favourites on the device. */
export async function changeFavorites(
  ctx: Context,
  actor: Actor,
  form: FavoriteForm,
  cookies: string | null,
): Promise<string[]> {
  refuseIf(formRefusal(actor, form.act));
  const held = heldBy(cookies);
  if (form.act === "forget") return [deviceCookie(ctx, [])];
  if (mayKeepInAccount(actor)) {
    if (form.act === "save") await saveFavorite(ctx, actor, form);
    else if (form.act === "remove") await removeFavorite(ctx, actor, form.documentId);
    else if (form.act === "note") await noteFavorite(ctx, actor, form);
    else {
      await claimSaved(ctx, actor, held);
      return [deviceCookie(ctx, [])];
    }
    return [];
  }
  if (form.act !== "save" && form.act !== "remove") return [];
  if (form.act === "save" && !typeOf(ctx, actor, form.documentId)) throw new AppError("not_found");
  return [deviceCookie(ctx, changedIds(held, form.documentId, form.act === "save"))];
}

function heldBy(cookies: string | null): string[] {
  return readIds(readCookies(cookies)[SAVED_COOKIE]);
}

/** Pages read it too: it names nothing but published records. */
function deviceCookie(ctx: Context, ids: readonly string[]): string {
  const maxAge = ids.length > 0 ? DEVICE_DAYS * DAY_SECONDS : 0;
  return writeCookie(SAVED_COOKIE, ids.join("."), { maxAge, secure: isSecure(ctx.config) });
}

function describeSaved(ctx: Context, actor: Actor, ids: readonly string[]): Favorite[] {
  return ids.flatMap((document_id) => {
    const type = typeOf(ctx, actor, document_id);
    return type ? [presentFavorite(ctx, { type, document_id, note: null, saved_at: "" }, actor.locale)] : [];
  });
}

function describeRemoved(ctx: Context, actor: Actor, documentId: string | null): FavoritesView["removed"] {
  const [known] = readIds(documentId);
  if (!known) return null;
  const type = typeOf(ctx, actor, known);
  return {
    documentId: known,
    title: type ? (ctx.content.byDocumentId(type, known, actor.locale)?.title ?? null) : null,
  };
}

function countOf(items: readonly Favorite[]): FavoritesView["counts"] {
  const counts: Partial<Record<SavedType, number>> = {};
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
