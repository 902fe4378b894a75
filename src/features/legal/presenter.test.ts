import { expect, it } from "vitest";
import { shippedText } from "#tests/support/published.ts";
import { readyText } from "./presenter.server.ts";

const html = (markdown: string) => readyText(markdown, "help@wijha.example").html;

it("makes paragraphs, lists and headings", () => {
  expect(html("One **strong** word\n\n- a\n- b")).toBe(
    "<p>One <strong>strong</strong> word</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n",
  );
});

it("lists its headings under ids that do not depend on the language", () => {
  const text = readyText("# First & last\n\n### Small\n\n## «ثانٍ»", "");
  expect(text.contents).toEqual([
    { id: "part-1", title: "First & last" },
    { id: "part-2", title: "«ثانٍ»" },
  ]);
  expect(text.html).toContain('<h2 id="part-2">«ثانٍ»</h2>');
  expect(text.html).not.toContain("<h1");
});

it.each([
  "<script>alert(1)</script>text",
  "<img src=x onerror=alert(1)>text",
  "[text](javascript:alert(1))",
  '<a href="https://x.example" onclick="alert(1)">text</a>',
  "<iframe src=https://x.example></iframe>text",
  "<p style='position:fixed'>text</p>",
  "## text <svg onload=alert(1)>",
  "[text](data:text/html,<script>alert(1)</script>)",
])("takes the harm out of %s and keeps the words", (planted) => {
  const made = html(planted);
  expect(made).toContain("text");
  expect(made).not.toMatch(/<(script|img|iframe|svg)|onerror|onclick|onload|javascript:|style=|href="data:/);
});

it("makes the support address a mail link", () => {
  expect(html("Ask {support}.")).toBe(
    '<p>Ask <a href="mailto:help@wijha.example" dir="ltr">help@wijha.example</a>.</p>\n',
  );
  expect(readyText("{support}", '"><script>').html).not.toContain("<script");
});

it("leaves a star inside a word alone", () => {
  expect(html("O*NET and O*NET")).toBe("<p>O*NET and O*NET</p>\n");
  expect(html("an *important* word")).toContain("<em>important</em>");
});

it.each(["terms-of-usage", "privacy-and-policy"] as const)("reads the shipped %s", (type) => {
  for (const locale of ["ar", "en"] as const) {
    const made = readyText(shippedText(type, type, locale).content ?? "", "help@wijha.example");
    expect(made.contents.length).toBeGreaterThan(4);
    expect(made.html).toContain("mailto:help@wijha.example");
    expect(made.html).not.toMatch(/<em>|\{support\}|&lt;/);
  }
});
