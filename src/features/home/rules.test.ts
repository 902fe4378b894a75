import { expect, test } from "vitest";
import type { Topic } from "#features/legal/schema.ts";
import { chooseQuestions } from "./rules.ts";

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
