import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { answersWithScores } from "../rules/answers-with-scores.ts";
import type { Profile } from "../rules.ts";
import { submitAll } from "./finish-attempt.server.ts";
import { newestForm } from "./read-instrument.server.ts";

/** How many statements of each environment fit. */
export type DemoAnswers = Profile;

/** A demo person answers the whole scale. */
export async function answerAsDemo(ctx: Context, person: Person, fits: DemoAnswers): Promise<void> {
  const { statements } = await newestForm(ctx);
  await submitAll(ctx, person, { answers: answersWithScores(statements, fits) });
}
