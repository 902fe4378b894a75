import { describe, expect, it } from "vitest";
import { buildIndex } from "./build-index.ts";
import { weightOfWord } from "./empty-words.ts";
import type { IndexEntry } from "./index-entry.ts";
import { isSlip, isTwoSlips } from "./near-words.ts";
import { seekWords } from "./needed-words.ts";
import { isSentence, labelKey } from "./read-query.ts";
import { arabicRoot, isOtherNumber } from "./root-arabic.ts";
import { SearchIndex } from "./search-index.ts";
import { soundKey } from "./sound-key.ts";
import { soundsAlike } from "./sounds-alike.ts";
import { englishSingular, englishStem } from "./stem-english.ts";

describe("the sound of a word", () => {
  it.each([
    ["ممرض", "mumarrid"],
    ["ممرضة", "mumarrida"],
    ["مصمم", "mosammem"],
    ["محام", "mo7am"],
    ["طبيب", "tabib"],
  ])("keeps letters that are said twice: %s, %s", (arabic, latin) => {
    const folded = arabic.replace("ة", "ه");
    expect(soundKey(latin)).toBe(soundKey(folded));
    expect(soundsAlike(latin, folded)).toBe(true);
  });

  it.each([
    ["سكيورتي", "security"],
    ["ماركتنق", "marketing"],
    ["كمبيوتر", "computer"],
  ])("hears English in Arabic letters: %s", (asked, word) => expect(soundsAlike(asked, word)).toBe(true));

  it.each([
    ["طقس", "tax"],
    ["gold", "جلود"],
    ["police", "بلاغ"],
  ])("does not hear %s as %s", (asked, word) => expect(soundsAlike(asked, word)).toBe(false));
});

describe("English plurals", () => {
  it.each([
    ["midwives", "midwife"],
    ["policemen", "policeman"],
    ["women", "woman"],
    ["children", "child"],
    ["analyses", "analysis"],
    ["shelves", "shelf"],
    ["teeth", "tooth"],
    ["specimen", "specimen"],
    ["archives", "archives"],
  ])("%s: %s", (plural, singular) => expect(englishSingular(plural)).toBe(singular));

  it("share a stem with the word", () => {
    for (const [plural, word] of [
      ["midwives", "midwife"],
      ["firemen", "fireman"],
      ["libraries", "library"],
    ] as const)
      expect(englishStem(plural)).toBe(englishStem(word));
  });
});

it("reads the root of Arabic patterns, and plurals that change vowels alone", () => {
  expect(new Set(["يصمم", "تصميم", "مصمم"].map(arabicRoot))).toEqual(new Set(["صمم"]));
  expect(isOtherNumber("جدول", "جداول")).toBe(true);
  expect(isOtherNumber("طيار", "طواري")).toBe(false);
});

it("believes fewer slips the shorter a word is", () => {
  expect(isSlip("accountent", "accountant")).toBe(true);
  expect(isSlip("ممرظ", "ممرض")).toBe(true);
  expect(isSlip("tailor", "sailor")).toBe(false);
  expect(isSlip("gold", "bold")).toBe(false);
  expect(isTwoSlips("entreprenuer", "entrepreneur")).toBe(true);
  expect(isTwoSlips("kitchen", "kitten")).toBe(false);
});

it("weighs words by what they carry", () => {
  expect(weightOfWord(["the"])).toBeNull();
  expect(weightOfWord(["كيف"])).toBe("asking");
  expect(weightOfWord(["راتب"])).toBe("aspect");
  expect(weightOfWord(["ابغي"])).toBe("light");
  expect(weightOfWord(["ممرض"])).toBe("telling");
  expect(weightOfWord(["نفسي"])).toBe("telling");
  expect(weightOfWord(["نفسي"], true)).toBe("light");
  expect(labelKey("I want to become a nurse")).toBe(labelKey("Nurses"));
  expect(isSentence("how long is a consultation")).toBe(true);
  expect(isSentence("fisheries adviser")).toBe(false);
});

describe("words of a question", () => {
  const names = (id: number, title: string, labels: string[], summary = "", text = ""): IndexEntry => ({
    id,
    type: "job",
    family: null,
    isShort: false,
    codes: [],
    words: { ar: null, en: { title, labels, names: [], summaries: [summary], texts: [text] } },
  });
  const index = new SearchIndex(
    buildIndex([
      names(1, "Cybersecurity", []),
      names(2, "Sailor", ["seaman"], "Sees the weather", "Plumber and fashionn"),
      names(3, "Banker", ["designer of loans"]),
    ]),
  );
  const found = (question: string) =>
    seekWords(question, index).map(({ found: places, isGuessed }) => ({
      words: places.map(({ place }) => index.words.keyAt(place)),
      isGuessed,
    }));

  it("are found together with their neighbour, and unfinished", () => {
    for (const question of ["cyber security", "cyber secur", "cybersec"])
      expect(found(question)[0]?.words, question).toContain("cybersecurity");
  });

  it("are guessed only where they are known nowhere", () => {
    expect(found("tailor")).toEqual([{ words: [], isGuessed: false }]);
    expect(found("baker")).toEqual([{ words: [], isGuessed: false }]);
    expect(found("plumbers")[0]?.isGuessed).toBe(false);
    expect(found("sailr")).toEqual([{ words: ["sailor"], isGuessed: true }]);
  });

  it("are no topic of the site where they are only mentioned", () => {
    expect(seekWords("weather", index)[0]?.isTopic).toBe(false);
    expect(seekWords("seamen", index)[0]?.isTopic).toBe(true);
  });
});
