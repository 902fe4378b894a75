import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { forgetTriesOf, takeTry } from "#platform/limits/count-tries.ts";
import { stillThere } from "#platform/permission.ts";
import type { Person } from "#shared/actor.ts";
import { isFreshProof, LIMITS } from "../rules.ts";
import { checkCode, hasSecondStep } from "./check-code.server.ts";

/** Whether an account is opened by a password; without one a fresh sign-in elsewhere is the proof. */
export async function hasPassword(ctx: Context, person: Person): Promise<boolean> {
  return Boolean((await readUser(ctx.db, person.id))?.password_hash);
}

/**
 * Makes sure it is the owner who asks, not somebody at a screen left open: the password, or for an account without one a sign-in that is
 * minutes old (proof_needed otherwise). `path`: the field that is named when the password is missing or wrong.
 */
export async function requireProof(
  ctx: Context,
  person: Person,
  password?: string,
  path = "currentPassword",
): Promise<UserRow> {
  const user = stillThere(await readUser(ctx.db, person.id));
  if (user.password_hash === "") {
    if (!isFreshProof(person.provedAt, ctx.clock.now())) throw new AppError("proof_needed");
    return user;
  }
  if (!password) throw new AppError("form_invalid", { fields: [{ path, code: "required" }] });
  await takeTry(ctx, LIMITS.proofAccount, String(user.id));
  if (!(await ctx.passwords.isOf(password, user.password_hash)))
    throw new AppError("form_invalid", { fields: [{ path, code: "password_not_current" }] });
  await forgetTriesOf(ctx, LIMITS.proofAccount, String(user.id));
  return user;
}

/** The same and a code, where the account asks for one: for what touches the accounts of others. */
export async function requireFullProof(
  ctx: Context,
  person: Person,
  { currentPassword, code }: { readonly currentPassword?: string; readonly code?: string },
): Promise<UserRow> {
  const user = await requireProof(ctx, person, currentPassword);
  if (!(await hasSecondStep(ctx, person.id))) return user;
  if (!code) throw new AppError("second_step_needed", { fields: [{ path: "code", code: "required" }] });
  await checkCode(ctx, person.id, code);
  return user;
}
