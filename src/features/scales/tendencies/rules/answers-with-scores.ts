import { ENVIRONMENTS } from "#shared/environments.ts";
import { type Profile, STATEMENTS_PER_ENVIRONMENT, type Statement } from "../rules.ts";

/** Any step without a common factor goes through all nine. */
const STEP = 4;

/** Answers that give exactly these scores, spread over the form as somebody's are who reads it: true first and false after would look unread. */
export function answersWithScores(statements: readonly Statement[], scores: Profile): Record<string, boolean> {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    statements.map(({ id, environment }) => {
      const count = seen.get(environment) ?? 0;
      seen.set(environment, count + 1);
      const turn = (STEP * count + 2 * ENVIRONMENTS.indexOf(environment)) % STATEMENTS_PER_ENVIRONMENT;
      return [id, turn < scores[environment]];
    }),
  );
}
