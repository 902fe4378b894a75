import { expect, it } from "vitest";
import { bestAnswer, firstOfGroups } from "./best-answer.ts";

const nurse = { type: "job", isNamed: true } as const;
const doctor = { type: "job", isNamed: false } as const;
const post = { type: "blog", isNamed: true } as const;
const faq = { type: "faq", isNamed: false } as const;

it("is the first of all, where the question names it and a page tells all of it", () => {
  expect(bestAnswer([nurse, doctor])).toBe(nurse);
  expect(bestAnswer([doctor, nurse])).toBeNull();
  expect(bestAnswer([post, nurse])).toBeNull();
  expect(bestAnswer([])).toBeNull();
});

it("leaves so many of each group, as they stood", () => {
  expect(firstOfGroups([nurse, doctor, nurse, post, faq, post], 2)).toEqual([nurse, doctor, post, faq]);
});
