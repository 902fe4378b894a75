import { describe, expect, it } from "vitest";
import { bestOf, countTypes } from "./best-of.ts";
import { buildIndex } from "./build-index.ts";
import type { IndexEntry } from "./index-entry.ts";
import { markedText } from "./mark-words.ts";
import { scoreRecords } from "./rank-records.ts";
import { readQuestion } from "./read-query.ts";
import { SearchIndex } from "./search-index.ts";

const entry = (id: number, type: string, ar: string, en: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  type,
  family: null,
  isShort: false,
  codes: [],
  words: {
    ar: { title: ar, labels: [], names: [], summaries: [`نص عن ${ar}`], texts: [] },
    en: { title: en, labels: [], names: [], summaries: [`A text about ${en}`], texts: [] },
  },
  ...more,
});
const ENTRIES = [
  entry(1, "blog", "ممرض", "Nurse"),
  entry(2, "job", "ممرض", "Nurse", { codes: ["2221.1"] }),
  entry(3, "job", "مهندس معماري", "Architect"),
  entry(4, "job", "معلّمة الصفوف الأولى", "Primary school teacher"),
  entry(5, "book", "المسؤولية في البيئة", "Responsibility"),
];
const index = new SearchIndex(buildIndex(ENTRIES));
const ids = (question: string, options = {}) =>
  bestOf([scoreRecords(index, question, { locale: "ar", ...options })], 100).map((one) => ENTRIES[one.entry]?.id);

describe("ranking", () => {
  it.each<[string, string, number]>([
    ["a word", "ممرض", 2],
    ["and-the-plural", "والممرضات", 2],
    ["by-the", "بالممرض", 2],
    ["marks and tatweel", "مُمَـرِّض", 2],
    ["hamza and ta marbuta", "مسووليه", 5],
    ["the start of a word", "معم", 3],
    ["a letter left out", "مهدس", 3],
    ["two letters swapped", "مهدنس", 3],
    ["English, plural", "nurses", 2],
    ["Latin script", "mohandes", 3],
    ["a code", "2221.1", 2],
    ["Arabic digits in a code", "٢٢٢١.١", 2],
    ["words in another order", "الاولى معلمه", 4],
  ])("finds by %s: %s", (_how, question, id) => expect(ids(question)[0]).toBe(id));

  it("puts professions first on a tie, and finds nothing by what is only mentioned", () => {
    expect(ids("ممرض")).toEqual([2, 1]);
    expect(ids("نص")).toEqual([]);
  });

  it("narrows to types", () => {
    const found = bestOf([scoreRecords(index, "ممرض", { locale: "ar" })], 100, new Set(["blog"]));
    expect(found.map(({ entry: at }) => ENTRIES[at]?.id)).toEqual([1]);
  });

  it("leaves out what it is told to", () => {
    expect(ids("ممرض", { without: new Set([2]) })).toEqual([1]);
  });

  it.each(["", "؟", "%", "' OR 1=1 --", "\u0000", "\ud800", "\u202e", ".*(a+)+$", "<script>", "a".repeat(10_000)])(
    "answers %j within bounds",
    (question) => {
      const { steps } = scoreRecords(index, question, { locale: "en" });
      expect(steps).toBeLessThan(1000);
    },
  );

  it("reads eight words of two hundred", () => {
    const many = Array.from({ length: 200 }, (_, at) => `w${at}`).join(" ");
    expect(readQuestion(many)).toHaveLength(8);
  });

  it("looks at no more than so many places however common a word is", () => {
    const many = new SearchIndex(
      buildIndex(Array.from({ length: 3000 }, (_, at) => entry(at, "faq", "سؤال", "Question"))),
    );
    expect(scoreRecords(many, "سؤال question نص text about عن", { locale: "ar" }).steps).toBeLessThanOrEqual(200_000);
  });

  it("finds every record that answers, and picks any number of the best as if all were sorted", () => {
    const one = (at: number) => entry(at, at % 7 ? "faq" : "job", `سؤال ${"آخر ".repeat(at % 13)}`, "Question");
    const many = new SearchIndex(buildIndex(Array.from({ length: 5000 }, (_, at) => one(at))));
    const scorings = [scoreRecords(many, "سؤال", { locale: "ar" })];
    expect([...countTypes(scorings).values()].reduce((sum, count) => sum + count)).toBe(5000);
    const sorted = bestOf(scorings, 5000);
    expect(sorted).toHaveLength(5000);
    for (const most of [1, 12, 24, 300, 2400, 6000]) expect(bestOf(scorings, most)).toEqual(sorted.slice(0, most));
    const jobs = sorted.filter(({ type }) => type === "job");
    expect(bestOf(scorings, 12, new Set(["job"]))).toEqual(jobs.slice(0, 12));
  });
});

describe("marks", () => {
  const marked = (text: string, question: string, most = 70) =>
    markedText(text, readQuestion(question), most)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join("");

  it("stand at the words as they are written", () => {
    expect(marked("يعمل المُهندسون في المواقع", "مهندس")).toBe("يعمل [المُهندسون] في المواقع");
    expect(marked("Nurses work with nurses.", "nurse")).toBe("[Nurses] work with [nurses].");
  });

  it("are shown when the text is cut, between whole words", () => {
    const text = `${"كلمة ".repeat(40)}ممرض ${"بعد ".repeat(40)}`.trim();
    const shown = marked(text, "ممرض", 60);
    expect(shown).toMatch(/^….*\[ممرض\].*…$/);
    expect(shown.length).toBeLessThanOrEqual(66);
  });
});
