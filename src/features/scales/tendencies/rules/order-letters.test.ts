import { describe, expect, it } from "vitest";
import { seeded } from "#tests/support/seeded.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import { changesOf, groupTies, hollandCode, leastApart, pairsAlike, pairsApart, tiersOf } from "./order-letters.ts";

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const randomProfile = (random: () => number): Profile => byEnvironment(() => Math.floor(random() * 10));
const text = (wanted: Profile): string => hollandCode(wanted, "clear").text;

describe("Holland code with ties (SE_diff 1.556: a difference of 1 ties, 2 does not)", () => {
  it("S 9, I 6, A 5: S stands alone, I and A tie → S(IA)", () => {
    const code = hollandCode(profile(0, 6, 5, 9, 1, 2), "clear");
    expect(code.groups).toEqual([["S"], ["I", "A"]]);
    expect(code.text).toBe("S(IA)");
    expect(code.order.join("")).toBe("SIACER");
    expect(code.undecided).toEqual([]);
  });

  it("three clear letters stand without brackets: R 9, C 6, E 4, rest ≤ 2 → RCE", () => {
    expect(text(profile(9, 0, 1, 2, 4, 6))).toBe("RCE");
  });

  it("shows four letters when the third and the fourth tie", () => {
    expect(text(profile(9, 7, 5, 4, 0, 0))).toBe("RI(AS)");
    expect(text(profile(9, 9, 5, 4, 0, 0))).toBe("(RI)(AS)");
    expect(text(profile(9, 9, 9, 8, 0, 0))).toBe("(RIAS)");
  });

  it("stops at a tied third place already full: (RIA), not a fourth letter", () => {
    expect(text(profile(9, 9, 9, 4, 2, 0))).toBe("(RIA)");
  });

  it("chain 9 8 7 6: 8 ties with 9; 7 is held against 9, not 8, and opens a group that 6 joins", () => {
    expect(groupTies(profile(9, 8, 7, 6, 0, 0))).toEqual([
      ["R", "I"],
      ["A", "S"],
      ["E", "C"],
    ]);
  });

  it("leaves out whole a group that would pass four letters, and never picks R over C in it", () => {
    const third = hollandCode(profile(4, 4, 4, 4, 4, 9), "clear");
    expect(third.text).toBe("C");
    expect(third.undecided).toEqual(["R", "I", "A", "S", "E"]);
    expect(text(profile(9, 7, 4, 4, 4, 0))).toBe("RI");
    expect(hollandCode(profile(5, 5, 5, 5, 5, 0), "clear")).toMatchObject({
      text: "",
      undecided: ["R", "I", "A", "S", "E"],
      least: ["C"],
    });
  });

  it("with a scale of no error only equal scores tie", () => {
    const exact = { sd: 2, alpha: 1 };
    expect(hollandCode(profile(9, 8, 7, 0, 0, 0), "clear", exact).text).toBe("RIA");
    expect(hollandCode(profile(9, 9, 7, 0, 1, 2), "clear", exact).text).toBe("(RI)A");
  });

  it("holds for any profile: groups rebuild the order, are no wider than SE_diff, apart from the next, ≤ 4 shown", () => {
    const random = seeded(6);
    for (let round = 0; round < 2000; round += 1) {
      const person = randomProfile(random);
      const groups = groupTies(person);
      const { order, groups: shown, text: written } = hollandCode(person, "clear");
      expect(groups.flat()).toEqual(order);
      for (const [at, group] of groups.entries()) {
        const scores = group.map((one) => person[one]);
        expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(1.556);
        const next = groups[at + 1]?.[0];
        if (next) expect((scores[0] ?? 0) - person[next]).toBeGreaterThan(1.555);
      }
      expect(shown).toEqual(groups.slice(0, shown.length));
      expect(shown.flat().length).toBeLessThanOrEqual(4);
      expect(written.replace(/[()]/g, "")).toBe(shown.flat().join(""));
    }
  });
});

describe("the code of each zone", () => {
  const person = profile(6, 5, 4, 4, 3, 2);

  it("is whole when clear, the first group alone when it leans, and none when flat", () => {
    expect(hollandCode(person, "clear").text).toBe("(RI)");
    expect(hollandCode(person, "leaning")).toMatchObject({ text: "(RI)", undecided: [], least: [] });
    expect(hollandCode(person, "flat")).toMatchObject({ text: "", groups: [], least: [] });
    expect(hollandCode(profile(8, 5, 5, 5, 4, 4), "leaning").text).toBe("R");
  });

  it("a leaning towards more than three is none, and says what attracts least", () => {
    expect(hollandCode(profile(6, 6, 6, 6, 3, 3), "leaning")).toMatchObject({ text: "", least: ["E", "C"] });
  });
});

it("a tie is cut into tiers of equal score: 8 7 7 is one and two", () => {
  expect(tiersOf(["I", "A", "S"], profile(0, 7, 7, 8, 0, 0))).toEqual([["S"], ["I", "A"]]);
});

it("tells pairs apart from 4 points on, the higher one first", () => {
  const person = profile(9, 5, 6, 0, 0, 0);
  expect(leastApart()).toBe(4);
  expect(pairsApart(person)).toContainEqual(["R", "I"]);
  expect(pairsAlike(person)).toContainEqual(["R", "A"]);
  expect(pairsAlike(person)).toContainEqual(["S", "E"]);
  expect(pairsAlike(person).length + pairsApart(person).length).toBe(15);
});

it("says how many other answers would change the lead and the third place: gap and one", () => {
  expect(changesOf(profile(3, 6, 4, 7, 3, 2))).toEqual({
    lead: { first: "S", second: "I", answers: 2 },
    third: { first: "A", second: "R", answers: 2 },
  });
});
