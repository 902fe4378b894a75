import { describe, expect, it } from "vitest";
import { foldPassword, isSiteWords, ownPasswordFault, passwordFault, passwordLength } from "./password.ts";

const salim = { firstName: "Salim", lastName: "Al-Balushi", email: "s.balushi77@example.org" };
const salma = { firstName: "سَلْمى", lastName: "الحارثية", email: "99887766@example.org" };

describe("a password that is its owner's", () => {
  it.each([
    ["Salim1990!", "password_own_name"],
    ["1990salim", "password_own_name"],
    ["SALIM١٩٩٠", "password_own_name"],
    ["albalushi#1", "password_own_name"],
    ["Salim.Al-Balushi", "password_own_name"],
    ["al balushi salim", "password_own_name"],
    ["s.balushi77", "password_own_email"],
    ["SBalushi2026", "password_own_email"],
    ["s.balushi77@example.org", "password_own_email"],
    ["salim loves falafel", null],
    ["balushi family home", null],
    ["salimsalim99", null],
    ["12345678901", null],
  ])("%s: %s", (password, fault) => expect(ownPasswordFault(password, salim)).toBe(fault));

  it.each([
    ["سلمى2026", "password_own_name"],
    ["الحارثية٢٠٢٦", "password_own_name"],
    ["سلمى الحارثية", "password_own_name"],
    ["99887766", "password_own_email"],
    ["٩٩٨٨٧٧٦٦", "password_own_email"],
    ["سلمى تحب البحر", null],
  ])("%s: %s", (password, fault) => expect(ownPasswordFault(password, salma)).toBe(fault));

  it("takes nothing for a name that is not there", () =>
    expect(ownPasswordFault("20261122", { firstName: "", lastName: "", email: "" })).toBeNull());
});

describe("the length of a password", () => {
  it("is counted as people count", () => expect(passwordLength("👍a")).toBe(2));
  it.each([
    ["", "required"],
    ["1234567", "password_short"],
    ["a".repeat(64), null],
    ["ب".repeat(128), null],
    ["a".repeat(129), "password_long"],
  ])("of %s", (password, fault) => expect(passwordFault(password)).toBe(fault));
});

it("folds what looks the same to one spelling", () => {
  expect(foldPassword("ＰＡＳＳ١٢۳")).toBe("pass123");
  expect(foldPassword("أَحمد")).toBe("احمد");
});

describe("words of the site", () => {
  const own = ["مسارات", "Masarat", "guide.example"];
  it.each([
    ...[
      "wijha2026",
      "Wijha-Wijha",
      "وجهة٢٠٢٦!!",
      "وجهه عمان",
      "الوجهة123",
      "guidance",
      "guidance1!",
      "Career.Guidance.2026",
    ],
    ...[
      "وزارة التربية والتعليم",
      "التعليم العالي",
      "ministry of education",
      "the ministry",
      "التوجيه المهني",
      "arabic99",
      "English2026",
    ],
    ...[
      "العربية والإنجليزية",
      "arabicenglish",
      "W1jha@2026",
      "gu1dance99",
      "masarat2026",
      "مسارات ١٢٣",
      "guide.example",
      "كلمة مرور وجهة",
    ],
    ...["wijh@2026", "$kills2026", "0m@n2026", "2026$kills", "2030m@n", "wijh@", "job$123", "care3r$"],
  ])("%s", (password) => expect(isSiteWords(password, own)).toBe(true));

  it.each([
    ...[
      "palm shade at noon",
      "wijha taught me falconry",
      "وجهة أبي البحر كل صباح",
      "masqat",
      "12345678",
      "👍🌴👍🌴",
      "",
    ],
    ...[
      "career guidance for my school in oman education",
      "englishman",
      "وزراء الخيال",
      "$$$$$$$$",
      "2026",
      "p@lm2026",
    ],
  ])("are not %s", (password) => expect(isSiteWords(password, own)).toBe(false));
});
