import { describe, expect, it } from "vitest";
import {
  CODE_LETTERS,
  checkLetter,
  cleanShortName,
  closedBecause,
  codeFrom,
  inGroups,
  nameKey,
  PAPER_CODE_RANDOM,
  readClassCode,
  readPaperCode,
  shortNameFault,
} from "./rules.ts";

const paperOf = (random: string) => random + checkLetter(random);
const PAPER = paperOf("7K3M9QXW2TB");

describe("codes", () => {
  it("have 32 letters without look-alikes, and enough chance", () => {
    expect(new Set(CODE_LETTERS).size).toBe(32);
    expect(CODE_LETTERS).not.toMatch(/[ILOU]/);
    expect(Math.log2(32) * PAPER_CODE_RANDOM).toBeGreaterThanOrEqual(50);
    expect(new Set(codeFrom(Array.from({ length: 256 }, (_, byte) => byte)))).toEqual(new Set(CODE_LETTERS));
  });

  it("are read however they were written", () => {
    expect(readClassCode(" ab12-cd34 ")).toBe("AB12CD34");
    expect(readClassCode("abl2–cdo4")).toBe("AB12CD04");
    expect(readClassCode("AB١٢CD٣٤")).toBe("AB12CD34");
    expect(readClassCode("ＡＢ۱۲CD۳۴")).toBe("AB12CD34");
    expect(readPaperCode(inGroups(PAPER).toLowerCase())).toBe(PAPER);
    expect(readPaperCode(`\u2066${inGroups(PAPER)}\u2069`)).toBe(PAPER);
    for (const wrong of ["", "AB12CD3", "AB12CD345", "AB12CD3U", "ابتثجحخد", PAPER])
      expect(readClassCode(wrong)).toBeNull();
  });

  it("find every single wrong letter", () => {
    for (let at = 0; at < PAPER.length; at += 1)
      for (const letter of CODE_LETTERS) {
        const typed = PAPER.slice(0, at) + letter + PAPER.slice(at + 1);
        expect([typed, readPaperCode(typed)]).toEqual([typed, typed === PAPER ? PAPER : null]);
      }
  });

  it("find nearly every swap of neighbours", () => {
    let found = 0;
    let swaps = 0;
    for (const one of CODE_LETTERS)
      for (const other of CODE_LETTERS) {
        if (one === other) continue;
        const code = paperOf(`7K3${one}${other}QXW2TB`);
        swaps += 1;
        if (readPaperCode(`7K3${other}${one}QXW2TB${code.at(-1)}`) === null) found += 1;
      }
    expect(swaps - found).toBeLessThanOrEqual(2);
  });
});

describe("a short name", () => {
  it.each([
    "سالم",
    "سلمى ح",
    "Salim H",
    "Salim H.",
    "سلمى ح.",
    "عبد الله",
    "عبد الله ح",
    "عبدالرحمن",
    "عبد الهادي",
    "عبد العلي",
    "نور الدين",
    "نور الهدى",
    "نور الهدى م",
    "شمس الضحى",
    "أم كلثوم",
    "أبو بكر",
    "ابن سينا",
    "محمد علي",
    "أمة الرحمن",
    "علي\u200cرضا",
    "Salim",
    "SALIM",
    "Ali",
    "Harthi",
    "Abd al Rahman",
    "Abd-al-Rahman",
    "Abdul Hadi",
    "AbdulRahman",
    "Abdullah",
    "Abu Bakr",
    "Al-Harith",
    "Mohammed Ali",
    "Nur ul Ain",
    "Noor Al Huda",
    "Nur Aisyah",
    "Nur Zakariya",
    "Shams ad Din",
    "Mary Ann",
    "Mary Ann H.",
    "Anna Naomi",
    "Jean-Luc",
    "Jean Luc",
    "DeShawn",
    "McKay",
    "O’Neil",
    "Ben",
    "Ben H",
    "Éloïse",
    "Анна Мария",
    "Τζον",
  ])("may be %s", (name) => expect(shortNameFault(cleanShortName(name))).toBeNull());

  it.each([
    ["", "required"],
    ["س", "schools_name_length"],
    ["Maximiliana-Alexandrina", "schools_name_length"],
    ["Salim Harthi", "schools_name_full"],
    ["سلمى الحارثية", "schools_name_full"],
    ["سالم الحارثي", "schools_name_full"],
    ["سالم\u200bالحارثي", "schools_name_full"],
    ["سالم\u2060الحارثي", "schools_name_full"],
    ["سالم-الحارثي", "schools_name_full"],
    ["سالم بن خالد", "schools_name_full"],
    ["مريم بنت سعيد", "schools_name_full"],
    ["سالم خالد سعيد", "schools_name_full"],
    ["عبد الله الحارثي", "schools_name_full"],
    ["نور الهدى البلوشية", "schools_name_full"],
    ["SALIM HARTHI", "schools_name_full"],
    ["Salim Al Harthi", "schools_name_full"],
    ["Salim al-Harthi", "schools_name_full"],
    ["Salim Alharthi", "schools_name_full"],
    ["Salma Al Harthiya", "schools_name_full"],
    ["Salma Harthiyah", "schools_name_full"],
    ["SalimHarthi", "schools_name_full"],
    ["SalimAlHarthi", "schools_name_full"],
    ["Salim-Harthi", "schools_name_full"],
    ["Salim\u200bHarthi", "schools_name_full"],
    ["Salim\u200cHarthi", "schools_name_full"],
    ["Salim\ufeffHarthi", "schools_name_full"],
    ["Salim\u3164Harthi", "schools_name_full"],
    ["Salim bin Khalid", "schools_name_full"],
    ["Maryam bint Said", "schools_name_full"],
    ["Mary Ann Smith", "schools_name_full"],
    ["Jean-Luc Martin", "schools_name_full"],
    ["salim@example.org", "schools_name_letters"],
    ["salim.example", "schools_name_letters"],
    ["سالم ٢", "schools_name_letters"],
    ["92345678", "schools_name_letters"],
    ["🌴🌴", "schools_name_letters"],
    ["<b>x</b>", "schools_name_letters"],
  ])("may not be %o: %s", (name, fault) => expect(shortNameFault(cleanShortName(name))).toBe(fault));

  it("is the same name however it is spelt", () => {
    expect(nameKey("أحمد")).toBe(nameKey("احمَد"));
    expect(nameKey("Salim H.")).toBe(nameKey("salim h"));
    expect(nameKey("سالم ح")).not.toBe(nameKey("سالم خ"));
  });
});

it("a class closes by time and by count", () => {
  const now = new Date("2026-11-20T08:00:00Z");
  const times = { closesAt: "2026-11-21T08:00:00Z", places: 2 };
  expect(closedBecause(times, 1, now)).toBeNull();
  expect(closedBecause(times, 2, now)).toBe("full");
  expect(closedBecause({ ...times, closesAt: now.toISOString() }, 0, now)).toBe("closed");
});
