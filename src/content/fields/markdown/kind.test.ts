import { expect, it } from "vitest";
import { markdown } from "./kind.ts";

const { schema } = markdown({});

it.each([
  ["quotes in quotes", "> ".repeat(5000)],
  ["quotes without spaces", ">".repeat(500)],
  ["lists in lists", "1. ".repeat(5000)],
  ["quotes and lists by turns", "> - ".repeat(5000)],
  ["emphasis in emphasis", `${"*a __b ".repeat(2000)}x${"b__ a* ".repeat(2000)}`],
  ["a word without end", "_a".repeat(20_000)],
])("refuses what takes its readers too long: %s", (_name, text) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toBe("content_tangled");
});

it.each([
  [
    "a rule, a table and a long list",
    `---\n\n| a | b |\n|---|---|\n${"| **a** | 1 |\n".repeat(200)}\n\n${"- a\n".repeat(5000)}`,
  ],
  ["quotes and lists a few deep", "> > - 1. a\n>\n> **b**"],
  ["a long address", `[a](https://x.example/${"a".repeat(900)})`],
  ["much emphasis in many paragraphs", "**a** *b* and c\n\n".repeat(2000)],
])("takes %s", (_name, text) => {
  expect(schema.safeParse(text).success).toBe(true);
});
