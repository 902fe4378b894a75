import { note } from "#features/audit/operations.server.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { administratorSchema } from "../schema.ts";
import { deleteLinksOf } from "../store/links.server.ts";
import { disableDemoUsers, giveRole, putUser } from "../store/users.server.ts";
import { isEmailHeld } from "./hold-email.server.ts";
import { requireGoodPassword } from "./judge-password.server.ts";
import { queueRoleNews } from "./queue-admin-news.server.ts";

export interface NewAdministrator {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Makes an administrator on the machine itself; the demo accounts are shut in the same step. */
export async function createAdministrator(ctx: Context, input: NewAdministrator): Promise<void> {
  const { email, firstName, lastName, password } = parseInput(administratorSchema, input);
  await requireGoodPassword(ctx, password, { email, firstName, lastName });
  if (await isEmailHeld(ctx, ctx.db, email)) throw new AppError("email_taken");
  const hash = await ctx.passwords.hash(password);
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    const user = await putUser(db, {
      email,
      password_hash: hash,
      first_name: firstName,
      last_name: lastName,
      account_type: "Employee",
      gender: null,
      birth_date: null,
      age_band: null,
      grade: null,
      keep_results: "keep",
      locale: "ar",
      is_demo: false,
      consent_version: currentConsent(ctx).version,
      activated_at: at,
      created_at: at,
    });
    if (!user) throw new AppError("email_taken");
    await deleteLinksOf(db, user.id);
    await giveRole(db, user.id, "admin", at);
    await note(ctx, db, { actorId: null, action: "role.given", subjectId: user.id, details: { role: "admin" } });
    await queueRoleNews(ctx, db, { userId: user.id, role: "admin", given: true, byId: null, at });
    await disableDemoUsers(db, at);
  });
}
