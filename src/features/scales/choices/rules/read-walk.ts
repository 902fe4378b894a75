import { type ActivityKey, isEnough, nextActivities } from "./next-set.ts";
import type { Choice } from "./strengths.ts";

/** What was said of a set: ids of activities. */
export interface SetAnswer {
  readonly shown: readonly string[];
  readonly best: string;
  readonly worst: string;
}

export interface AnsweredSet<T> {
  readonly activities: readonly T[];
  readonly best: string;
  readonly worst: string;
}

export interface WalkRead<T> {
  readonly sets: readonly AnsweredSet<T>[];
  /** The set to choose from now; null once enough was chosen. */
  readonly next: readonly T[] | null;
  readonly choices: readonly Choice[];
}

/**
 * The walk as its answers make it, from the first set on: what a set shows follows from the answers before it, so that an answer to
 * a set that would no longer be shown counts no more, nor do those behind it.
 */
export function readWalk<T extends ActivityKey>(
  activities: readonly T[],
  said: ReadonlyMap<number, SetAnswer>,
): WalkRead<T> {
  const sets: AnsweredSet<T>[] = [];
  const choices: Choice[] = [];
  while (!isEnough(choices)) {
    const shownBefore = sets.flatMap((one) => one.activities.map(({ id }) => id));
    const shown = nextActivities(activities, choices, shownBefore);
    const answer = said.get(sets.length + 1);
    const choice = answer && isSameSet(shown, answer.shown) ? choiceOf(shown, answer) : null;
    if (!answer || !choice) return { sets, next: shown, choices };
    sets.push({ activities: shown, best: answer.best, worst: answer.worst });
    choices.push(choice);
  }
  return { sets, next: null, choices };
}

function isSameSet(shown: readonly ActivityKey[], ids: readonly string[]): boolean {
  return shown.length === ids.length && shown.every(({ id }) => ids.includes(id));
}

/** What a best and a worst of a set say of their environments; null where they are not of it, or the same. */
export function choiceOf(
  shown: readonly ActivityKey[],
  { best, worst }: Pick<SetAnswer, "best" | "worst">,
): Choice | null {
  const of = (id: string) => shown.find((one) => one.id === id)?.environment;
  const [first, last] = [of(best), of(worst)];
  if (!first || !last || first === last) return null;
  return { shown: shown.map(({ environment }) => environment), best: first, worst: last };
}
