import { note } from "#features/audit/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUser, readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { normaliseEmail } from "#shared/email.ts";
import { mayHoldRole } from "../access.ts";
import { holdAdministrators } from "../store/users.server.ts";
import { holderOf, writeRole } from "./grant-role.server.ts";

export type StaffKind = "advisor" | "teacher";

interface TakenOn {
  readonly userId: number;
  readonly kind: StaffKind;
  /** The administrator who decided it. */
  readonly byId: number;
}

/** Makes somebody an advisor or a teacher in the transaction that decides it. @returns whether the account can be one: it is active. */
export async function takeOnStaff(ctx: Context, db: Db, { userId, kind, byId }: TakenOn): Promise<boolean> {
  const at = ctx.clock.now().toISOString();
  const user = await readUser(db, userId);
  if (!user || !mayHoldRole(holderOf(user))) return false;
  if (kind === "advisor") await writeAdvisor(ctx, db, { userId, byId, given: true });
  else await writeRole(ctx, db, { userId, role: "teacher", given: true, byId, at, isToldElsewhere: true });
  return true;
}

/** Makes an account an advisor's on the machine itself, or an ordinary one again, by `npm run grant`. */
export async function grantAdvisor(ctx: Context, { email, given }: { email: string; given: boolean }): Promise<void> {
  await inTransaction(ctx, async (db) => {
    await holdAdministrators(db, ctx.database.engine);
    const user = await readUserByEmail(db, normaliseEmail(email));
    if (!user || !mayHoldRole(holderOf(user))) throw new AppError("not_found");
    if ((user.account_type === "Consultant") === given) return;
    await writeAdvisor(ctx, db, { userId: user.id, byId: null, given });
  });
}

/** Which kind an account was before is not kept: who is an advisor no longer is at work all the same. */
async function writeAdvisor(
  ctx: Context,
  db: Db,
  { userId, byId, given }: { userId: number; byId: number | null; given: boolean },
): Promise<void> {
  const updated_at = ctx.clock.now().toISOString();
  await changeUser(db, userId, { account_type: given ? "Consultant" : "Employee", updated_at });
  await note(ctx, db, { actorId: byId, action: given ? "advisor.made" : "advisor.ended", subjectId: userId });
}
