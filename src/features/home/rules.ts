import type { Question, Topic } from "#features/legal/schema.ts";

/** How many questions the landing page shows. */
export const LANDING_QUESTIONS = 5;

/** The first question of each topic, then the second of each, until there are enough. */
export function chooseQuestions(topics: readonly Topic[], count = LANDING_QUESTIONS): Question[] {
  const longest = Math.max(0, ...topics.map(({ questions }) => questions.length));
  const rounds = Array.from({ length: longest }, (_, at) =>
    topics.flatMap(({ questions }) => questions.slice(at, at + 1)),
  );
  return rounds.flat().slice(0, count);
}
