import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { normals, seeded } from "#tests/support/seeded.ts";
import { FEWEST_SETS, MOST_SETS } from "../rules.ts";
import { isEnough, nextEnvironments } from "./next-set.ts";
import { type Choice, strengthsOf, strongestFirst } from "./strengths.ts";

const CHOOSERS = 120;
/** How much one activity differs from its environment, beside the noise of every choice. */
const OF_ONE = 0.5;

/** Choosers whose environments lie so far apart, each walking to the end: how often the true first is found, and what never may happen. */
function simulate(spread: number) {
  const random = seeded(2026);
  const normal = normals(random);
  const noise = () => -Math.log(-Math.log(Math.min(1 - 1e-12, Math.max(1e-12, random()))));
  const found = { first: 0, firstTwo: 0, sets: 0, lowered: 0, outside: 0 };
  for (let chooser = 0; chooser < CHOOSERS; chooser += 1) {
    const truth = Object.fromEntries(ENVIRONMENTS.map((one) => [one, spread * normal()])) as Record<
      Environment,
      number
    >;
    const choices: Choice[] = [];
    while (!isEnough(choices)) {
      const shown = nextEnvironments(choices);
      const liked = new Map(shown.map((one) => [one, truth[one] + OF_ONE * normal()]));
      const most = (ones: readonly Environment[], sign: 1 | -1) =>
        ones
          .map((one) => ({ one, value: sign * (liked.get(one) ?? 0) + noise() }))
          .reduce((best, next) => (next.value > best.value ? next : best)).one;
      const best = most(shown, 1);
      const worst = most(
        shown.filter((one) => one !== best),
        -1,
      );
      const before = strengthsOf(choices).mean[best];
      choices.push({ shown, best, worst });
      if (strengthsOf(choices).mean[best] < before) found.lowered += 1;
    }
    if (choices.length < FEWEST_SETS || choices.length > MOST_SETS) found.outside += 1;
    found.sets += choices.length / CHOOSERS;
    const order = strongestFirst(strengthsOf(choices));
    const [first = "R"] = strongestFirst({ mean: truth });
    if (order[0] === first) found.first += 1 / CHOOSERS;
    if (order.slice(0, 2).includes(first)) found.firstTwo += 1 / CHOOSERS;
  }
  return found;
}

describe("simulated choosers", () => {
  it.each([
    { spread: 1.5, least: 0.87, most: 0.98 },
    { spread: 1, least: 0.8, most: 0.95 },
    { spread: 0.4, least: 0.55, most: 0.76 },
  ])("find their true first among the first two, at a spread of $spread", ({ spread, least, most }) => {
    const { firstTwo, lowered, outside, sets } = simulate(spread);
    expect(firstTwo).toBeGreaterThan(least);
    expect(firstTwo).toBeLessThan(most);
    expect(sets).toBeLessThan(MOST_SETS);
    expect([lowered, outside]).toEqual([0, 0]);
  });
});
