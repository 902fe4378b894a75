import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import type { Person } from "#shared/actor.ts";
import { deleteSignInsOf, holdSignIn, noteProof } from "../store/sign-ins.server.ts";

/** Holds the sign-in that asks to the end of the transaction: one that was ended elsewhere in the meantime changes nothing. */
export async function requireStanding(db: Db, { id, signInId }: Pick<Person, "id" | "signInId">): Promise<void> {
  if (!(await holdSignIn(db, id, signInId))) throw new AppError("unauthorized");
}

/** Ends all sign-ins of a person, or all but one, whatever they were to keep. @returns how many. */
export function endSignInsOf(db: Db, userId: number, except?: string): Promise<number> {
  return deleteSignInsOf(db, userId, except);
}

/** The person behind this sign-in has just proved elsewhere who they are. */
export async function noteProofOf(ctx: Context, { signInId }: Pick<Person, "signInId">): Promise<void> {
  await inTransaction(ctx, (db) => noteProof(db, signInId, ctx.clock.now().toISOString()));
}
