import { note } from "#features/audit/operations.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import { openSignIn, type SignedInNow } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { deviceOf, takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { Finish } from "../schema.ts";
import { findIdentity, insertIdentity } from "../store/identities.server.ts";
import { deleteLinksOf } from "../store/links.server.ts";
import { putUser, replaceConsents } from "../store/users.server.ts";
import type { Waiting } from "./keep-google-state.server.ts";
import { consentRows } from "./record-consent.server.ts";
import { newUser } from "./register.server.ts";
import { requireFreeAddress } from "./require-free-address.server.ts";

/** Makes the account of somebody the provider vouched for, active and without a password, and signs in. */
export async function signUpByProvider(
  ctx: Context,
  actor: Actor,
  input: Finish,
  waiting: Waiting,
): Promise<SignedInNow> {
  await takeTry(ctx, LIMITS.signUpAddress, actor.origin.address);
  await takeTry(ctx, LIMITS.signUpDevice, deviceOf(actor.origin));
  const user = await inTransaction(ctx, async (db) => {
    // Sent twice, or finished in another tab.
    if (await findIdentity(db, waiting.issuer, waiting.subject)) throw new AppError("already_active");
    await requireFreeAddress(ctx, db, waiting.email);
    return putPerson(ctx, db, actor.locale, input, waiting);
  });
  return openSignIn(ctx, actor, user, "google");
}

async function putPerson(
  ctx: Context,
  db: Db,
  locale: "ar" | "en",
  input: Finish,
  { issuer, subject, email }: Waiting,
): Promise<UserRow> {
  const at = ctx.clock.now().toISOString();
  const put = await putUser(db, {
    ...newUser(ctx, { ...input, email }, { passwordHash: "", locale, at }),
    activated_at: at,
  });
  if (!put) throw new AppError("email_taken");
  await deleteLinksOf(db, put.id);
  const consents = consentRows(ctx, locale, at);
  await replaceConsents(db, put.id, consents);
  const identity = { issuer, subject, user_id: put.id, email, linked_at: at, last_used_at: at };
  if (!(await insertIdentity(db, identity))) throw new AppError("already_active");
  await note(ctx, db, { actorId: put.id, action: "identity.signed_up", subjectId: put.id });
  const user = await readUser(db, put.id);
  if (!user) throw new AppError("internal");
  return user;
}
