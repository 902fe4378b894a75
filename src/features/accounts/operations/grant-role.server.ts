import { note } from "#features/audit/operations.server.ts";
import { readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import { requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { requireFullProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Account, Actor, Role } from "#shared/actor.ts";
import { normaliseEmail } from "#shared/email.ts";
import { mayGiveRoles, mayHoldRole, mayLoseRole } from "../access.ts";
import type { Proof, RoleChange } from "../schema/roles.ts";
import { disableDemoUsers, giveRole, holdAdministrators, rolesOf, takeRole } from "../store/users.server.ts";
import { queueRoleNews, type RoleNews } from "./queue-admin-news.server.ts";

/** Gives or takes a role, asked by an administrator. @returns the roles the person has then. */
export async function changeRole(ctx: Context, actor: Actor, change: RoleChange & Proof): Promise<Role[]> {
  const admin = requireAdministrator(actor);
  await requireFullProof(ctx, admin, change);
  return setRole(ctx, admin, change);
}

/** The administrator who asks; others are refused with 403. */
export function requireAdministrator(actor: Actor): Account {
  return permit(requireAccount(actor), mayGiveRoles);
}

/** The same on the machine itself, by `npm run grant`. */
export function grantRole(
  ctx: Context,
  { email, role, given = true }: { email: string; role: Role; given?: boolean },
): Promise<Role[]> {
  return setRole(ctx, null, { email: normaliseEmail(email), role, given });
}

/** Active accounts only; the last administrator stays one, and a first real one shuts the demo accounts. */
async function setRole(ctx: Context, by: Account | null, { email, role, given }: RoleChange): Promise<Role[]> {
  const at = ctx.clock.now().toISOString();
  const roles = await inTransaction(ctx, async (db) => {
    // Held first, as by a block: of two who take away what the other has, one waits.
    const administrators = await holdAdministrators(db, ctx.database.engine);
    if (by) await requireStanding(db, by);
    const user = await readUserByEmail(db, email);
    if (!user || !mayHoldRole(holderOf(user))) throw new AppError("not_found");
    if (!given && !mayLoseRole(user, role, administrators))
      throw new AppError("form_invalid", { fields: [{ path: "given", code: "last_admin" }] });
    if (given && role === "admin" && !user.is_demo) await disableDemoUsers(db, at);
    await writeRole(ctx, db, { userId: user.id, role, given, byId: by?.id ?? null, at });
    return rolesOf(db, user.id);
  });
  ctx.queue.wake();
  return roles;
}

/** Writes a role, notes it and asks for the mails about it, in the caller's transaction. */
export async function writeRole(ctx: Context, db: Db, news: RoleNews): Promise<void> {
  const { userId, role, given, byId, at } = news;
  if (given) await giveRole(db, userId, role, at);
  else await takeRole(db, userId, role);
  const action = given ? "role.given" : "role.taken";
  await note(ctx, db, { actorId: byId, action, subjectId: userId, details: { role } });
  await queueRoleNews(ctx, db, news);
}

/** Somebody as the rule about roles asks for them. */
export function holderOf({ kind, activated_at: activatedAt, disabled_at: disabledAt }: UserRow) {
  return { isPlace: kind === "place", isActivated: activatedAt !== null, isDisabled: disabledAt !== null };
}
