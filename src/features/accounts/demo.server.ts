import { currentConsent } from "#features/legal/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction } from "#platform/context.ts";
import type { AccountType, Role } from "#shared/actor.ts";
import seed from "../../../db/seed/people/demo.json";
import { daysAgo } from "./operations/demo-life.server.ts";
import { disableDemoUsers, giveRole, putUser } from "./store/users.server.ts";

/** Public on purpose: it opens the demo accounts only, and only while demo mode is on. */
export const DEMO_PASSWORD = "wijha-demo-2026";

interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountType: AccountType;
  readonly roles: readonly Role[];
  readonly locale: "ar" | "en";
  /** How long the account has been there. */
  readonly daysAgo: number;
}

/**
 * Makes or opens the demo accounts while demo mode is on; shuts them and ends their sign-ins when it is off.
 * @returns `new` when all of them were made now and have no past yet, `off` when they are shut.
 */
export async function ensureDemoPeople(ctx: Context): Promise<"new" | "open" | "off"> {
  const at = ctx.clock.now().toISOString();
  if (!(await demoIsOn(ctx))) {
    await inTransaction(ctx, (db) => disableDemoUsers(db, at));
    return "off";
  }
  let hash: string | undefined;
  let made = 0;
  for (const person of seed as readonly DemoPerson[]) {
    const found = await readUserByEmail(ctx.db, person.email);
    if (found?.is_demo && found.disabled_at) await changeUser(ctx.db, found.id, { disabled_at: null, updated_at: at });
    if (found?.activated_at) continue;
    hash ??= await ctx.passwords.hash(DEMO_PASSWORD);
    await addDemoPerson(ctx, person, hash, daysAgo(ctx, person.daysAgo).clock.now().toISOString());
    made += 1;
  }
  return made === seed.length ? "new" : "open";
}

async function addDemoPerson(ctx: Context, person: DemoPerson, hash: string, at: string): Promise<void> {
  await inTransaction(ctx, async (db) => {
    const user = await putUser(db, {
      email: person.email,
      password_hash: hash,
      first_name: person.firstName,
      last_name: person.lastName,
      account_type: person.accountType,
      gender: null,
      birth_date: null,
      age_band: null,
      grade: null,
      keep_results: "keep",
      locale: person.locale,
      is_demo: true,
      consent_version: currentConsent(ctx).version,
      activated_at: at,
      created_at: at,
    });
    if (user) for (const role of person.roles) await giveRole(db, user.id, role, at);
  });
}
