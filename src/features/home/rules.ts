import type { Question, Topic } from "#features/legal/schema.ts";
import { takeTurns } from "#shared/turns.ts";

/** How many questions the landing page shows. */
export const LANDING_QUESTIONS = 5;

/** The first question of each topic, then the second of each, until there are enough. */
export function chooseQuestions(topics: readonly Topic[], count = LANDING_QUESTIONS): Question[] {
  return takeTurns(topics.map(({ questions }) => questions)).slice(0, count);
}
