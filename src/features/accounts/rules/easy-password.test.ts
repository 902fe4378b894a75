import { describe, expect, it } from "vitest";
import { isGivenName, isRun } from "./easy-password.ts";

describe("a run", () => {
  it.each([
    ...[
      "12345678",
      "87654321",
      "٨٧٦٥٤٣٢١",
      "۸۷۶۵۴۳۲۱",
      "９８７６５４３２",
      "01234567",
      "0987654321",
      "1234-5678",
      "123 456 789",
    ],
    ...["abcdefgh", "HGFEDCBA", "abcd1234", "4321dcba", "abc123abc", "ابتثجحخد", "ابجدهوزح"],
    ...["qwertyui", "poiuytrew", "asdfghjk", "lkjhgfds", "zxcvbnm,", "qazwsxedc", "1qaz2wsx", "ضصثقفغعه", "شسيبلاتن"],
    ...[
      "aaaaaaaa",
      "a".repeat(64),
      "ااااااااا",
      "aaaa1111",
      "111222333",
      "aabbccdd",
      "12121212",
      "abababab",
      "xyzxyzxyz",
      "aaaaaaab",
      "!@#$%^&*",
    ],
  ])("%s", (password) => expect(isRun(password)).toBe(true));

  it.each([
    ...[
      "palm shade at noon",
      "lantern of the pier",
      "خمس نخلات عند الفلج",
      "abc of the old harbour",
      "12345 palms of Nizwa",
    ],
    ...[
      "correct horse",
      "Tr0ub4dor&3",
      "87654321 is my lucky row",
      `${"a".repeat(63)}b`,
      "🌴 ".repeat(60),
      `${"ط".repeat(60)}abcdefgh`,
      "👍🌴👍🌴👍🌴👍🌵",
    ],
  ])("is not %s", (password) => expect(isRun(password)).toBe(false));
});

describe("a given name with digits and signs", () => {
  it.each([
    ...[
      "Mohammed1",
      "mohamed1",
      "MUHAMMAD99",
      "mohammad_2010",
      "ahmed123",
      "AHMAD2024!",
      "a7med123",
      "mo7amed1",
      "m0hammed1",
    ],
    ...[
      "fatima123",
      "Fatimah-07",
      "fatma2009",
      "maryam2008",
      "mariam2008",
      "khaled99",
      "abdullah1",
      "yousuf2011",
      "2010salim",
    ],
    ...[
      "محمد1234",
      "أحمد٢٠١٠",
      "فاطمة123",
      "فاطمه123",
      "عبد الله 1",
      "عائشة2009",
      "مُحَمَّد12",
      "محمد علي",
      "ahmedali1",
      "Sara.Ali",
    ],
  ])("%s", (password) => expect(isGivenName(password)).toBe(true));

  it.each([
    ...[
      "ahmed sails at dawn",
      "my uncle mohammed fishes",
      "محمد يصطاد السمك فجرا",
      "salalah rain in july",
      "fatima123 and the lamp",
    ],
    ...["sarandib tea", "nourishing dates", "alibaba caves", "mohammed ahmed ali", "12345678", "👍🌴👍🌴👍🌴👍🌵"],
  ])("is not %s", (password) => expect(isGivenName(password)).toBe(false));
});
