import { describe, expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { seeded } from "#tests/support/seeded.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import {
  BEST_R,
  GREAT_R,
  isNearAny,
  labelOf,
  matchProfiles,
  matchSectors,
  meanProfile,
  nearestFirst,
  type Occupation,
  shownLikeness,
} from "./match-profiles.ts";

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const job = (id: string, riasec: Profile, jobZone: number | null = 3, title = id): Occupation => ({
  id,
  title,
  riasec,
  jobZone,
});
const ids = (list: ReturnType<typeof matchProfiles>): string[] => list.map(({ item }) => item.id);
const randomPerson = (random: () => number): Profile => byEnvironment(() => Math.floor(random() * 10));
const randomJobs = (random: () => number, count: number): Occupation[] =>
  Array.from({ length: count }, (_, at) =>
    job(
      `job${at}`,
      byEnvironment(() => 1 + Math.floor(random() * 601) / 100),
    ),
  );

describe("labels", () => {
  it("best from .729, great from .608, good above 0, not listed from 0 down", () => {
    expect([1, 0.729, 0.7289, 0.608, 0.6079, 0.001].map(labelOf)).toEqual([
      "best",
      "best",
      "great",
      "great",
      "good",
      "good",
    ]);
    expect([0, -0.5, -1].map(labelOf)).toEqual([null, null, null]);
  });

  it("thresholds are the critical r of six scales: t 2.132 → .729, t 1.533 → .608", () => {
    expect(BEST_R).toBeCloseTo(2.132 / Math.sqrt(2.132 ** 2 + 4), 3);
    expect(GREAT_R).toBeCloseTo(1.533 / Math.sqrt(1.533 ** 2 + 4), 3);
  });
});

describe("matching", () => {
  const person = profile(6, 4, 2, 0, 2, 4);

  it("7 4 1 1 4 7 fits 6 4 2 0 2 4 with r 24/√792 = .853, best; terms 9 0 3 9 0 3 over √792", () => {
    const [match] = matchProfiles(person, [job("mechanic", profile(7, 4, 1, 1, 4, 7))]);
    expect(match).toMatchObject({ r: expect.closeTo(0.8528, 4), label: "best" });
    const products = profile(9, 0, 3, 9, 0, 3);
    for (const one of ENVIRONMENTS) expect(match?.terms[one]).toBeCloseTo(products[one] / Math.sqrt(792), 12);
  });

  it("keeps the sign of a term: C, liked by the job alone, lowers r", () => {
    // Person 9 at A only; job high at A and C: means 1.5 and 3, deviations at C −1.5 and +3.
    const [match] = matchProfiles(profile(0, 0, 9, 0, 0, 0), [job("x", profile(1, 1, 7, 1, 2, 6))]);
    expect(match?.terms.A).toBeGreaterThan(0);
    expect(match?.terms.C).toBeLessThan(0);
  });

  it("lists five by default, the wanted number otherwise, and nothing with r ≤ 0 or a flat profile", () => {
    const close = Array.from({ length: 8 }, (_, at) => job(`j${at}`, profile(7, 4, 1, 1, 4, 7 - at / 10)));
    expect(matchProfiles(person, close)).toHaveLength(5);
    expect(matchProfiles(person, close, 7)).toHaveLength(7);
    const none = [job("opposite", profile(1, 2, 5, 7, 5, 2)), job("flat", profile(3, 3, 3, 3, 3, 3))];
    expect(matchProfiles(person, none)).toEqual([]);
  });

  it("breaks ties by job zone, unknown last, then title, then id, whatever the order given", () => {
    const same = profile(7, 4, 1, 1, 4, 7);
    const tied = [
      job("e", same, null, "A"),
      job("d", same, 4, "A"),
      job("c", same, 2, "B"),
      job("b", same, 2, "A"),
      job("a", same, 2, "B"),
    ];
    expect(ids(matchProfiles(person, tied))).toEqual(["b", "a", "c", "d", "e"]);
    expect(ids(matchProfiles(person, tied.toReversed()))).toEqual(["b", "a", "c", "d", "e"]);
  });

  it("sees proportional profiles as tied though their r differ in the last bits", () => {
    const base = profile(7, 4, 1, 1, 4, 7);
    const scaled = (scale: number, shift: number): Profile => byEnvironment((one) => scale * base[one] + shift);
    const lower = job("zone 1", scaled(0.3, 0), 1);
    const higher = job("zone 5", scaled(0.9, 0.1), 5);
    const r = (one: Occupation): number => matchProfiles(person, [one])[0]?.r ?? Number.NaN;
    expect(r(higher) - r(lower)).toBeGreaterThan(0);
    expect(r(higher) - r(lower)).toBeLessThan(1e-12);
    expect(ids(matchProfiles(person, [higher, lower]))).toEqual(["zone 1", "zone 5"]);
  });

  it("matches nobody whose six scores are equal; whether a list may be shown is the zone's business", () => {
    const artist = job("artist", profile(1, 1, 7, 1, 1, 1));
    expect(matchProfiles(profile(4, 4, 4, 4, 4, 4), [artist])).toEqual([]);
    expect(nearestFirst(profile(4, 4, 4, 4, 4, 4), [artist])).toEqual([]);
    expect(isNearAny(profile(4, 4, 4, 4, 4, 4), [artist])).toBe(false);
    expect(matchProfiles(profile(2, 2, 3, 2, 2, 2), [artist])).toHaveLength(1);
  });

  it("calls nothing best that one single low score carries: 9 9 9 9 9 0 is near to all that is low in C", () => {
    const lowInC = job("anything", profile(6, 6, 6, 6, 6, 1));
    const [match] = matchProfiles(profile(9, 9, 9, 9, 9, 0), [lowInC]);
    expect(match?.r).toBeCloseTo(1, 9);
    expect(match).toMatchObject({ label: "good", terms: { C: expect.closeTo(5 / 6, 9) } });
    const [high] = matchProfiles(profile(0, 0, 9, 0, 0, 0), [job("artist", profile(1, 1, 7, 1, 1, 1))]);
    expect(high).toMatchObject({ label: "best", terms: { A: expect.closeTo(5 / 6, 9) } });
  });

  it("holds for any person: ranked by r in (0, 1], terms add up to r, order of the input does not matter", () => {
    const random = seeded(99);
    for (let round = 0; round < 150; round += 1) {
      const someone = randomPerson(random);
      const jobs = randomJobs(random, 30);
      const list = matchProfiles(someone, jobs);
      expect(ids(matchProfiles(someone, jobs.toReversed()))).toEqual(ids(list));
      for (const [at, { r, terms, label }] of list.entries()) {
        expect(r).toBeGreaterThan(0);
        expect(r).toBeLessThanOrEqual(list[at - 1]?.r ?? 1);
        expect(ENVIRONMENTS.reduce((total, one) => total + terms[one], 0)).toBeCloseTo(r, 9);
        expect([labelOf(r), "good"]).toContain(label);
      }
    }
  });

  it("turning person and jobs round the hexagon together changes no r", () => {
    const random = seeded(12);
    const turn = (wanted: Profile): Profile =>
      byEnvironment((one) => wanted[ENVIRONMENTS[(ENVIRONMENTS.indexOf(one) + 2) % 6] ?? "R"]);
    for (let round = 0; round < 50; round += 1) {
      const someone = randomPerson(random);
      const jobs = randomJobs(random, 20);
      const turned = jobs.map((one) => ({ ...one, riasec: turn(one.riasec) }));
      expect(ids(matchProfiles(turn(someone), turned))).toEqual(ids(matchProfiles(someone, jobs)));
    }
  });
});

it("orders a long list as the matches stand in it", () => {
  const random = seeded(7);
  for (let round = 0; round < 100; round += 1) {
    const someone = randomPerson(random);
    const jobs = randomJobs(random, 40);
    const matches = matchProfiles(someone, jobs, jobs.length);
    expect(nearestFirst(someone, jobs).map(({ id }) => id)).toEqual(matches.map(({ item }) => item.id));
    expect(isNearAny(someone, jobs)).toBe(matches.length > 0);
  }
});

it("shows a likeness on the side its label says", () => {
  expect([0.72899, 0.729, 0.6079999, 0.608, 1].map(shownLikeness)).toEqual([0.728, 0.729, 0.607, 0.608, 1]);
  const random = seeded(17);
  for (let round = 0; round < 2000; round += 1) {
    const r = random();
    expect(labelOf(shownLikeness(r))).toBe(r < 0.001 ? labelOf(0) : labelOf(r));
  }
});

describe("sectors", () => {
  const person = profile(0, 2, 9, 6, 2, 0);
  const arts = [profile(1, 2, 7, 3, 2, 1), profile(1, 2, 6, 6, 2, 1)];

  it("mean of 1 2 7 3 2 1 and 1 2 6 6 2 1 is 1 2 6.5 4.5 2 1; of nothing, null", () => {
    expect(meanProfile(arts)).toEqual(profile(1, 2, 6.5, 4.5, 2, 1));
    expect(meanProfile([])).toBeNull();
  });

  it("ranks sectors as their mean would be ranked, skips empty ones, returns the sector given", () => {
    const sectors = [
      { id: "none", title: "None", professions: [] },
      { id: "office", title: "Office", professions: [profile(2, 2, 1, 2, 4, 7)] },
      { id: "arts", title: "Arts", professions: arts, icon: "brush" },
    ];
    const list = matchSectors(person, sectors);
    const [alone] = matchProfiles(person, [job("mean", profile(1, 2, 6.5, 4.5, 2, 1))]);
    expect(list.map(({ item }) => item)).toEqual([sectors[2]]);
    expect(list[0]).toMatchObject({ r: alone?.r, label: "best" });
    expect(list[0]?.terms).toEqual(alone?.terms);
  });
});
