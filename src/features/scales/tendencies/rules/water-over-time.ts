/** The geometry of six waters through time, in a drawing of 100 by 60 that is stretched to its box: ten to each water. */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { type Profile, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";

/** How many results one drawing tells apart on a phone. */
export const MOST_DRAWN = 6;

/** Where the line divides, and between which places results stand. */
const GATE = 7;
const [FIRST, LAST] = [28, 90];
/** The widest water in its ten, which is `--course` of its sheet. */
const WIDEST = 7;

export interface Water {
  readonly code: Environment;
  /** From the gate to a little past the first result, so that no seam shows: a stroke as wide as `first`, a share of the widest. */
  readonly inflow: string;
  /** From the first result to the end: an area as wide as the score at each. */
  readonly course: string;
  readonly first: number;
  readonly last: number;
}

/** The newest results, and those compared whichever they are; the order given stays. */
export function chooseDrawn<T extends { readonly attempt: string }>(
  newestFirst: readonly T[],
  compared: string[],
): T[] {
  const isCompared = ({ attempt }: T) => compared.includes(attempt);
  const others = newestFirst.filter((one) => !isCompared(one)).slice(0, MOST_DRAWN - compared.length);
  return newestFirst.filter((one) => isCompared(one) || others.includes(one));
}

/** Where so many results stand along the line: evenly, for their dates say how far apart they are. */
export function placesOf(count: number): number[] {
  if (count === 1) return [(FIRST + LAST) / 2];
  return Array.from({ length: count }, (_, at) => rounded(FIRST + ((LAST - FIRST) * at) / (count - 1)));
}

/** The six waters through results, the earliest first. */
export function waterOverTime(profiles: readonly Profile[]): Water[] {
  const places = placesOf(profiles.length);
  return ENVIRONMENTS.map((code, lane) => {
    const middle = 5 + 10 * lane;
    const shares = profiles.map((profile) => profile[code] / STATEMENTS_PER_ENVIRONMENT);
    return {
      code,
      inflow: `M${GATE} 30C${FIRST - 7} 30 ${GATE + 5} ${middle} ${FIRST} ${middle}h1`,
      course: courseOf(places, shares, middle),
      first: rounded(shares[0] ?? 0),
      last: rounded(shares.at(-1) ?? 0),
    };
  });
}

/** One bank out and the other back; at each result the water runs level for a while, so that its width can be read there. */
function courseOf(places: readonly number[], shares: readonly number[], middle: number): string {
  const bank = (side: 1 | -1) => shares.map((share) => rounded(middle + (side * share * WIDEST) / 2));
  const level = Math.min(4, (LAST - FIRST) / (5 * Math.max(1, places.length - 1)));
  const [upper, lower] = [bank(-1), bank(1)];
  const stops = places.map((place, at) => ({
    from: at === 0 ? FIRST : rounded(place - level),
    to: at === places.length - 1 ? 100 : rounded(place + level),
  }));
  const out = stops.map(({ from, to }, at) => {
    const before = stops[at - 1];
    const bend = before ? bendTo(before.to, upper[at - 1] ?? 0, from, upper[at] ?? 0) : `M${from} ${upper[at]}`;
    return `${bend}H${to}`;
  });
  const back = stops
    .map(({ from, to }, at) => {
      const after = stops[at + 1];
      const bend = after ? bendTo(after.from, lower[at + 1] ?? 0, to, lower[at] ?? 0) : `V${lower[at]}`;
      return `${bend}H${from}`;
    })
    .toReversed();
  return `${out.join("")}${back.join("")}Z`;
}

function bendTo(fromX: number, fromY: number, x: number, y: number): string {
  if (fromY === y) return `H${x}`;
  const half = rounded((fromX + x) / 2);
  return `C${half} ${fromY} ${half} ${y} ${x} ${y}`;
}

const rounded = (value: number) => Math.round(100 * value) / 100;
