import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test("initials: of the names themselves, without what stands before many of them", () => {
  expect(initialsOf("Salim", "al Harthy")).toBe("SH");
  expect(initialsOf("Salim", "Al-Harthy")).toBe("SH");
  expect(initialsOf("Ali", "Elias")).toBe("AE");
  expect(initialsOf("سالم", "الحارثي")).toBe("س");
  expect(initialsOf("مريم", "الحارثية")).toBe("م");
  expect(initialsOf("مريم", "آل سعيد")).toBe("م");
  expect(initialsOf("آلاء", "ال خليفة")).toBe("آ");
  expect(initialsOf("علي", "")).toBe("ع");
  expect(initialsOf("", "")).toBe("");
});

test("initials: a hamza stays on its letter, marks of vowels and signs are none", () => {
  expect(initialsOf("أحمد", "إبراهيم")).toBe("أ");
  expect(initialsOf("\u0627\u0654حمد", "«نُور»")).toBe("أ");
  expect(initialsOf("ـمحمد", "الأمين")).toBe("م");
  expect(initialsOf("élodie", "2x")).toBe("ÉX");
});
