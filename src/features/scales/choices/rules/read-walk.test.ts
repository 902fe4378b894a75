import { describe, expect, it } from "vitest";
import shipped from "../../../../../db/seed/scales/activities-1.json";
import { activitiesSchema, readStep, setForm } from "../schema.ts";
import { ANY_CONDITIONS, isPlaceMet, unknownOf } from "./conditions.ts";
import { inverseOf } from "./matrix.ts";
import { readEnd } from "./read-end.ts";
import { readWalk, type SetAnswer } from "./read-walk.ts";
import { type Choice, strengthsOf } from "./strengths.ts";

const { activities } = activitiesSchema.parse(shipped);

/** Walks to the end; of each set the first of these environments is the best, the last that is shown the worst. */
function walk(liking: string, changed: ReadonlyMap<number, string> = new Map()) {
  const said = new Map<number, SetAnswer>();
  for (let step = 1; step <= 20; step += 1) {
    const { next } = readWalk(activities, said);
    if (!next) break;
    const order = changed.get(step) ?? liking;
    const sorted = next.toSorted((a, b) => order.indexOf(a.environment) - order.indexOf(b.environment));
    said.set(step, { shown: next.map(({ id }) => id), best: sorted[0]?.id ?? "", worst: sorted[3]?.id ?? "" });
  }
  return said;
}

describe("the shipped activities", () => {
  it("are six of each environment, in both languages about equally long", () => {
    const lengths = activities.map(({ ar }) => ar.split(" ").length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
    expect(Math.max(...activities.map(({ en }) => en.split(" ").length))).toBeLessThanOrEqual(8);
    const all = activities.flatMap(({ ar, en }) => [ar, en]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.join(" ")).not.toMatch(/مدرس[ةي]|صف |school|class /i);
  });

  it("are refused when one is missing, stands twice or says nothing in one language", () => {
    const [first] = shipped.activities;
    for (const wrong of [
      shipped.activities.slice(1),
      [...shipped.activities.slice(1), shipped.activities[1]],
      [{ ...first, en: "" }, ...shipped.activities.slice(1)],
    ])
      expect(activitiesSchema.safeParse({ ...shipped, activities: wrong }).success).toBe(false);
  });
});

describe("the walk", () => {
  it("shows four activities of four environments, and none a third time", () => {
    const sets = [...walk("SIAREC").values()];
    expect(sets.length).toBeGreaterThanOrEqual(8);
    for (const { shown } of sets) expect(new Set(shown.map((id) => id[0])).size).toBe(4);
    const counts = sets.flatMap(({ shown }) => shown);
    for (const id of new Set(counts)) expect(counts.filter((one) => one === id).length).toBeLessThanOrEqual(2);
  });

  it("reads the same again from the same answers", () => {
    const said = walk("AERSIC");
    expect(readWalk(activities, said)).toEqual(readWalk(activities, said));
    expect(readWalk(activities, said).next).toBeNull();
  });

  it("finds what is always chosen, sure and first alone", () => {
    const { choices } = readWalk(activities, walk("SIAREC"));
    const { order, sureness } = readEnd(choices);
    expect([order[0], order.at(-1), sureness]).toEqual(["S", "C", "sure"]);
  });

  it("says unsure where choices contradict one another", () => {
    const four = (shown: string, best: string, worst: string) =>
      ({ shown: [...shown], best, worst }) as unknown as Choice;
    const round = [four("RIAS", "R", "S"), four("RIAS", "S", "R"), four("IAEC", "I", "C"), four("IAEC", "C", "I")];
    expect(readEnd([...round, ...round]).sureness).toBe("unsure");
  });

  it("asks anew behind an answer that was changed, as far as the sets become others", () => {
    const said = walk("SIAREC");
    const changed = new Map(said);
    const third = said.get(3);
    if (!third) throw new Error("no third set");
    changed.set(3, { ...third, best: third.worst, worst: third.best });
    const read = readWalk(activities, changed);
    expect(read.sets.length).toBeLessThan(said.size);
    expect(read.sets.length).toBeGreaterThanOrEqual(3);
    expect(read.next).toHaveLength(4);
  });

  it("counts no answer that is not of its set, and none that is both", () => {
    const said = walk("SIAREC");
    const first = said.get(1);
    if (!first) throw new Error("no first set");
    for (const wrong of [
      { ...first, best: first.worst },
      { ...first, best: "e6" },
      { ...first, shown: ["r1", "i1", "a1", "e1"] },
    ])
      expect(readWalk(activities, new Map([...said, [1, wrong]])).sets).toHaveLength(0);
  });

  it("keeps its strengths around nothing, and the order of answers out of them", () => {
    const { choices } = readWalk(activities, walk("CEIRAS"));
    const { mean } = strengthsOf(choices);
    expect(Object.values(mean).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    const turned = strengthsOf(choices.toReversed()).mean;
    for (const one of Object.keys(mean) as (keyof typeof mean)[]) expect(turned[one]).toBeCloseTo(mean[one], 9);
  });

  it("inverts a matrix", () => {
    const [row = []] = inverseOf([
      [4, 1],
      [1, 3],
    ]);
    expect(row[0]).toBeCloseTo(3 / 11);
    expect(row[1]).toBeCloseTo(-1 / 11);
  });
});

describe("what is sent", () => {
  const codes = (form: object) => setForm.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

  it("is one best and another worst", () => {
    expect(codes({ best: "r1", worst: "s1" })).toEqual([]);
    expect(codes({ best: "r1", worst: "r1" })).toEqual(["scales_choices_same"]);
    expect(codes({})).toEqual(["scales_choices_best", "scales_choices_worst"]);
    expect(codes({ best: "x9", worst: "s1" })).toHaveLength(1);
  });

  it("names a part there is", () => {
    expect(["1", "12", "values", "end"].map(readStep)).toEqual([1, 12, "values", "end"]);
    for (const wrong of ["0", "13", "99", "01", "1.5", "x", "", undefined]) expect(readStep(wrong)).toBeNull();
  });
});

describe("conditions", () => {
  it("are met by a workplace under the sky or within walls, and the rest is not known", () => {
    expect(isPlaceMet({ place: "outdoors" }, ["office", "outdoors-and-sites"])).toBe(true);
    expect(isPlaceMet({ place: "outdoors" }, ["office"])).toBe(false);
    expect(isPlaceMet({ place: "indoors" }, ["outdoors-and-sites"])).toBe(false);
    expect(isPlaceMet({ place: "any" }, [])).toBe(true);
    expect(unknownOf({ ...ANY_CONDITIONS, place: "indoors", hours: "regular" })).toEqual(["hours"]);
  });
});
