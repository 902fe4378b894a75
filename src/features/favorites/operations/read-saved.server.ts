import type { Context } from "#platform/context.ts";
import { readCookies } from "#platform/http/cookies.ts";
import type { Actor } from "#shared/actor.ts";
import { SAVED_COOKIE } from "#shared/saved-address.ts";
import { mayKeepInAccount } from "../access.ts";
import { readHeld } from "../rules.ts";
import { readNewest } from "../store.server.ts";
import { addressOf } from "./find-record.server.ts";

/** A page marks so many at most; an older one says "save" and loses nothing when it is pressed. */
const MOST_MARKED = 200;

/** Where what is saved is shown, the newest first, so that buttons say so: an account's own, else what the device holds. */
export async function readSaved(ctx: Context, actor: Actor, cookies: string | null): Promise<string[]> {
  if (!mayKeepInAccount(actor)) return heldBy(cookies);
  const rows = await readNewest(ctx.db, actor.id, MOST_MARKED);
  return rows.flatMap(({ type, document_id }) => {
    const item = ctx.content.byDocumentId(type, document_id, actor.locale);
    return item ? [addressOf(type, item.slug)] : [];
  });
}

/** The addresses that a device holds. */
export function heldBy(cookies: string | null): string[] {
  return readHeld(readCookies(cookies)[SAVED_COOKIE]);
}
