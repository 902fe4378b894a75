import type { Db } from "#platform/db/open.ts";
import { stillThere } from "#platform/permission.ts";
import type { Person } from "#shared/actor.ts";
import { holdSignIn } from "../store/sign-ins.server.ts";

/** Holds the sign-in that asks to the end of the transaction; one that was ended elsewhere in the meantime does nothing more (401). */
export async function requireStanding(db: Db, { id, signInId }: Person): Promise<void> {
  stillThere((await holdSignIn(db, id, signInId)) || null);
}
