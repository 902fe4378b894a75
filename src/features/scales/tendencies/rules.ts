/** The tendencies scale: its numbers, scores, code with ties, and how clear the profile is (measurement.md 2.1–2.2). */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { reliableChange, type ScaleError, scoreBand, standardErrorOfDifference, Z95 } from "../engine/rules.ts";

export const STATEMENTS = 54;
export const STATEMENTS_PER_ENVIRONMENT = 9;
export const DEFAULT_TOP = 5;
export const GUEST_STATEMENTS = 6;

/** Stand-ins until our own takers give figures: reliability, and standard deviation in raw points, of each environment. */
export const PROVISIONAL = { provisional: true, alpha: 0.75, sd: 2.2 } as const satisfies ScaleError & {
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

export type Level = "low" | "middle" | "high";

/** Thirds of the raw range: low 0–3, middle 4–6, high 7–9 (own choice, not a norm). */
export function levelOf(raw: number): Level {
  if (!Number.isInteger(raw) || raw < 0 || raw > STATEMENTS_PER_ENVIRONMENT)
    throw new RangeError(`Raw score ${raw} is not a whole number 0–${STATEMENTS_PER_ENVIRONMENT}`);
  if (raw <= 3) return "low";
  return raw <= 6 ? "middle" : "high";
}

/** `raw` 0–9, its third, and its 95 % band `from`–`to` in raw points within 0–9. */
export type ScoreReading = { readonly raw: number; readonly level: Level; readonly from: number; readonly to: number };

/** Reads six raw scores of a full form. */
export function readScores(profile: Profile, error: ScaleError = PROVISIONAL): Record<Environment, ScoreReading> {
  const range = { min: 0, max: STATEMENTS_PER_ENVIRONMENT };
  return byEnvironment((one) => {
    const raw = profile[one];
    return { raw, level: levelOf(raw), ...scoreBand(raw, error, range) };
  });
}

type Six<T> = readonly [T, T, T, T, T, T];

/** Every environment, highest raw first, equal ones in R-I-A-S-E-C order. */
export function orderEnvironments(profile: Profile): Six<Environment> {
  return ENVIRONMENTS.toSorted((a, b) => profile[b] - profile[a]) as [...Six<Environment>];
}

/**
 * All six environments in order, cut into groups of ties: tied when the difference < 1.00 × SE_diff (own choice).
 * Ties chain (9≈8, 8≈7, but 9≉7), so each is held against the first, highest member of its group, never its neighbour:
 * no group is wider than one SE_diff, at the price that 8 and 7 here stand apart though they would tie alone.
 */
export function groupTies(profile: Profile, error: ScaleError = PROVISIONAL): Environment[][] {
  const margin = standardErrorOfDifference(error);
  const groups: Environment[][] = [];
  for (const one of orderEnvironments(profile)) {
    const group = groups.at(-1);
    const first = group?.[0];
    // Equal scores tie even where the scale has no error and the margin is 0.
    const gap = first === undefined ? Infinity : profile[first] - profile[one];
    if (group && (gap === 0 || gap < margin)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * `groups` are the letters shown, e.g. [["S"], ["I", "A"]], and `text` the same as `S(IA)`; `order` is all six, for machines.
 * `undecided` is the group left out because it would run past four letters; empty when the code is complete.
 */
export type HollandCode = {
  readonly order: Six<Environment>;
  readonly groups: readonly (readonly Environment[])[];
  readonly undecided: readonly Environment[];
  readonly text: string;
};

/**
 * Holland code with ties shown as ties: whole groups until three letters are reached, four when third and fourth tie.
 * A group that would pass four letters is left out whole: choosing in it by R-I-A-S-E-C would always favour R over C.
 * So a code may be short, and a flat profile, one group of six, has the text "".
 */
export function hollandCode(profile: Profile, error: ScaleError = PROVISIONAL): HollandCode {
  const shown: Environment[][] = [];
  let undecided: Environment[] = [];
  for (const group of groupTies(profile, error)) {
    if (shown.flat().length >= 3) break;
    if (shown.flat().length + group.length > 4) {
      undecided = group;
      break;
    }
    shown.push(group);
  }
  const text = shown.map((group) => (group.length > 1 ? `(${group.join("")})` : group.join(""))).join("");
  return { order: orderEnvironments(profile), groups: shown, undecided, text };
}

/** Steps between two environments on the hexagon: min(|i−j|, 6−|i−j|), 0–3. */
export function hexagonDistance(a: Environment, b: Environment): number {
  const steps = Math.abs(ENVIRONMENTS.indexOf(a) - ENVIRONMENTS.indexOf(b));
  return Math.min(steps, ENVIRONMENTS.length - steps);
}

export type Consistency = "high" | "medium" | "low";

/**
 * Holland's consistency: the two leading environments 1 step apart high, 2 medium, 3 low (measurement.md 2.2).
 * With ties every pair that could lead is looked at: all pairs within a tied first place, else the first with each of a
 * tied second place. Where they do not all give one level the answer is null, as it is for a flat profile.
 */
export function consistencyOf(profile: Profile, error: ScaleError = PROVISIONAL): Consistency | null {
  const [leading = [], next = []] = groupTies(profile, error);
  const pairs =
    leading.length > 1
      ? leading.flatMap((a, at) => leading.slice(at + 1).map((b) => hexagonDistance(a, b)))
      : leading.flatMap((a) => next.map((b) => hexagonDistance(a, b)));
  const distances = new Set(pairs);
  if (distances.size !== 1) return null;
  if (distances.has(1)) return "high";
  return distances.has(2) ? "medium" : "low";
}

/**
 * `iachan` x1 − (x2 + x4)/2 and `holland` x1 − x6, raw points; `vector` on the hexagon: `length` in raw points,
 * `angle` in degrees 0–360 (A 0, I 60, R 120, C 180, E 240, S 300), null when the pulls cancel out.
 */
export type Differentiation = {
  readonly iachan: number;
  readonly holland: number;
  readonly vector: { readonly u: number; readonly v: number; readonly length: number; readonly angle: number | null };
  readonly level: "high" | "medium" | "low";
};

/** Eder (1998): sum of six pulls of 60° each; his printed factor .866 is √3/2. */
function vectorOf({ R, I, A, S, E, C }: Profile): Differentiation["vector"] {
  const u = A - C + (I + S - R - E) / 2;
  const v = (Math.sqrt(3) / 2) * (R + I - S - E);
  const length = Math.hypot(u, v);
  const angle = length < 1e-9 ? null : ((Math.atan2(v, u) * 180) / Math.PI + 360) % 360;
  return { u, v, length, angle };
}

/**
 * Iachan DI3, Holland DI5 and Eder's vector (measurement.md 2.2), with a plain level of our own on DI5:
 * low under 1.96 SE_diff (first and last not told apart at 95 %), high from twice that; provisionally 0–3, 4–6, 7–9.
 */
export function differentiationOf(profile: Profile, error: ScaleError = PROVISIONAL): Differentiation {
  const [first, second, , fourth, , last] = orderEnvironments(profile);
  const iachan = profile[first] - (profile[second] + profile[fourth]) / 2;
  const holland = profile[first] - profile[last];
  const certain = Z95 * standardErrorOfDifference(error);
  const spread = holland < 2 * certain ? "medium" : "high";
  return { iachan, holland, vector: vectorOf(profile), level: holland < certain ? "low" : spread };
}

/** Flat: DI5 = 0 or < 1 × SE_diff, the same as one group of six ties. Correlation ignores level, so no list is drawn from it. */
export function isFlat(profile: Profile, error: ScaleError = PROVISIONAL): boolean {
  return groupTies(profile, error).length === 1;
}

/** Reliable change of each environment between two takings (engine's `reliableChange`); null where undefined. */
export function compareTakings(
  before: Profile,
  after: Profile,
  error: ScaleError = PROVISIONAL,
): Record<Environment, ReturnType<typeof reliableChange>> {
  return byEnvironment((one) => reliableChange(before[one], after[one], error));
}
