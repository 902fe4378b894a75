import { setTimeout as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { actorOfToken, cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Context } from "#platform/context.ts";
import { readCookies } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import { tokenHash } from "#platform/token.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { isClaimOver, MOST_KEPT_BYTES, sendingUntil } from "./rules.ts";
import { deleteClaim, findSending, insertClaim, putAnswer, takeClaim } from "./store.server.ts";

const ASK_EVERY_MS = 200;
const WAIT_AT_MOST_MS = 8000;

/** What somebody sends under an id of their own. */
export interface Sending {
  readonly id: string;
  /** Where to and what, in text: the same id with something else is another thing. */
  readonly asked: string;
}

/** The right to carry a sending out; none but its holder does. */
export interface Claim {
  readonly id: string;
  readonly keyHash: string;
  readonly claimedAt: string;
}

/** `mine`: carry it out · `done`: it was, and this was answered (null when that was too long to keep) · `under_way`: somebody does · `differs`: the id is another thing's. */
export type Claimed =
  | { readonly state: "mine"; readonly claim: Claim }
  | { readonly state: "done"; readonly answer: { readonly value: unknown } | null }
  | { readonly state: "under_way" | "differs" };

/** Claims a sending; an earlier copy of it that is still being carried out is waited for, up to a bound. */
export async function claimSending(
  ctx: Context,
  actor: Actor,
  sending: Sending,
  waitAtMostMs = WAIT_AT_MOST_MS,
): Promise<Claimed> {
  for (let waited = 0; ; waited += ASK_EVERY_MS) {
    const claimed = await tryToClaim(ctx, actor, sending);
    if (claimed.state !== "under_way" || waited >= waitAtMostMs) return claimed;
    await pause(ASK_EVERY_MS);
  }
}

async function tryToClaim(ctx: Context, actor: Actor, { id, asked }: Sending): Promise<Claimed> {
  const now = ctx.clock.now();
  const keyHash = hashOf(id, actor);
  const fresh = {
    key_hash: keyHash,
    asked_hash: tokenHash(`${id} ${asked}`),
    user_id: isPerson(actor) ? actor.id : null,
    claimed_at: now.toISOString(),
    expires_at: sendingUntil(now).toISOString(),
  };
  const mine = { state: "mine", claim: { id, keyHash, claimedAt: fresh.claimed_at } } as const;
  const found = await findSending(ctx.db, keyHash);
  if (!found) return (await insertClaim(ctx.db, fresh)) ? mine : { state: "under_way" };
  const takeOver = async () => ((await takeClaim(ctx.db, found, fresh)) ? mine : { state: "under_way" as const });
  if (isClaimOver(found, now)) return takeOver();
  if (found.asked_hash !== fresh.asked_hash) return { state: "differs" };
  if (found.done_at === null) return { state: "under_way" };
  if (found.answer_sealed === null) return { state: "done", answer: null };
  const kept = unseal(ctx, purposeOf(id), found.answer_sealed) as Kept | null;
  // A sign-in that has ended is no answer any more, least of all for who comes next to the same device.
  if (!kept || (kept.token && !(await actorOfToken(ctx, kept.token, actor.origin, actor.locale)))) return takeOver();
  return { state: "done", answer: { value: deserialize(Buffer.from(kept.value, "base64")) } };
}

interface Kept {
  /** The sign-in that the answer gave, if it gave one. */
  readonly token: string | undefined;
  readonly value: string;
}

/** The sign-in that Set-Cookie headers give, if one does. */
export function signInOf(ctx: Context, cookies: readonly string[]): string | undefined {
  return cookies.map((cookie) => readCookies(cookie.split(";")[0])[cookieName(ctx.config)]).find(Boolean);
}

/** Writes down that a sending was carried out, and what was answered; `token` is the sign-in that the answer gave. */
export async function keepAnswer(
  ctx: Context,
  actor: Actor,
  { id, keyHash, claimedAt }: Claim,
  { value, token }: { readonly value: unknown; readonly token?: string | undefined },
): Promise<void> {
  const person = token ? await actorOfToken(ctx, token, actor.origin, actor.locale) : null;
  await putAnswer(ctx.db, keyHash, claimedAt, {
    then_hash: person && hashOf(id, person),
    done_at: ctx.clock.now().toISOString(),
    answer_sealed: sealed(ctx, id, token, value),
    ...(person && { user_id: person.id }),
  });
}

/** Gives up a claim of something that was refused or failed: sent again, it is tried again. */
export async function freeSending(ctx: Context, { keyHash, claimedAt }: Claim): Promise<void> {
  await deleteClaim(ctx.db, keyHash, claimedAt);
}

/** Null for what is too long, or is no plain value. */
function sealed(ctx: Context, id: string, token: string | undefined, value: unknown): string | null {
  try {
    const bytes = serialize(value);
    if (bytes.length > MOST_KEPT_BYTES) return null;
    return seal(ctx, purposeOf(id), { token, value: bytes.toString("base64") } satisfies Kept);
  } catch {
    return null;
  }
}

/** A person, by whichever sign-in; a visitor, by the browser's own mark where it has one. */
function hashOf(id: string, actor: Actor): string {
  const who = isPerson(actor) ? `person ${actor.id}` : `visitor ${actor.origin.browser ?? ""}`;
  return tokenHash(`${id} ${who}`);
}

/** Sealed under the sender's id as well, of which the database has only a hash. */
function purposeOf(id: string): string {
  return `answer ${id}`;
}
