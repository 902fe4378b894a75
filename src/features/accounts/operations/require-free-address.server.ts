import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { isEmailHeld } from "./hold-email.server.ts";

/** Refuses an address that belongs to an active account, or that its last owner can still take back. */
export async function requireFreeAddress(ctx: Context, db: Db, email: string): Promise<void> {
  const user = await readUserByEmail(db, email);
  if (user?.activated_at) throw new AppError(user.password_hash ? "password_registered" : "email_taken");
  if (await isEmailHeld(ctx, db, email)) throw new AppError("email_taken");
}
