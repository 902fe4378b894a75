import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { Environment } from "#shared/environments.ts";
import { submitAll } from "./finish-attempt.server.ts";
import { newestForm } from "./read-instrument.server.ts";

/** How many statements of each environment fit, the first ones of it. */
export type DemoAnswers = Readonly<Record<Environment, number>>;

/** A demo person answers the whole scale. */
export async function answerAsDemo(ctx: Context, person: Person, fits: DemoAnswers): Promise<void> {
  const { statements } = await newestForm(ctx);
  const seen: Partial<Record<Environment, number>> = {};
  const answers = Object.fromEntries(
    statements.map(({ id, environment }) => {
      const count = (seen[environment] ?? 0) + 1;
      seen[environment] = count;
      return [id, count <= fits[environment]];
    }),
  );
  await submitAll(ctx, person, { answers });
}
