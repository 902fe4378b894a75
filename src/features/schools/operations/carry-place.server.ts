import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import { type Actor, hasAccount } from "#shared/actor.ts";
import { sitsAtPlace } from "../access.ts";
import { CARRIED_SECONDS } from "../rules.ts";
import { findPlaceCalled, findPlaceOf } from "../store/places.server.ts";
import type { SchoolPlaceRow } from "../store/tables.server.ts";

const COOKIE = "place";
const PURPOSE = "schools.carried-place";

interface Carried {
  /** Of the place. */
  readonly id: string;
  /** As long as the paper code is the same the place is the same pupil's. */
  readonly hash: string;
  /** The account that typed the code; null when the place itself was open here. */
  readonly by: number | null;
}

type CarriedPlace = Pick<SchoolPlaceRow, "document_id" | "code_hash">;

/** Set-Cookie by which this browser need not be told a paper code again that it has proved a moment ago. */
export function carryPlace(ctx: Context, actor: Actor, { document_id: id, code_hash: hash }: CarriedPlace): string {
  const carried: Carried = { id, hash, by: hasAccount(actor) ? actor.id : null };
  const options = { httpOnly: true, secure: isSecure(ctx.config), maxAge: CARRIED_SECONDS };
  return writeCookie(COOKIE, seal(ctx, PURPOSE, carried, CARRIED_SECONDS), options);
}

/** The same for the place this browser is signed in to; null without one. */
export async function carryOwnPlace(ctx: Context, actor: Actor): Promise<string | null> {
  const own = sitsAtPlace(actor) ? await findPlaceOf(ctx.db, actor.id) : undefined;
  return own ? carryPlace(ctx, actor, own) : null;
}

/** Set-Cookie that ends it. */
export function dropCarried(ctx: Context): string {
  return writeCookie(COOKIE, "", { httpOnly: true, secure: isSecure(ctx.config), maxAge: 0 });
}

/** The place a browser carries, if it can still be claimed by whoever asks. */
export async function carriedPlace(
  ctx: Context,
  actor: Actor,
  cookieHeader: string | null,
): Promise<SchoolPlaceRow | null> {
  const carried = unseal(ctx, PURPOSE, readCookies(cookieHeader)[COOKIE] ?? "") as Carried | null;
  if (!carried || (carried.by !== null && !(hasAccount(actor) && actor.id === carried.by))) return null;
  const place = await findPlaceCalled(ctx.db, carried.id);
  const isOpen = place?.code_hash === carried.hash && Date.parse(place.expires_at) > ctx.clock.now().getTime();
  return isOpen ? place : null;
}
