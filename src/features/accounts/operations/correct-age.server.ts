import { note } from "#features/audit/operations.server.ts";
import { readUser, readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import { correctAge } from "#features/people/operations/say-age.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { mayHoldRole } from "../access.ts";
import type { AgeCorrection } from "../schema/ages.ts";
import { holderOf, requireAdministrator } from "./grant-role.server.ts";

/** Sets the age of somebody right who slipped: the way out for people of age whom their first word holds as minors. */
export async function setAgeRight(ctx: Context, actor: Actor, input: AgeCorrection): Promise<UserRow> {
  const { id: actorId } = requireAdministrator(actor);
  const { email, dob, age_band: band, reason } = input;
  return inTransaction(ctx, async (db) => {
    const user = await readUserByEmail(db, email);
    if (!user || !mayHoldRole(holderOf(user))) throw new AppError("not_found");
    const said = { birthDate: dob ?? null, ageBand: band ?? null };
    await correctAge(db, user.id, said, ctx.clock.now().toISOString());
    await note(ctx, db, { actorId, action: "age.corrected", subjectId: user.id, details: { reason } });
    return (await readUser(db, user.id)) ?? user;
  });
}
