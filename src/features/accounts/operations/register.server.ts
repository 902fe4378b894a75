import { currentConsent } from "#features/legal/operations.server.ts";
import { readUser, readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import { standInEmail } from "#features/people/operations/stand-in-email.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { deviceOf, noteTry, requireTriesLeft, takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { SignUp } from "../schema.ts";
import { deleteLinksOf } from "../store/links.server.ts";
import { type NewUser, putUser, replaceConsents } from "../store/users.server.ts";
import { isEmailHeld } from "./hold-email.server.ts";
import { requireGoodPassword } from "./judge-password.server.ts";
import { consentRows } from "./record-consent.server.ts";
import { queueActivation } from "./resend-activation.server.ts";

export const TAKEN_WORK = "accounts.taken";

/** Makes an account that waits for its activation link, in the place of one that never was activated. `next`: where the link leads on to. */
export async function register(ctx: Context, actor: Actor, input: SignUp, next?: string): Promise<UserRow> {
  const { origin } = actor;
  const device = deviceOf(origin);
  await takeTry(ctx, LIMITS.signUpAddress, origin.address);
  if (origin.isMarked) await takeTry(ctx, LIMITS.signUpDevice, device);
  await takeTry(ctx, LIMITS.signUpEmail, input.email);
  const isTold = ctx.config.takenAddress === "told";
  // Asked before the address is looked at: after the limit neither answer says whether it is taken.
  if (isTold) await requireTriesLeft(ctx, LIMITS.emailTakenDevice, device);
  if (isTold) await requireTriesLeft(ctx, LIMITS.emailTakenAddress, origin.address);
  await requireGoodPassword(ctx, input.password, input);
  const hash = await ctx.passwords.hash(input.password);
  const isHeld = await isEmailHeld(ctx, ctx.db, input.email);
  const put = isHeld ? undefined : await putPerson(ctx, actor, input, { hash, next });
  const user = put ?? (isTold ? undefined : await putStandIn(ctx, actor, input, { hash, next }));
  if (!user) {
    await noteTry(ctx, LIMITS.emailTakenDevice, device);
    await noteTry(ctx, LIMITS.emailTakenAddress, origin.address);
    throw new AppError("email_taken", { fields: [{ path: "email", code: "email_taken" }] });
  }
  ctx.queue.wake();
  return user;
}

interface Put {
  readonly hash: string;
  readonly next: string | undefined;
  /** Whose address it is, where a stand-in is put; 0 for nobody to write to. */
  readonly ownerId?: number;
}

/** What waits in the place of a sign-up with somebody else's address; shown with the address that was typed. */
async function putStandIn(ctx: Context, actor: Actor, input: SignUp, put: Put): Promise<UserRow | undefined> {
  const owner = await readUserByEmail(ctx.db, input.email);
  const ownerId = owner?.activated_at && !owner.disabled_at ? owner.id : 0;
  const user = await putPerson(ctx, actor, { ...input, email: standInEmail(ctx, input.email) }, { ...put, ownerId });
  return user && { ...user, email: input.email };
}

function putPerson(
  ctx: Context,
  actor: Actor,
  input: SignUp,
  { hash: passwordHash, next, ownerId }: Put,
): Promise<UserRow | undefined> {
  const at = ctx.clock.now().toISOString();
  const { locale } = actor;
  return inTransaction(ctx, async (db) => {
    const put = await putUser(db, newUser(ctx, input, { passwordHash, locale, at }));
    if (!put) return undefined;
    await deleteLinksOf(db, put.id);
    const consents = consentRows(ctx, locale, at);
    await replaceConsents(db, put.id, consents);
    if (ownerId === undefined) await queueActivation(ctx, db, put.id, put.link_generation, next);
    else await ctx.queue.add(db, TAKEN_WORK, { userId: ownerId }, { key: `${TAKEN_WORK}:${ownerId}` });
    return readUser(db, put.id);
  });
}

/** The row of somebody who signs up and still has to activate the address. */
export function newUser(
  ctx: Context,
  input: Omit<SignUp, "password">,
  { passwordHash, locale, at }: { passwordHash: string; locale: "ar" | "en"; at: string },
): NewUser {
  return {
    email: input.email,
    password_hash: passwordHash,
    first_name: input.firstName,
    last_name: input.lastName,
    account_type: input.accountType,
    gender: input.gender ?? null,
    birth_date: input.birthDate ?? null,
    age_band: input.birthDate ? null : (input.ageBand ?? null),
    grade: input.grade ?? null,
    keep_results: input.keepResults,
    locale,
    is_demo: false,
    consent_version: currentConsent(ctx).version,
    activated_at: null,
    created_at: at,
  };
}
