import type { Limits } from "#platform/limits/limit.ts";
import type { Environment } from "#shared/environments.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";

/** What may be shown beside the environments and their order, which always are. */
export const SHOWN_PARTS = ["professions", "scores", "name"] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** For how long a result is shared, in days; it always ends. */
export const RESULT_DAYS = [7, 30, 90] as const;
export const USUAL_RESULT_DAYS = 30;

/** So many links and advisors one result has at a time. */
export const MOST_SHARES = 10;

/** So long what has ended still stands in its owner's list. */
export const OVER_DAYS = 30;

/** Links that lead nowhere are counted by address, so that nobody finds one by trying; addresses of advisors, so that nobody finds out who is one. */
export const LIMITS = {
  person: { name: "scales.share-person", max: 60, seconds: 3600 },
  advisor: { name: "scales.share-advisor", max: 20, seconds: 3600 },
  linkAddress: { name: "scales.share-link-address", max: 600, seconds: 600 },
} as const satisfies Limits<"scales">;

/** The water of the branches where no score is shown: what leads has most, the next less, and nothing is said of the others. */
const STEPS = [0.9, 0.62, 0.42, 0.32] as const;
const OTHERS = 0.14;
const LEVEL = 0.4;

export type Levels = Readonly<Record<Environment, number>>;

/** So many environments are told of several results together. */
const MOST_AREAS = 2;

/** The environments that lead most often in several results, as they are drawn by their order. */
export function areasOfAll(all: readonly Levels[]): Environment[] {
  const weights = ENVIRONMENTS.map((code) => ({
    code,
    weight: all.reduce((sum, levels) => sum + (levels[code] > OTHERS && levels[code] !== LEVEL ? levels[code] : 0), 0),
  }));
  return weights
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_AREAS)
    .map(({ code }) => code);
}

/** How full each branch is drawn by its place in the order alone. */
export function levelsByOrder(groups: readonly (readonly Environment[])[]): Levels {
  const levelOf = (code: Environment) => {
    if (groups.length === 0) return LEVEL;
    const at = groups.findIndex((group) => group.includes(code));
    return at < 0 ? OTHERS : (STEPS[at] ?? OTHERS);
  };
  return Object.fromEntries(ENVIRONMENTS.map((code) => [code, levelOf(code)])) as Levels & object;
}
