/** The tendencies scale: its numbers and its six scores (measurement.md 2.1); what is read of them stands in rules/. */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Zone } from "../engine/rules/test-sameness.ts";
import { type Band, type ScaleNorm, secondAttemptBand, trueScoreBand } from "../engine/rules/true-scores.ts";

export const STATEMENTS = 54;
export const STATEMENTS_PER_ENVIRONMENT = 9;
export const DEFAULT_TOP = 5;
/** How many matched professions a result tells as cards. */
export const SHOWN_MATCHES = 3;
export const GUEST_STATEMENTS = 6;

/**
 * Stand-ins until our own takers give figures, for each environment: reliability, standard deviation and mean in raw points;
 * the mean is the middle of the scale.
 */
export const PROVISIONAL = { provisional: true, alpha: 0.75, sd: 2.2, mean: 4.5 } as const satisfies ScaleNorm & {
  readonly provisional: boolean;
};

/** One number per environment: raw 0–9 for a person, O*NET "OI" 1–7 for an occupation. */
export type Profile = Readonly<Record<Environment, number>>;
export type Statement = { readonly id: string; readonly environment: Environment };
/** Statement id → marked true? */
export type Answers = Readonly<Record<string, boolean>>;

/** A record over the six environments, in hexagon order. */
export function byEnvironment<T>(pick: (environment: Environment) => T): Record<Environment, T> {
  const [R, I, A, S, E, C] = ENVIRONMENTS;
  return { R: pick(R), I: pick(I), A: pick(A), S: pick(S), E: pick(E), C: pick(C) };
}

/** The groups of a code that a headline names: as many as name two environments. */
export function leadingOf<T>([first = [], second = []]: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return first.length > 1 || second.length === 0 ? [first] : [first, second];
}

/** True for a complete form: 54 different statements, 9 in each environment (spec §9). */
export function isFullForm(statements: readonly Statement[]): boolean {
  const counts = byEnvironment((one) => statements.filter(({ environment }) => environment === one).length);
  const distinct = new Set(statements.map(({ id }) => id)).size;
  return distinct === STATEMENTS && ENVIRONMENTS.every((one) => counts[one] === STATEMENTS_PER_ENVIRONMENT);
}

const isAnswered = (answers: Answers, id: string): boolean => Object.hasOwn(answers, id);

/** Statements without an answer, in form order; scoring waits until there are none (spec §5). */
export function findUnanswered(statements: readonly Statement[], answers: Answers): Statement[] {
  return statements.filter(({ id }) => !isAnswered(answers, id));
}

/** Statements marked true, in form order. */
export function findMarked(statements: readonly Statement[], answers: Answers): Statement[] {
  return statements.filter(({ id }) => isAnswered(answers, id) && answers[id] === true);
}

/**
 * Raw score of an environment = number of its statements marked true (measurement.md 2.1).
 * Throws when a statement is unanswered or listed twice; answers to statements not listed do not count.
 */
export function scoreAnswers(statements: readonly Statement[], answers: Answers): Profile {
  const missing = findUnanswered(statements, answers);
  if (missing.length > 0) throw new RangeError(`Unanswered: ${missing.map(({ id }) => id).join(", ")}`);
  if (new Set(statements.map(({ id }) => id)).size < statements.length)
    throw new RangeError("A statement is listed twice");
  const marked = findMarked(statements, answers);
  return byEnvironment((one) => marked.filter(({ environment }) => environment === one).length);
}

/** What a result can be used for: nothing (`careless`), or what its zone allows. */
export type ResultKind = "careless" | Zone;

export type Level = "low" | "middle" | "high";

/** Thirds of the raw range: low 0–3, middle 4–6, high 7–9 (own choice, not a norm). */
export function levelOf(raw: number): Level {
  if (!Number.isInteger(raw) || raw < 0 || raw > STATEMENTS_PER_ENVIRONMENT)
    throw new RangeError(`Raw score ${raw} is not a whole number 0–${STATEMENTS_PER_ENVIRONMENT}`);
  if (raw <= 3) return "low";
  return raw <= 6 ? "middle" : "high";
}

/** `raw` 0–9 and its third; `from`–`to` holds the interest behind it, `again` the score of another attempt, both at 95 % within 0–9. */
export type ScoreReading = Band & { readonly raw: number; readonly level: Level; readonly again: Band };

/** Reads six raw scores of a full form. */
export function readScores(profile: Profile, norm: ScaleNorm = PROVISIONAL): Record<Environment, ScoreReading> {
  const range = { min: 0, max: STATEMENTS_PER_ENVIRONMENT };
  return byEnvironment((one) => {
    const raw = profile[one];
    const again = secondAttemptBand(raw, norm, range);
    return { raw, level: levelOf(raw), ...trueScoreBand(raw, norm, range), again };
  });
}

/** The six values in hexagon order. */
export const valuesOf = (profile: Profile): number[] => ENVIRONMENTS.map((one) => profile[one]);

export type Six<T> = readonly [T, T, T, T, T, T];

/** Every environment, highest raw first, equal ones in R-I-A-S-E-C order. */
export function orderEnvironments(profile: Profile): Six<Environment> {
  return ENVIRONMENTS.toSorted((a, b) => profile[b] - profile[a]) as [...Six<Environment>];
}
