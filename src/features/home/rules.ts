import type { Question, Topic } from "#features/legal/schema.ts";

/** How many questions the landing page shows. */
export const LANDING_QUESTIONS = 5;

/** The first question of each topic, then the second of each, until there are enough. */
export function chooseQuestions(topics: readonly Topic[], count = LANDING_QUESTIONS): Question[] {
  return takeTurns(topics.map(({ questions }) => questions)).slice(0, count);
}

/** The first of each group, then the second of each, and so on. */
export function takeTurns<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** How many tips and professions stand for a day. */
export const OF_THE_DAY = 3;
const DAY_MS = 86_400_000;

/** Some of a list for a day (YYYY-MM-DD): the next day goes on where this one ends, so all get their turn. */
export function ofTheDay<T>(items: readonly T[], day: string, count = OF_THE_DAY): T[] {
  const start = Math.floor(Date.parse(day) / DAY_MS) * count;
  const shown = Math.min(count, items.length);
  return Array.from({ length: shown }, (_, at) => items[(start + at) % items.length] as T);
}
