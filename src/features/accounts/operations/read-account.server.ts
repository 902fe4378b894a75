import { readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Account, Origin } from "#shared/actor.ts";
import { normaliseEmail } from "#shared/email.ts";
import { mayHoldRole } from "../access.ts";
import { rolesOf } from "../store/users.server.ts";
import { holderOf } from "./grant-role.server.ts";

/** Who works on the machine itself comes from nowhere. */
const ON_THE_MACHINE: Origin = { address: "", device: "", userAgent: "" };

/** The account with this address as who acts, for a command; null where nobody may act by it. */
export async function accountAt(ctx: Context, email: string): Promise<Account | null> {
  const user = await readUserByEmail(ctx.db, normaliseEmail(email));
  return user && mayHoldRole(holderOf(user)) ? accountOf(ctx, user) : null;
}

/** Somebody as who acts, without a request of theirs. */
export async function accountOf(ctx: Context, user: UserRow): Promise<Account> {
  return {
    kind: "person",
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    accountType: user.account_type,
    roles: await rolesOf(ctx.db, user.id),
    locale: user.locale,
    origin: ON_THE_MACHINE,
    signInId: "",
    isPlace: false,
    provedAt: user.created_at,
    consentVersion: user.consent_version,
    eraseAt: null,
  };
}
