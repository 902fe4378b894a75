import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test("initials: of the names themselves, without what stands before many of them", () => {
  expect(initialsOf("Salim", "al Harthy")).toBe("SH");
  expect(initialsOf("Salim", "Al-Harthy")).toBe("SH");
  expect(initialsOf("Ali", "Elias")).toBe("AE");
  expect(initialsOf("سالم", "الحارثي")).toBe("س\u2009ح");
  expect(initialsOf("مريم", "الحارثية")).toBe("م\u2009ح");
  expect(initialsOf("مريم", "آل سعيد")).toBe("م\u2009س");
  expect(initialsOf("آلاء", "ال خليفة")).toBe("آ\u2009خ");
  expect(initialsOf("علي", "")).toBe("ع");
  expect(initialsOf("", "")).toBe("");
});

test("initials: a hamza stays on its letter, marks of vowels and signs are none", () => {
  expect(initialsOf("أحمد", "إبراهيم")).toBe("أ\u2009إ");
  expect(initialsOf("\u0627\u0654حمد", "«نُور»")).toBe("أ\u2009ن");
  expect(initialsOf("ـمحمد", "الأمين")).toBe("م\u2009أ");
  expect(initialsOf("élodie", "2x")).toBe("ÉX");
});
