import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published } from "#tests/support/published.ts";
import { listQuestions, readLegalPage } from "./operations.server.ts";
import { askedFirst, questionsWith } from "./rules.ts";

const question = (slug: string, topic: string, order: number, title: string) => ({
  slug,
  data: { topic, order },
  ar: { title, content: "جواب" },
});
const ctx = {
  config: { site: { supportAddress: "help@wijha.example" } },
  content: published({
    faq: [question("b", "privacy", 2, "ثان"), question("c", "service", 3, "ثالث"), question("a", "service", 1, "أول")],
    "terms-of-usage": [
      {
        slug: "terms",
        updated: "2026-09-11T08:00:00.000Z",
        ar: { title: "شروط", summary: "جملة", content: "## قسم\n\n{support}" },
      },
    ],
  }),
} as unknown as Context;
const english: Visitor = { kind: "visitor", locale: "en", origin: { address: "", device: "", userAgent: "" } };

it("groups questions by topic, in their order, marked when in the other language", () => {
  const topics = listQuestions(ctx, english);
  expect(topics.map(({ topic, questions }) => [topic, questions.map(({ slug }) => slug)])).toEqual([
    ["service", ["a", "c"]],
    ["privacy", ["b"]],
  ]);
  expect(topics[0]?.questions[0]).toMatchObject({ html: "<p>جواب</p>\n", otherLocale: "ar" });
});

it("reads a legal text with its contents and date, or nothing", () => {
  expect(readLegalPage(ctx, english, "terms-of-usage")).toMatchObject({
    title: "شروط",
    contents: [{ id: "part-1", title: "قسم" }],
    updatedAt: "2026-09-11T08:00:00.000Z",
    otherLocale: "ar",
  });
  expect(readLegalPage(ctx, english, "privacy-and-policy")).toBeNull();
});

it("finds questions by every word of title or answer, however it is spelt", () => {
  const topics = listQuestions(ctx, english);
  const slugs = (words: string) =>
    questionsWith(topics, words).flatMap((topic) => topic.questions.map((one) => one.slug));
  expect(slugs("")).toEqual(["a", "c", "b"]);
  expect(slugs("اوَّل؟ جواب")).toEqual(["a"]);
  expect(slugs("p")).toEqual([]);
});

it("puts the questions to begin with first, in their own order, and leaves no topic without a question", () => {
  const asked = (slug: string) => ({ slug, title: slug, html: "" });
  const topics = [
    { topic: "service" as const, questions: [asked("is-wijha-free"), asked("a")] },
    { topic: "scales" as const, questions: [asked("where-do-i-start")] },
  ];
  expect(askedFirst(topics)).toMatchObject({
    asked: [{ slug: "where-do-i-start" }, { slug: "is-wijha-free" }],
    topics: [{ topic: "service", questions: [{ slug: "a" }] }],
  });
});
