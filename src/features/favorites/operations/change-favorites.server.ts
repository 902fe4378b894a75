import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { asCookie, PLAIN_MARK, SAVED_COOKIE } from "#shared/saved-address.ts";
import { formRefusal, mayKeepInAccount } from "../access.ts";
import { changedAddresses, DEVICE_DAYS } from "../rules.ts";
import type { FavoriteForm } from "../schema.ts";
import { addressOf, findRecord } from "./find-record.server.ts";
import { claimSaved, noteFavorite, removeFavorite, saveFavorite } from "./keep-favorites.server.ts";
import { heldBy } from "./read-saved.server.ts";

const DAY_SECONDS = 86_400;

interface Sender {
  readonly cookies: string | null;
  /** Scripts mark the pages of this browser; where there are none the server does, and its pages are not those stored for all. Left open, it stays as it was. */
  readonly hasScripts: boolean | undefined;
}

/** Does what a form asks. @returns the cookies to set; who has no account keeps favourites on the device. */
export async function changeFavorites(
  ctx: Context,
  actor: Actor,
  form: FavoriteForm,
  { cookies, hasScripts }: Sender,
): Promise<string[]> {
  refuseIf(formRefusal(actor, form.act));
  const isMarkedHere =
    hasScripts === undefined ? readCookies(cookies)[SAVED_COOKIE]?.startsWith(PLAIN_MARK) : !hasScripts;
  const cookie = (held: readonly string[]) => [deviceCookie(ctx, held, isMarkedHere ? PLAIN_MARK : "")];
  if (form.act === "forget") return cookie([]);
  if (form.act === "claim") {
    await claimSaved(ctx, actor, heldBy(cookies));
    return cookie([]);
  }
  if (mayKeepInAccount(actor)) {
    if (form.act === "save") await saveFavorite(ctx, actor, form);
    else if (form.act === "remove") await removeFavorite(ctx, actor, form.record);
    else await noteFavorite(ctx, actor, { documentId: form.record, note: form.note });
    return [];
  }
  if (form.act === "note") return [];
  const found = findRecord(ctx, actor, form.record);
  if (form.act === "save" && !found) throw new AppError("not_found");
  const address = found ? addressOf(found.type, found.item.slug) : form.record;
  return cookie(changedAddresses(heldBy(cookies), address, form.act === "save"));
}

/** Pages read it too: it names nothing but published records. */
function deviceCookie(ctx: Context, held: readonly string[], mark: string): string {
  const maxAge = held.length > 0 ? DEVICE_DAYS * DAY_SECONDS : 0;
  return writeCookie(SAVED_COOKIE, `${mark}${asCookie(held)}`, { maxAge, secure: isSecure(ctx.config) });
}
