import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { normaliseEmail } from "#shared/email.ts";
import { removeSecondStep } from "./set-up-second-step.server.ts";

/** For somebody who lost app and recovery codes: takes the second step away, on the machine itself. */
export async function endSecondStepOf(ctx: Context, { email }: { email: string }): Promise<void> {
  await inTransaction(ctx, async (db) => {
    const user = await readUserByEmail(db, normaliseEmail(email));
    if (!user || !(await removeSecondStep(ctx, db, user.id, null))) throw new AppError("not_found");
  });
}
