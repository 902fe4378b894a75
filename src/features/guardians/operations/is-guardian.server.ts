import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { isGuardianOf } from "../access.ts";
import { pupilsOf } from "../store/guardianships.server.ts";

/** Whether an account says of itself to be a guardian's. */
export function isGuardianByType(person: Person): boolean {
  return isGuardianOf(person, { hasChildren: false });
}

/** Whether somebody is spoken to as a guardian. */
export async function isGuardian(ctx: Context, person: Person): Promise<boolean> {
  if (isGuardianByType(person)) return true;
  return isGuardianOf(person, { hasChildren: (await pupilsOf(ctx.db, person.id)).length > 0 });
}
