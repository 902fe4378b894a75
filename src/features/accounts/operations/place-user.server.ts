import { currentConsent } from "#features/legal/operations.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { sayAge, takeOverFirstMinor } from "#features/people/operations/say-age.server.ts";
import type { Grade } from "#features/people/rules.ts";
import { replaceSignIn } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Actor } from "#shared/actor.ts";
import { deletePlaceUser, insertPlaceUser } from "../store/place-users.server.ts";
import { replaceConsents } from "../store/users.server.ts";
import { consentRows } from "./record-consent.server.ts";

const DOMAIN = "places.invalid";

/** Makes the user that stands for a pupil's place in a class: no address, no password, nobody but a short name. */
export async function makePlaceUser(
  ctx: Context,
  db: Db,
  { shortName, grade, locale }: { shortName: string; grade: Grade | null; locale: "ar" | "en" },
): Promise<number> {
  const at = ctx.clock.now().toISOString();
  const email = `place-${ctx.random.bytes(12).toString("hex")}@${DOMAIN}`;
  const id = await insertPlaceUser(db, {
    email,
    shortName,
    grade,
    locale,
    consentVersion: currentConsent(ctx).version,
    at,
  });
  await replaceConsents(db, id, consentRows(ctx, locale, at));
  return id;
}

/** Signs a pupil in to a place; a sign-in this browser had to another place ends. @returns the token, which is nowhere kept in clear. */
export function signInToPlace(ctx: Context, db: Db, actor: Actor, userId: number): Promise<string> {
  return replaceSignIn(ctx, db, actor, userId, "place");
}

/** Deletes the user of a place with all that hangs on it: sign-ins, answers, results. */
export function removePlaceUser(db: Db, userId: number): Promise<void> {
  return deletePlaceUser(db, userId);
}

/** What a pupil said about themselves in class is taken over where the account does not know it yet. */
export async function takeOverProfile(ctx: Context, db: Db, fromId: number, toId: number): Promise<void> {
  const [from, to] = [await readUser(db, fromId), await readUser(db, toId)];
  if (!from || !to) return;
  const at = ctx.clock.now().toISOString();
  const others = {
    grade: to.grade ?? from.grade,
    gender: to.gender ?? from.gender,
    scale_asked_at: to.scale_asked_at ?? from.scale_asked_at,
  };
  const known = { birthDate: to.birth_date, ageBand: to.age_band };
  const knowsAge = known.birthDate !== null || known.ageBand !== null;
  // The account says it only now: what a place said earlier, or somebody else at it, must not end an objection.
  await sayAge(db, toId, knowsAge ? known : { birthDate: from.birth_date, ageBand: from.age_band }, { at, ...others });
}

/** A minor's age that was said in class counts for the account that claims the place, also when the claim has to wait. */
export async function takeOverMinorAge(ctx: Context, fromId: number, toId: number): Promise<void> {
  await inTransaction(ctx, async (db) => {
    const from = await readUser(db, fromId);
    if (from) await takeOverFirstMinor(db, from, toId);
  });
}
