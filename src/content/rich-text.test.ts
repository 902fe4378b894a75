import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedText } from "#tests/support/published.ts";
import { readyParts, readyText } from "./rich-text.server.ts";

const SHIPPED = (["blog", "document"] as const).flatMap((type) =>
  readdirSync(new URL(`../../db/seed/content/${type}`, import.meta.url)).map(
    (file) => [type, file.replace(".json", "")] as const,
  ),
);
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

it("takes no support address for a pattern, and no place in a tag for a place in the text", () => {
  const made = readyText('{support} " onfocus=alert(1) x="', "$'@wijha.example").html;
  expect(made).toContain(`<a href="mailto:$'@wijha.example" dir="ltr">$'@wijha.example</a> " onfocus`);
  expect(html('<a href="https://x.example/{support}">text</a>')).toBe(
    '<p><a href="https://x.example/{support}" rel="noopener">text</a></p>\n',
  );
});

it("makes two hundred parts at most and loses no heading", () => {
  const { parts } = readyParts("# a\n\n".repeat(300));
  expect(parts).toHaveLength(200);
  expect(parts.at(-1)?.html.match(/<h3>a/g)).toHaveLength(100);
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

it("cuts a text at its headings and keeps what stands before them", () => {
  const text = readyParts("Before\n\n## *One* & two\n\nFirst\n\n### Small\n\nStill first\n\n## Last");
  expect(text.opening).toBe("<p>Before</p>\n");
  expect(text.parts).toEqual([
    {
      id: "part-1",
      title: "One & two",
      heading: "<em>One</em> &amp; two",
      html: "<p>First</p>\n<h3>Small</h3>\n<p>Still first</p>\n",
    },
    { id: "part-2", title: "Last", heading: "Last", html: "" },
  ]);
  expect(readyParts("No heading").parts).toEqual([]);
});

it("lets no heading and no half of a tag carry harm from one part into another", () => {
  const { opening, parts } = readyParts(
    '<div onclick="x()">\n\n## <img src=x onerror=alert(1)> [go](javascript:alert(1))\n\n<table><b>\n\n## End\n\n</b></table>kept\n\n## ![](x.png)',
  );
  const all = opening + parts.map(({ title, heading, html: body }) => title + heading + body).join("");
  expect(all).not.toMatch(/<(img|script|div on)|onclick|onerror|javascript:/);
  expect(parts.map(({ title }) => title)).toEqual(["go", "End", "3"]);
  expect(all).toContain("kept");
});

it("names the column in each cell behind the first, without what could end the name", () => {
  const made = html('| A | B "quoted" <i>x</i> |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |');
  expect(made).toContain('<td>1</td>\n<td data-label="B &quot;quoted&quot; x">2</td>');
  expect(made.match(/data-label/g)).toHaveLength(2);
});

it("lets wide tables scroll by themselves", () => {
  expect(html("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
    /^<div class="table-box" tabindex="0"><table class="table">.*<\/table><\/div>\s*$/s,
  );
});

it.each(SHIPPED)("reads the shipped %s %s", (type, slug) => {
  for (const locale of ["ar", "en"] as const) {
    const made = readyParts(shippedText(type, slug, locale).content ?? "");
    expect(made.parts.length).toBeGreaterThan(1);
    expect(JSON.stringify(made)).not.toMatch(/\*\*|\]\(|&lt;/);
  }
});
