/** Why a profession resembles a person: the true reasons, taken from the six terms of r (measurement.md 2.3). */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { type Profile, type Statement, valuesOf } from "../rules.ts";

export const REASONS = 3;
/** So many of the largest terms may be told as reasons. */
const LARGEST = 2;

/** An environment that raised a likeness, because both are high in it or both low. */
export type Ground = { readonly environment: Environment; readonly is: "high" | "low" };

export const meanOf = (profile: Profile): number =>
  valuesOf(profile).reduce((total, value) => total + value, 0) / ENVIRONMENTS.length;

/** The two largest of the terms that raise r, the largest first, ties R-I-A-S-E-C: all that may be named as a reason. */
export function groundsOf(person: Profile, terms: Profile): Ground[] {
  const mean = meanOf(person);
  return ENVIRONMENTS.toSorted((a, b) => terms[b] - terms[a])
    .slice(0, LARGEST)
    .filter((one) => terms[one] > 0)
    .map((environment) => ({ environment, is: person[environment] > mean ? "high" : "low" }));
}

/** A term that lowers r by less than this is no difference worth naming; ours. */
const APART = 0.05;

/** The environment that lowers r most, and whether the person is above or below their own mean in it; null where none does. */
export function apartIn(person: Profile, terms: Profile): Ground | null {
  const [environment] = ENVIRONMENTS.toSorted((a, b) => terms[a] - terms[b]);
  if (!environment || terms[environment] > -APART) return null;
  return { environment, is: person[environment] > meanOf(person) ? "high" : "low" };
}

/** Whether one single low score carries more than half of a likeness: then it says little of what the person likes. */
export function isOneLowScore(person: Profile, terms: Profile, r: number): boolean {
  const mean = meanOf(person);
  return ENVIRONMENTS.some((one) => person[one] < mean && terms[one] > r / 2);
}

/**
 * The statements marked true that speak for a likeness, at most three, of its grounds where both are high: a shared low score is no
 * statement's doing. Places go one by one to the highest term / (2 × places it has + 1), the proportional seats of Sainte-Laguë.
 * Of one environment those come first that say most of the profession (`weigh`), then in form order.
 */
export function findReasons(
  person: Profile,
  terms: Profile,
  marked: readonly Statement[],
  weigh: (statement: Statement) => number = () => 0,
): string[] {
  const waiting = groundsOf(person, terms)
    .filter(({ is }) => is === "high")
    .map(({ environment }) => ({
      term: terms[environment],
      places: 0,
      statements: marked.filter((one) => one.environment === environment).toSorted((a, b) => weigh(b) - weigh(a)),
    }));
  const claim = ({ term, places, statements }: (typeof waiting)[number]) =>
    places < statements.length ? term / (2 * places + 1) : 0;
  const reasons: string[] = [];
  while (reasons.length < REASONS) {
    const [winner] = waiting.toSorted((a, b) => claim(b) - claim(a));
    const statement = winner && claim(winner) > 0 ? winner.statements[winner.places] : undefined;
    if (!winner || !statement) break;
    reasons.push(statement.id);
    winner.places += 1;
  }
  return reasons;
}
