import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EntryRule, entryRules } from "#content/types/entry-rules.ts";
import { headingFirst, NOWHERE, oneMoreSubject, openDoors } from "./doors.ts";
import { eligibilityOf, gapsOf, isDoorOpen, type Marks } from "./eligibility.ts";

const SUBJECTS = ["math", "physics", "chemistry", "biology", "english", "history"] as const;
const marks = (of: Record<string, number | null>): Marks => new Map(Object.entries(of));
const mark = (subject: string, minimum: number): EntryRule => ({ subject, minimum });

describe("how somebody stands before entry rules", () => {
  const entry = {
    minimum_average: 75,
    rule: { allOf: [{ anyOf: [mark("math", 70), mark("physics", 80)] }, mark("chemistry", 70), mark("english", 75)] },
  };

  it("says what is met, and the least that is short", () => {
    expect(eligibilityOf(entry, marks({ math: 71, chemistry: 70, english: 72 }), 75)).toMatchObject({
      met: 3,
      requirements: { length: 4 },
      isOpen: false,
      gaps: [{ kind: "grade", subject: "english", minimum: 75, short: 3 }],
    });
  });

  it("counts a subject without a grade as one that will be reached, and says so", () => {
    const open = eligibilityOf(entry, marks({ math: null, chemistry: 90, english: 90 }), null);
    expect(open).toMatchObject({ isOpen: true, isAssumed: true, met: 4 });
    expect(eligibilityOf(entry, marks({ math: 70, chemistry: 90, english: 90 }), 80).isAssumed).toBe(false);
  });

  it("takes the nearest of several ways: a subject that is there before one that is not", () => {
    const rule = { anyOf: [mark("math", 95), mark("physics", 60)] };
    expect(gapsOf(rule, marks({ math: 70 }))).toEqual([{ kind: "grade", subject: "math", minimum: 95, short: 25 }]);
    const two = { atLeast: 2, of: [mark("math", 80), mark("physics", 80), mark("biology", 80)] };
    expect(gapsOf(two, marks({ physics: 79.9, biology: 85 }))).toEqual([
      { kind: "grade", subject: "physics", minimum: 80, short: 0.1 },
    ]);
  });

  it("names one subject that is asked for twice once, by the higher grade", () => {
    const rule = { allOf: [mark("math", 60), { anyOf: [mark("math", 80)] }] };
    expect(gapsOf(rule, marks({ math: 50 }))).toEqual([{ kind: "grade", subject: "math", minimum: 80, short: 30 }]);
  });
});

const leaf = fc.record({ subject: fc.constantFrom(...SUBJECTS), minimum: fc.integer({ min: 0, max: 100 }) });
const ruleAt = (depth: number): fc.Arbitrary<EntryRule> => {
  if (depth >= 3) return leaf;
  const parts = fc.array(ruleAt(depth + 1), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    leaf,
    parts.map((allOf) => ({ allOf })),
    parts.map((anyOf) => ({ anyOf })),
    parts.chain((of) => fc.integer({ min: 1, max: of.length }).map((atLeast) => ({ atLeast, of }))),
  );
};
const entryArbitrary = fc
  .record({ minimum_average: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }), rule: ruleAt(1) })
  .map(({ minimum_average, rule }) => ({ ...(minimum_average !== undefined && { minimum_average }), rule }));
const grade = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const marksArbitrary = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SUBJECTS), grade), { selector: ([subject]) => subject })
  .map((pairs): Marks => new Map(pairs));

/** The rule read a second time, by itself: whether it holds, without saying what is short. */
function holds(rule: EntryRule, of: Marks): boolean {
  if ("subject" in rule) {
    const mine = of.get(rule.subject);
    return mine === null || (mine !== undefined && mine >= rule.minimum);
  }
  if ("allOf" in rule) return rule.allOf.every((part) => holds(part, of));
  if ("anyOf" in rule) return rule.anyOf.some((part) => holds(part, of));
  return rule.of.filter((part) => holds(part, of)).length >= rule.atLeast;
}

describe("whatever the rules", () => {
  it("a door is open exactly where its rule holds", () => {
    fc.assert(
      fc.property(entryArbitrary, marksArbitrary, grade, (entry, mine, average) => {
        expect(entryRules.safeParse(JSON.parse(JSON.stringify(entry))).success).toBe(true);
        const { minimum_average: asked } = entry;
        const isAverageMet = asked === undefined || average === null || average >= asked;
        expect(eligibilityOf(entry, mine, average).isOpen).toBe(isAverageMet && holds(entry.rule, mine));
        expect(isDoorOpen(entry, mine, average)).toBe(isAverageMet && holds(entry.rule, mine));
      }),
    );
  });

  it("one more subject never closes a door", () => {
    fc.assert(
      fc.property(entryArbitrary, marksArbitrary, fc.constantFrom(...SUBJECTS), grade, (entry, mine, subject, its) => {
        if (mine.has(subject) || !eligibilityOf(entry, mine, null).isOpen) return;
        expect(eligibilityOf(entry, new Map([...mine, [subject, its]]), null).isOpen).toBe(true);
      }),
    );
  });

  it("a door that is shut names what of its rule is short, and mending exactly that opens it", () => {
    fc.assert(
      fc.property(entryArbitrary, marksArbitrary, grade, (entry, mine, average) => {
        const { isOpen, gaps, met, requirements } = eligibilityOf(entry, mine, average);
        expect(isOpen).toBe(gaps.length === 0);
        expect(met).toBe(requirements.filter((one) => one.gaps.length === 0).length);
        const mended = new Map(mine);
        let reached = average;
        for (const gap of gaps)
          if (gap.kind === "average") reached = gap.minimum;
          else mended.set(gap.subject, Math.max(gap.minimum, mended.get(gap.subject) ?? 0));
        expect(eligibilityOf(entry, mended, reached).isOpen).toBe(true);
      }),
    );
  });

  it("a higher grade never lowers eligibility, and order does not matter", () => {
    fc.assert(
      fc.property(entryArbitrary, marksArbitrary, fc.integer({ min: 1, max: 100 }), (entry, mine, more) => {
        const raised: Marks = new Map(
          [...mine].map(([subject, its]) => [subject, its === null ? null : Math.min(100, its + more)]),
        );
        const before = eligibilityOf(entry, mine, null);
        const after = eligibilityOf(entry, raised, null);
        expect(after.met).toBeGreaterThanOrEqual(before.met);
        expect(eligibilityOf(entry, new Map([...mine].reverse()), null)).toEqual(before);
      }),
    );
  });
});

describe("doors", () => {
  const doors = [
    {
      slug: "medicine",
      entry: { rule: { allOf: [mark("chemistry", 90), mark("biology", 90)] } },
      area: "health",
      jobs: ["doctor"],
    },
    { slug: "pharmacy", entry: { rule: mark("chemistry", 80) }, area: "health", jobs: ["pharmacist"] },
    { slug: "history", entry: { rule: mark("history", 60) }, area: "arts", jobs: ["archivist"] },
  ];

  it("stand open first; among those that stand alike what leads to a goal, then what is like a result, leads", () => {
    const mine = marks({ history: 70, chemistry: 75 });
    const order = (heading: Partial<typeof NOWHERE>) =>
      openDoors(doors, mine, null, { ...NOWHERE, ...heading }).map(({ slug }) => slug);
    expect(order({})).toEqual(["history", "pharmacy", "medicine"]);
    expect(order({ near: ["pharmacist"] })).toEqual(["history", "pharmacy", "medicine"]);
    expect(order({ jobs: ["doctor"], near: ["pharmacist"] })).toEqual(["history", "pharmacy", "medicine"]);
    const untyped = marks({ history: 70, chemistry: null, biology: null });
    const awaited = (heading: Partial<typeof NOWHERE>) =>
      openDoors(doors, untyped, null, { ...NOWHERE, ...heading }).map(({ slug, stand }) => [slug, stand]);
    expect(awaited({ jobs: ["pharmacist"] })).toEqual([
      ["history", "open"],
      ["pharmacy", "if"],
      ["medicine", "if"],
    ]);
    expect(awaited({ jobs: ["doctor"], near: ["pharmacist"] }).map(([slug]) => slug)).toEqual([
      "history",
      "medicine",
      "pharmacy",
    ]);
    // What is like a result and asks a subject that is not taken comes with the others.
    expect(order({ near: ["doctor"] })).toEqual(["history", "pharmacy", "medicine"]);
    expect(order({ programs: ["medicine"], near: ["pharmacist"] })).toEqual(["history", "pharmacy", "medicine"]);
    const jobs = ["archivist", "doctor", "pharmacist"].map((slug) => ({ slug }));
    const heading = { ...NOWHERE, jobs: ["pharmacist"], near: ["doctor", "pharmacist"] };
    expect(headingFirst(jobs, heading).map(({ slug }) => slug)).toEqual(["pharmacist", "doctor", "archivist"]);
    expect(headingFirst(jobs, NOWHERE)).toEqual(jobs);
  });

  it("stand open first, then by how little is short", () => {
    const states = openDoors(doors, marks({ history: 70, chemistry: 75 }), null);
    expect(states.map(({ slug, isOpen }) => [slug, isOpen])).toEqual([
      ["history", true],
      ["pharmacy", false],
      ["medicine", false],
    ]);
  });

  it("stand surely open before open by an assumption, then each area in turn, in whichever order they came", () => {
    const open = (slug: string, area: string, minimum: number) => ({
      slug,
      entry: { rule: mark(slug.startsWith("sure") ? "history" : "physics", minimum) },
      area,
      jobs: [],
    });
    const many = [
      open("a", "arts", 50),
      open("b", "arts", 60),
      open("c", "health", 50),
      open("sure", "law", 60),
      open("d", "law", 50),
    ];
    const mine = new Map([
      ["history", 70],
      ["physics", null],
    ]);
    for (const all of [many, many.toReversed()])
      expect(openDoors(all, mine, null).map(({ slug }) => slug)).toEqual(["sure", "a", "c", "d", "b"]);
  });

  it("say what one more subject opens, the most first", () => {
    const choices = oneMoreSubject(doors, marks({ biology: 95 }), {
      average: null,
      subjects: ["history", "chemistry", "math"],
    });
    expect(choices.map(({ subject, programs }) => [subject, programs])).toEqual([
      ["chemistry", ["medicine", "pharmacy"]],
      ["history", ["history"]],
      ["math", []],
    ]);
    expect(choices[0]).toMatchObject({ areas: ["health"], jobs: ["doctor", "pharmacist"] });
  });
});
