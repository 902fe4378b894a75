import { expect, test } from "vitest";
import type { Topic } from "#features/legal/schema.ts";
import { chooseQuestions, ofTheDay, takeTurns } from "./rules.ts";

const topic = (...slugs: string[]) =>
  ({
    topic: "service",
    questions: slugs.map((slug) => ({ slug, title: slug, html: "", otherLocale: null })),
  }) as unknown as Topic;

const chosen = (...topics: Topic[]) => chooseQuestions(topics, 5).map(({ slug }) => slug);

test("every topic is heard before one speaks twice", () => {
  expect(chosen(topic("a1", "a2", "a3"), topic("b1"), topic("c1", "c2"))).toEqual(["a1", "b1", "c1", "a2", "c2"]);
});

test("few questions are all shown", () => {
  expect(chosen(topic("a1"))).toEqual(["a1"]);
  expect(chosen()).toEqual([]);
});

test("the groups take turns", () => {
  expect(takeTurns([["a1", "a2"], [], ["c1", "c2", "c3"]])).toEqual(["a1", "c1", "a2", "c2", "c3"]);
  expect(takeTurns([])).toEqual([]);
});

test("a day has its part, the next day the next one, and in time all get their turn", () => {
  const items = ["a", "b", "c", "d", "e", "f", "g"];
  const first = ofTheDay(items, "2026-11-21");
  expect(ofTheDay(items, "2026-11-21")).toEqual(first);
  expect(new Set(first).size).toBe(3);
  expect(ofTheDay(items, "2026-11-22")[0]).toBe(items[(items.indexOf(first[2] ?? "") + 1) % items.length]);
  const week = ["20", "21", "22", "23", "24", "25", "26"].flatMap((day) => ofTheDay(items, `2026-11-${day}`));
  expect(new Set(week)).toEqual(new Set(items));
});

test("a short list is shown whole, an empty one not at all", () => {
  expect(ofTheDay(["a", "b"], "2026-11-21").toSorted()).toEqual(["a", "b"]);
  expect(ofTheDay([], "2026-11-21")).toEqual([]);
});
