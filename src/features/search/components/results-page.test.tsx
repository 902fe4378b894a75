import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { presentOrders } from "../presenter.server.ts";
import { readNarrowing } from "../rules/search-groups.ts";
import { type Results, SEARCHED_TYPES, type ShownHit } from "../schema.ts";
import { FoundList } from "./found-list.tsx";
import { list } from "./late-parts.ts";
import { ResultsPage } from "./results-page.tsx";

list.Part = FoundList;

const HIT: ShownHit = {
  type: "job",
  documentId: "abc",
  address: "/jobs/nurse",
  slug: "nurse",
  scene: "S3 ward p-nurse heart",
  locale: "en",
  sample: false,
  mark: null,
  family: null,
  title: [{ text: "Nurse", isMatch: true }],
  snippet: [
    { text: "A ", isMatch: false },
    { text: "nurse", isMatch: true },
    { text: " <b>cares</b>", isMatch: false },
  ],
};
const COUNTS = { ...Object.fromEntries(SEARCHED_TYPES.map((type) => [type, 0])), job: 1, book: 3, blog: 2 };

let shown: Results;

function Page() {
  return <ResultsPage results={shown} />;
}

function page(more: Partial<Results> = {}, locale: "ar" | "en" = "en"): string {
  const results: Results = {
    question: { word: "nurse", keywords: ["care"], narrowing: readNarrowing(null), page: 1, sort: null },
    fault: null,
    found: { total: 13, pages: 2, orders: null, counts: COUNTS as never, related: ["ward"], hits: [HIT] },
    suggestions: [],
    tools: [],
    ...more,
  };
  shown = results;
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  return inLocale(locale, () => renderToStaticMarkup(<Stub initialEntries={["/search/searchResults"]} />));
}

it("marks what answers, as text", () => {
  const html = page();
  expect(html).toContain("<mark>Nurse</mark>");
  expect(html).toContain("A <mark>nurse</mark> &lt;b&gt;cares&lt;/b&gt;");
});

it("has tabs with counts, keywords and pages as links that keep the rest", () => {
  const html = page();
  expect(html).toMatch(/aria-current="true"[^>]*>.*?<span>All</);
  expect(html).toContain('href="/search/searchResults?word=nurse&amp;searchType=resources&amp;keywords=care"');
  expect(html).toContain('href="/search/searchResults?word=nurse&amp;keywords=care%2Cward"');
  expect(html).toContain('href="/search/searchResults?word=nurse"');
  expect(html).toContain('href="/search/searchResults?word=nurse&amp;keywords=care&amp;page=2"');
});

it("tells who hears it how many there are in each group, in both languages", () => {
  expect(page()).toMatch(/role="status"[^>]*>13 results<span class="sr-only">\. Professions \(1\), Resources \(5\)</);
  expect(page({}, "ar")).toMatch(/13 نتيجة<span class="sr-only">\. المهن \(1\)، المصادر \(5\)</);
});

it("shows no group that has nothing, and no tabs where one group has all", () => {
  expect(page()).not.toContain("(0)");
  const counts = Object.fromEntries(Object.keys(COUNTS).map((type) => [type, type === "job" ? 1 : 0])) as never;
  expect(page({ found: { total: 1, pages: 1, orders: null, counts, related: [], hits: [HIT] } })).not.toContain(
    "searchType=",
  );
});

it("offers the order by one's own result where there is one, and keeps it on the next page", () => {
  const question = { word: "nurse", keywords: [], narrowing: readNarrowing("jobs"), page: 1, sort: "fit" as const };
  const orders = presentOrders(question, "en");
  const found = { total: 13, pages: 2, counts: COUNTS as never, related: [], hits: [HIT], orders };
  const html = page({ question, found });
  expect(html).toMatch(/aria-current="page"[^>]*>Nearest to my result</);
  expect(html).toMatch(/searchType=jobs"[^>]*>Best match first</);
  expect(html).toContain("searchType=jobs&amp;page=2&amp;sort=fit");
  expect(page()).not.toContain("Nearest to my result");
});

it("offers the kinds of a group", () => {
  const question = { word: "nurse", keywords: [], narrowing: readNarrowing("book"), page: 1, sort: null };
  const html = page({ question });
  expect(html).toMatch(/aria-current="true"[^>]*>.*?<span>Resources \(5\)</);
  expect(html).toMatch(/aria-current="page"[^>]*>Book \(3\)</);
  expect(html).toContain("searchType=blog");
  expect(html).not.toContain("searchType=course");
});

it("says of a text in the other language which one it is, and which way it runs", () => {
  const html = page({}, "ar");
  expect(html).toMatch(/lang="en" dir="ltr"[^>]*><mark>Nurse/);
  expect(html).toMatch(/<p class="found-text" lang="en" dir="ltr">A /);
  expect(page()).not.toMatch(/lang="en"/);
});

it("says which records are examples", () => {
  const found = {
    total: 1,
    pages: 1,
    orders: null,
    counts: COUNTS as never,
    related: [],
    hits: [{ ...HIT, sample: true }],
  };
  expect(page({ found })).toContain("Contains sample data: Profession.");
  expect(page()).not.toContain("Sample data");
});

it("says why a word was refused", () => {
  const question = { word: "n", keywords: [], narrowing: readNarrowing(null), page: 1, sort: null };
  const html = page({ question, fault: { path: "", code: "search_too_short" }, found: null });
  expect(html).toContain("Write at least two letters.");
});

it("helps on when nothing was found", () => {
  const found = { total: 0, pages: 1, orders: null, counts: COUNTS as never, related: [], hits: [] };
  const question = { word: "zzz", keywords: [], narrowing: readNarrowing("jobs"), page: 1, sort: null };
  const html = page({ question, found, suggestions: [{ title: "Pilot", address: "/jobs/pilot" }] });
  expect(html).toContain("Nothing was found for “\u2068zzz\u2069”");
  expect(html).toContain("Close to your search");
  expect(html).toContain('href="/jobs/pilot"');
  expect(html).toContain('href="/search/searchResults?word=zzz"');
});

it("leads to a tool of the site that the words name", () => {
  const shown = page({ tools: [{ title: "Entrepreneurial traits scale", address: "/eta" }] });
  expect(shown).toContain("Tools of this site");
  expect(shown).toContain('href="/eta"');
});
