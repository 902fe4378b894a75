import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { livingSignIns } from "#features/sign-ins/operations/living-sign-ins.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { keepTrial, livingTrials } from "../../store/attempts.server.ts";
import { scalesBegun } from "../../store/moved-attempts.server.ts";

/** Keeps what a person wants kept and could only try until a guardian confirmed, as far as its sign-in still lives. */
export async function keepTrials(ctx: Context, db: Db, userId: number): Promise<void> {
  const facts = await readPersonFacts(ctx, userId, db);
  if (facts?.keepResults !== "keep") return;
  const living = new Set(await livingSignIns(ctx, userId, db));
  const begun = new Set(await scalesBegun(db, userId));
  for (const trial of await livingTrials(db, userId, ctx.clock.now())) {
    if (!living.has(trial.sign_in_id)) continue;
    // Of each scale there is room for one draft.
    if (trial.state === "draft" && begun.has(trial.scale)) continue;
    if (trial.state === "draft") begun.add(trial.scale);
    await keepTrial(db, trial.id);
  }
}
