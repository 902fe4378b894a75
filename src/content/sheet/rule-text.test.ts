import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EntryRule, entryRules } from "../types/entry-rules.ts";
import { CellFault } from "./cell-fault.ts";
import { foldedName, readRule, type SubjectNames, withoutArticles, writeRule } from "./rule-text.ts";

const TITLES = {
  chemistry: ["الكيمياء", "Chemistry"],
  biology: ["الأحياء", "Biology"],
  physics: ["الفيزياء", "Physics"],
  "pure-mathematics": ["الرياضيات البحتة", "Pure mathematics"],
  mathematics: ["الرياضيات", "Mathematics"],
  "science-and-environment": ["العلوم و البيئة", "Science and environment"],
  "islamic-education": ["التربية الإسلامية", "Islamic education"],
} as const;
type Subject = keyof typeof TITLES;
const slugs = new Map(
  Object.entries(TITLES).flatMap(([slug, titles]) =>
    [slug, ...titles].flatMap((name) =>
      [foldedName(name), withoutArticles(foldedName(name))].map((one) => [one, slug] as const),
    ),
  ),
);
const subjects: SubjectNames = {
  slugOf: (name) => slugs.get(foldedName(name)) ?? null,
  nameOf: (slug, locale) => TITLES[slug as Subject][locale === "ar" ? 0 : 1],
  folded: [...slugs.keys()].sort((a, b) => b.length - a.length),
};

const mark: fc.Arbitrary<EntryRule> = fc.record({
  subject: fc.constantFrom(...(Object.keys(TITLES) as Subject[])),
  minimum: fc.integer({ min: 0, max: 400 }).map((quarter) => quarter / 4),
});
function ruleOf(depth: number): fc.Arbitrary<EntryRule> {
  if (depth === 3) return mark;
  const parts = fc.array(ruleOf(depth + 1), { minLength: 1, maxLength: 4 });
  const some = parts.chain((of) => fc.integer({ min: 1, max: of.length }).map((atLeast) => ({ atLeast, of })));
  return fc.oneof(
    mark,
    parts.map((allOf) => ({ allOf })),
    parts.map((anyOf) => ({ anyOf })),
    some,
  );
}

describe("an entry rule in words", () => {
  it.each(["ar", "en"] as const)("reads as it was written, in %s", (locale) => {
    fc.assert(
      fc.property(ruleOf(1), (rule) => {
        expect(entryRules.safeParse({ rule }).success).toBe(true);
        expect(readRule(writeRule(rule, subjects, locale), subjects)).toEqual(rule);
      }),
      { numRuns: 400 },
    );
  });

  const wanted = {
    allOf: [
      { subject: "chemistry", minimum: 90 },
      {
        anyOf: [
          { subject: "biology", minimum: 85 },
          { subject: "physics", minimum: 85 },
        ],
      },
    ],
  };
  it.each([
    "90 chemistry AND (85 biology OR 85 physics)",
    "90% Chemistry and ( 85 BIOLOGY or 85 physics )",
    "90 الكيمياء و (85 الأحياء أو 85 الفيزياء)",
    "٩٠ في الكيمياء و(٨٥٪ الاحياء أو ٨٥٫٠ الفيزياء)",
    "90 كيمياء و(85 أحياء أو 85 physics)",
  ])("takes %s", (text) => expect(readRule(text, subjects)).toEqual(wanted));

  it.each([
    ["2 of (85 biology, 85 physics; 80 mathematics)", 2],
    ["2 من (85 الأحياء، 85 الفيزياء، 80 الرياضيات)", 2],
  ])("takes %s", (text, atLeast) => {
    const of = [
      ["biology", 85],
      ["physics", 85],
      ["mathematics", 80],
    ].map(([subject, minimum]) => ({ subject, minimum }));
    expect(readRule(text, subjects)).toEqual({ atLeast, of });
  });

  it("is written in Arabic with Arabic signs", () => {
    const of = [
      { subject: "biology", minimum: 85 },
      { subject: "physics", minimum: 80 },
    ];
    expect(writeRule({ atLeast: 1, of }, subjects, "ar")).toBe("1 من (85 الأحياء؛ 80 الفيزياء)");
  });

  it("takes names with an “and” of their own, and the longer of two", () => {
    expect(readRule("70 العلوم و البيئة و85 الرياضيات البحتة", subjects)).toEqual({
      allOf: [
        { subject: "science-and-environment", minimum: 70 },
        { subject: "pure-mathematics", minimum: 85 },
      ],
    });
  });

  it.each([
    ["90 chemistry AND 85 biology OR 85 physics", "import_rule_brackets", undefined],
    ["90 alchemy AND 85 biology", "import_rule_subject", { name: "alchemy" }],
    ["chemistry 90", "import_rule_number", { text: "chemistry 90" }],
    ["(90 chemistry AND 85 biology", "import_rule_closing", { text: "" }],
    ["90 chemistry, 85 biology", "import_rule_rest", { text: "; 85 biology" }],
    ["", "import_rule_number", { text: "" }],
  ])("refuses %s", (text, code, values) => {
    const fault = faultOf(text);
    expect([fault?.code, fault?.values]).toEqual([code, values]);
  });

  it("ends with a rule or a fault of the cell, whatever is written", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => void faultOf(text)));
  });
});

function faultOf(text: string): CellFault | null {
  try {
    readRule(text, subjects);
    return null;
  } catch (error) {
    if (error instanceof CellFault) return error;
    throw error;
  }
}
