import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { byEnvironment, isFlat, type Profile, type Statement } from "../rules.ts";
import {
  BEST_R,
  findReasons,
  GREAT_R,
  labelOf,
  matchProfiles,
  matchSectors,
  meanProfile,
  nearestFirst,
  type Occupation,
} from "./match-profiles.ts";

/** Mulberry32: the same numbers 0–1 for the same seed on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const job = (id: string, riasec: Profile, jobZone: number | null = 3, title = id): Occupation => ({
  id,
  title,
  riasec,
  jobZone,
});
/** What a person with this profile marked: ids R1, R2 … in form order. */
const markedBy = (person: Profile): Statement[] =>
  ENVIRONMENTS.flatMap((environment) =>
    Array.from({ length: person[environment] }, (_, at) => ({ id: `${environment}${at + 1}`, environment })),
  );
const ids = (list: ReturnType<typeof matchProfiles>): string[] => list.matches.map(({ item }) => item.id);
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
    const [match] = matchProfiles(person, [job("mechanic", profile(7, 4, 1, 1, 4, 7))]).matches;
    expect(match).toMatchObject({ r: expect.closeTo(0.8528, 4), label: "best" });
    const products = profile(9, 0, 3, 9, 0, 3);
    for (const one of ENVIRONMENTS) expect(match?.terms[one]).toBeCloseTo(products[one] / Math.sqrt(792), 12);
  });

  it("keeps the sign of a term: C, liked by the job alone, lowers r", () => {
    // Person 9 at A only; job high at A and C: means 1.5 and 3, deviations at C −1.5 and +3.
    const [match] = matchProfiles(profile(0, 0, 9, 0, 0, 0), [job("x", profile(1, 1, 7, 1, 2, 6))]).matches;
    expect(match?.terms.A).toBeGreaterThan(0);
    expect(match?.terms.C).toBeLessThan(0);
  });

  it("lists five by default, the wanted number otherwise, and nothing with r ≤ 0 or a flat profile", () => {
    const close = Array.from({ length: 8 }, (_, at) => job(`j${at}`, profile(7, 4, 1, 1, 4, 7 - at / 10)));
    expect(matchProfiles(person, close).matches).toHaveLength(5);
    expect(matchProfiles(person, close, { top: 7 }).matches).toHaveLength(7);
    const none = [job("opposite", profile(1, 2, 5, 7, 5, 2)), job("flat", profile(3, 3, 3, 3, 3, 3))];
    expect(matchProfiles(person, none)).toEqual({ flat: false, matches: [] });
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
    const r = (one: Occupation): number => matchProfiles(person, [one]).matches[0]?.r ?? Number.NaN;
    expect(r(higher) - r(lower)).toBeGreaterThan(0);
    expect(r(higher) - r(lower)).toBeLessThan(1e-12);
    expect(ids(matchProfiles(person, [higher, lower]))).toEqual(["zone 1", "zone 5"]);
  });

  it("gives a flat person no list, however well a job would correlate", () => {
    const flat = profile(2, 2, 3, 2, 2, 2);
    expect(matchProfiles(flat, [job("artist", profile(1, 1, 7, 1, 1, 1))])).toEqual({ flat: true, matches: [] });
    expect(matchProfiles(profile(0, 0, 9, 0, 0, 0), [job("artist", profile(1, 1, 7, 1, 1, 1))]).matches).toHaveLength(
      1,
    );
  });

  it("holds for any person: ranked by r in (0, 1], terms add up to r, order of the input does not matter", () => {
    const random = seeded(99);
    for (let round = 0; round < 150; round += 1) {
      const someone = randomPerson(random);
      const jobs = randomJobs(random, 30);
      const list = matchProfiles(someone, jobs, { marked: markedBy(someone) });
      expect(list.flat).toBe(isFlat(someone));
      expect(ids(matchProfiles(someone, jobs.toReversed()))).toEqual(ids(list));
      for (const [at, { r, terms, label }] of list.matches.entries()) {
        expect(r).toBeGreaterThan(0);
        expect(r).toBeLessThanOrEqual(list.matches[at - 1]?.r ?? 1);
        expect(ENVIRONMENTS.reduce((total, one) => total + terms[one], 0)).toBeCloseTo(r, 9);
        expect(label).toBe(labelOf(r));
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
    const { matches } = matchProfiles(someone, jobs, { top: jobs.length });
    expect(nearestFirst(someone, jobs).map(({ id }) => id)).toEqual(matches.map(({ item }) => item.id));
  }
});

describe("reasons", () => {
  const person = profile(1, 4, 2, 9, 4, 1);
  const marked = markedBy(person);
  const terms = (wanted: Partial<Profile>): Profile => ({ ...profile(0, 0, 0, 0, 0, 0), ...wanted });
  const reasons = (wanted: Partial<Profile>, from = marked): string[] => findReasons(person, terms(wanted), from);

  it("S .5, I .3: places to .5, then .3 over .5/3, then .5/3 over .3/3 → S1 I1 S2", () => {
    expect(reasons({ S: 0.5, I: 0.3 })).toEqual(["S1", "I1", "S2"]);
  });

  it("S .5: I .12 gets the third place from .5/5 = .10, I .09 does not", () => {
    expect(reasons({ S: 0.5, I: 0.12 })).toEqual(["S1", "S2", "I1"]);
    expect(reasons({ S: 0.5, I: 0.09 })).toEqual(["S1", "S2", "S3"]);
  });

  it("equal terms of I and E go to I first", () => {
    expect(reasons({ S: 0.4, I: 0.3, E: 0.3 })).toEqual(["S1", "I1", "E1"]);
    expect(reasons({ E: 0.3, I: 0.3 })).toEqual(["I1", "E1", "I2"]);
  });

  it("leaves out a shared dislike and a term that lowers r", () => {
    // The mean is 3.5: R 1 and A 2 lie below it, so their "true" answers did not raise r.
    expect(reasons({ R: 0.6, A: 0.5 })).toEqual([]);
    expect(reasons({ S: -0.4, I: 0.1 })).toEqual(["I1", "I2", "I3"]);
    const realistic = profile(9, 0, 0, 0, 0, 0);
    expect(findReasons(realistic, terms({ I: 0.5 }), markedBy(realistic))).toEqual([]);
  });

  it("passes on when an environment has no more statements marked", () => {
    const few = marked.filter(({ id }) => id === "S4" || id === "I2");
    expect(reasons({ S: 0.9, I: 0.01 }, few)).toEqual(["S4", "I2"]);
    expect(reasons({ S: 0.9 }, [])).toEqual([]);
  });

  it("come with every match: marked true, different, from above-mean environments with a positive term", () => {
    const random = seeded(5);
    let seen = 0;
    for (let round = 0; round < 150; round += 1) {
      const someone = randomPerson(random);
      const mean = ENVIRONMENTS.reduce((total, one) => total + someone[one], 0) / 6;
      const answered = markedBy(someone);
      for (const match of matchProfiles(someone, randomJobs(random, 30), { marked: answered }).matches) {
        expect(new Set(match.reasons).size).toBe(match.reasons.length);
        expect(match.reasons.length).toBeLessThanOrEqual(3);
        for (const id of match.reasons) {
          const environment = id[0] as Environment;
          expect(answered.map((one) => one.id)).toContain(id);
          expect(match.terms[environment]).toBeGreaterThan(0);
          expect(someone[environment]).toBeGreaterThan(mean);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });
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
    const list = matchSectors(person, sectors, { marked: markedBy(person) });
    const [alone] = matchProfiles(person, [job("mean", profile(1, 2, 6.5, 4.5, 2, 1))]).matches;
    expect(list.matches.map(({ item }) => item)).toEqual([sectors[2]]);
    expect(list.matches[0]).toMatchObject({ r: alone?.r, label: "best", reasons: ["A1", "A2", "S1"] });
    expect(list.matches[0]?.terms).toEqual(alone?.terms);
  });

  it("gives a flat person no list either", () => {
    const sectors = [{ id: "arts", title: "Arts", professions: arts }];
    expect(matchSectors(profile(5, 5, 6, 5, 5, 5), sectors)).toEqual({ flat: true, matches: [] });
  });
});
