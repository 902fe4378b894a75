import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { groupResources, listResources, meantResources, readResource } from "./operations.server.ts";
import { readResourcesQuery } from "./schema.ts";

const at = (day: number) => new Date(Date.UTC(2026, 8, day)).toISOString();
const named = (slug: string): WrittenRecord => ({ slug, ar: { title: `${slug} ع` }, en: { title: slug } });

const course = (day: number): WrittenRecord => ({
  slug: `course-${day}`,
  updated: at(day),
  data: { level: "introductory", hours: 1.5, languages: ["ar", "en"], free: true, certificate: true, sample: true },
  ar: { title: `دورة ${day}`, summary: "جملة", description: "أول\n\nثان" },
  en: { title: `Course ${day}`, summary: "A sentence", description: "One\n\nTwo", skills_gained: ["Loops"] },
  links: { jobs: ["nurse"] },
});

const content = published({
  job: [
    { ...named("nurse"), data: { job_type: "professional" } },
    { ...named("cook"), data: { job_type: "service" } },
  ],
  "future-skill": [{ ...named("teamwork"), data: { category: "basic" } }],
  file: [
    {
      slug: "guide-ar",
      data: {
        name: "g.pdf",
        hash: "h",
        ext: ".pdf",
        mime: "application/pdf",
        size: 101.2,
        provider: "p",
        url: "/resources/documents/guide/ar.pdf",
      },
    },
    {
      slug: "guide-other",
      data: {
        name: "sheet.xlsx",
        hash: "i",
        ext: ".xlsx",
        mime: "x/y",
        size: 2340,
        provider: "p",
        url: "/files/sheet.xlsx",
      },
    },
  ],
  "book-author": [
    { slug: "writer", ar: { name: "كاتبة", biography: "حياة" }, en: { name: "A Writer", biography: "A life" } },
  ],
  blog: [
    {
      slug: "post",
      updated: at(28),
      ar: { title: "مقال", description: "جملة", content: "## قسم\n\nنص", author: "فريق" },
      en: {
        title: "Post",
        description: "A sentence",
        content: "Before\n\n## Part\n\nText <script>x</script>",
        author: "Team",
      },
      links: { future_skills: ["teamwork"] },
    },
    { slug: "only-arabic", updated: at(1), ar: { title: "عربي", description: "جملة", content: "## قسم" } },
  ],
  document: [
    {
      slug: "guide",
      updated: at(27),
      data: { icon: "guide" },
      ar: { title: "دليل", description: "جملة", content: "نص" },
      en: { title: "Guide", description: "A sentence", content: "Text" },
      links: { media: ["guide-ar", "guide-other"], jobs: ["nurse"] },
    },
    {
      slug: "bare",
      updated: at(2),
      data: { icon: "checklist" },
      ar: { title: "قائمة", description: "جملة", content: "نص" },
    },
  ],
  book: [
    {
      slug: "book",
      updated: at(26),
      data: { publishedOn: "2014-05", languages: ["ar"], print_length: 11, rating: 4.25, sample: true },
      ar: { title: "كتاب", summary: "جملة", description: "نص" },
      en: { title: "Book", summary: "A sentence", description: "One\n\nTwo" },
      links: { book_authors: ["writer"], jobs: ["cook"] },
    },
  ],
  course: Array.from({ length: 14 }, (_, index) => course(index + 3)),
});
const ctx = { content, config: { site: { timeZone: "Asia/Muscat" } } } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const english: Visitor = { kind: "visitor", locale: "en", origin };
const arabic: Visitor = { kind: "visitor", locale: "ar", origin };
const ask = (query: string, actor = english) =>
  listResources(ctx, actor, readResourcesQuery(new URLSearchParams(query)));
const slugs = (query: string) => ask(query)?.cards.map(({ slug }) => slug);
const counts = (query: string) => ask(query)?.kinds.map(({ count }) => count);

it("lists every kind together, newest first, 12 a page, each kind counted", () => {
  expect(ask("")).toMatchObject({ total: 19, pages: 2 });
  expect(slugs("")?.slice(0, 4)).toEqual(["post", "guide", "book", "course-16"]);
  expect(slugs("page=2")).toHaveLength(7);
  expect(counts("")).toEqual([2, 2, 1, 14, 0]);
});

it("switches kinds on and off and keeps their counts", () => {
  expect(slugs("show=books,blogs")).toEqual(["post", "book", "only-arabic"]);
  expect(counts("show=books,blogs")).toEqual([2, 2, 1, 14, 0]);
  expect(ask("show=blogs,documents,books,courses,experiences")?.query.filters.show).toEqual([]);
  expect(ask("show=nonsense")?.total).toBe(0);
});

it("filters by profession and skill, and says what dropping one brings", () => {
  expect(slugs("job=cook")).toEqual(["book"]);
  expect(slugs("skill=teamwork")).toEqual(["post"]);
  expect(ask("job=cook&skill=teamwork")?.active.map(({ slug, countWithout }) => [slug, countWithout])).toEqual([
    ["teamwork", 1],
    ["cook", 1],
  ]);
  expect(ask("")?.groups.map(({ key }) => key)).toEqual(["skill", "job"]);
  expect(counts("job=nurse")).toEqual([0, 1, 0, 14, 0]);
});

it("sorts by title as the language does, over all kinds", () => {
  expect(slugs("sort=title&show=blogs,documents,books")?.slice(0, 2)).toEqual(["book", "guide"]);
});

it.each(["page=0", "page=abc", "page=3", "page=1000000000"])("has no list at %s", (query) => {
  expect(ask(query)).toBeNull();
});

it("opens one card on the page it stands on, and no other", () => {
  const list = ask("show=courses&open=course-3");
  expect(list?.query.page).toBe(2);
  const opened = list?.cards.filter(({ details }) => details !== null) ?? [];
  expect(opened.map(({ slug }) => slug)).toEqual(["course-3"]);
  expect(opened[0]?.details).toMatchObject({
    lists: [{ title: "What you gain", items: ["Loops"] }],
    jobs: [{ title: "nurse", to: "/jobs/nurse" }],
    url: null,
  });
  expect(opened[0]?.details?.texts.slice(0, 2)).toEqual(["One", "Two"]);
  expect(opened[0]?.details?.facts).toContainEqual({ name: "Languages", value: "Arabic and English" });
  expect(ask("show=courses")?.cards[0]?.to).toBe("/resources?show=courses&open=course-16#course-16");
  expect(ask("open=__proto__")?.query.page).toBe(1);
  expect(ask("show=courses&open=post")?.cards.some(({ details }) => details)).toBe(false);
});

it("says at once what a card is", () => {
  const chips = Object.fromEntries(ask("")?.cards.map((card) => [card.slug, card.chips]) ?? []);
  expect(chips.post).toEqual(["Article", "1 minute to read"]);
  expect(chips.guide).toEqual(["Document", "Guide"]);
  expect(chips.book).toEqual(["Book", "A Writer"]);
  expect(chips["course-16"]).toEqual(["Course", "1 hour and 30 minutes"]);
});

it("reads an article in its parts, made harmless", () => {
  const post = readResource(ctx, english, "blogs", "post");
  expect(post?.sections.map(({ id, title, isOwnTitle }) => [id, title, isOwnTitle])).toEqual([
    ["opening", null, undefined],
    ["part-1", "Part", true],
  ]);
  expect(post?.related.map(({ name }) => name)).toEqual(["Related skills"]);
  expect(JSON.stringify(post)).not.toContain("<script");
  expect(post?.facts).toContainEqual({ name: "Author", value: "Team" });
  expect(readResource(ctx, english, "blogs", "only-arabic")?.otherLocale).toBe("ar");
});

it("names the files of a document with language and size; without files its PDF alone", () => {
  const downloads = (slug: string, actor: Visitor) => readResource(ctx, actor, "documents", slug)?.downloads;
  expect(downloads("guide", english)).toEqual([
    { title: "Download PDF in Arabic (102 kB)", to: "/resources/documents/guide/ar.pdf" },
    { title: "Download the file “sheet.xlsx” (2.3 MB)", to: "/files/sheet.xlsx" },
  ]);
  expect(downloads("bare", english)).toEqual([
    { title: "Download PDF in Arabic", to: "/resources/documents/bare/ar.pdf" },
  ]);
});

it("reads a book with its author's life and its languages in words", () => {
  const book = readResource(ctx, arabic, "books", "book");
  expect(book?.facts.map(({ value }) => value)).toEqual(["كاتبة", "2014", "العربية", "11 صفحة", "4.3 من 5"]);
  expect(book?.sections.map(({ id }) => id)).toEqual(["why", "where", "author"]);
  expect(book?.related).toHaveLength(1);
  expect(book).toMatchObject({ sample: true, authors: ["كاتبة"] });
});

it("has nothing at an unknown address but the ones that may be meant", () => {
  expect(readResource(ctx, english, "books", "post")).toBeNull();
  expect(readResource(ctx, english, "blogs", "__proto__")).toBeNull();
  expect(meantResources(ctx, english, "blogs", "posst")[0]).toEqual({
    title: "Post",
    to: "/resources/blogpost/post",
  });
});

it("groups what a record names by kind, in one order, without empty kinds", () => {
  const none = { blogs: [], documents: [], books: [], courses: [], menternships: [] };
  const one = [{ slug: "a", title: "A" }];
  expect(groupResources({ ...none, menternships: one, books: one }, "en")).toEqual([
    { kind: "books", title: "Books", links: [{ title: "A", to: "/resources/book/a" }] },
    {
      kind: "experiences",
      title: "Virtual work experiences",
      links: [{ title: "A", to: "/resources?show=experiences&open=a#a" }],
    },
  ]);
});
