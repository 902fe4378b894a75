import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { seeded } from "#tests/support/seeded.ts";
import { byEnvironment, type Profile, type Statement } from "../rules.ts";
import { apartIn, findReasons, groundsOf, isOneLowScore, meanOf } from "./find-reasons.ts";
import { matchProfiles } from "./match-profiles.ts";

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
/** What a person with this profile marked: ids R1, R2 … in form order. */
const markedBy = (person: Profile): Statement[] =>
  ENVIRONMENTS.flatMap((environment) =>
    Array.from({ length: person[environment] }, (_, at) => ({ id: `${environment}${at + 1}`, environment })),
  );
const terms = (wanted: Partial<Profile>): Profile => ({ ...profile(0, 0, 0, 0, 0, 0), ...wanted });

describe("grounds", () => {
  const person = profile(1, 4, 2, 9, 4, 1);

  it("differ most in the term that lowers r most, unless all of them lower it by next to nothing", () => {
    expect(apartIn(person, terms({ S: 0.5, C: -0.3, A: -0.1 }))).toEqual({ environment: "C", is: "low" });
    expect(apartIn(person, terms({ I: -0.2 }))).toEqual({ environment: "I", is: "high" });
    expect(apartIn(person, terms({ S: 0.5, C: -0.04 }))).toBeNull();
  });

  it("are the two largest terms that raise r, told as high or low by the person's own mean (3.5)", () => {
    expect(groundsOf(person, terms({ S: 0.5, R: 0.2, I: 0.1 }))).toEqual([
      { environment: "S", is: "high" },
      { environment: "R", is: "low" },
    ]);
    expect(groundsOf(person, terms({ S: 0.5, I: -0.1 }))).toEqual([{ environment: "S", is: "high" }]);
  });

  it("one low score carries a likeness only when its term is more than half of r", () => {
    expect(isOneLowScore(person, terms({ R: 0.41, S: 0.39 }), 0.8)).toBe(true);
    expect(isOneLowScore(person, terms({ R: 0.4, S: 0.4 }), 0.8)).toBe(false);
    expect(isOneLowScore(person, terms({ S: 0.8 }), 0.8)).toBe(false);
  });
});

describe("reasons", () => {
  const person = profile(1, 4, 2, 9, 4, 1);
  const marked = markedBy(person);
  const reasons = (wanted: Partial<Profile>, from = marked): string[] => findReasons(person, terms(wanted), from);

  it("S .5, I .3: places to .5, then .3 over .5/3, then .5/3 over .3/3 → S1 I1 S2", () => {
    expect(reasons({ S: 0.5, I: 0.3 })).toEqual(["S1", "I1", "S2"]);
  });

  it("S .5: I .12 gets the third place from .5/5 = .10, I .09 does not", () => {
    expect(reasons({ S: 0.5, I: 0.12 })).toEqual(["S1", "S2", "I1"]);
    expect(reasons({ S: 0.5, I: 0.09 })).toEqual(["S1", "S2", "S3"]);
  });

  it("quotes nothing of a third term, of a shared low score, or of a term that lowers r", () => {
    expect(reasons({ S: 0.4, I: 0.3, E: 0.3 })).toEqual(["S1", "I1", "S2"]);
    expect(reasons({ R: 0.6, A: 0.5, S: 0.4 })).toEqual([]);
    expect(reasons({ R: 0.6, S: 0.4, I: 0.3 })).toEqual(["S1", "S2", "S3"]);
    expect(reasons({ S: -0.4, I: 0.1 })).toEqual(["I1", "I2", "I3"]);
  });

  it("passes on when an environment has no more statements marked", () => {
    const few = marked.filter(({ id }) => id === "S4" || id === "I2");
    expect(reasons({ S: 0.9, I: 0.01 }, few)).toEqual(["S4", "I2"]);
    expect(reasons({ S: 0.9 }, [])).toEqual([]);
  });

  it("are chosen by the profession: what says most of it comes first, then the order of the form", () => {
    const weigh = ({ id }: Statement) => (id === "S7" ? 2 : id === "S3" ? 1 : 0);
    expect(findReasons(person, terms({ S: 0.9 }), marked, weigh)).toEqual(["S7", "S3", "S1"]);
  });

  it("hold for any match: marked true, different, of one of the two largest terms, above the own mean", () => {
    const random = seeded(5);
    let seen = 0;
    for (let round = 0; round < 150; round += 1) {
      const someone = byEnvironment(() => Math.floor(random() * 10));
      const answered = markedBy(someone);
      const jobs = Array.from({ length: 30 }, (_, at) => ({
        id: `job${at}`,
        title: "",
        jobZone: null,
        riasec: byEnvironment(() => 1 + 6 * random()),
      }));
      for (const match of matchProfiles(someone, jobs)) {
        const found = findReasons(someone, match.terms, answered);
        const largest = ENVIRONMENTS.toSorted((a, b) => match.terms[b] - match.terms[a]).slice(0, 2);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const id of found) {
          const environment = id[0] as Environment;
          expect(answered.map((one) => one.id)).toContain(id);
          expect(largest).toContain(environment);
          expect(match.terms[environment]).toBeGreaterThan(0);
          expect(someone[environment]).toBeGreaterThan(meanOf(someone));
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });
});
