import { expect, it } from "vitest";
import { breadcrumbs, pageHead, siteOf } from "./page-head.ts";

const site = { name: "Wijha", publicUrl: "https://wijha.example" };
const base = { title: "Nurse", description: "Cares", path: "/jobs/nurse", locale: "en", site } as const;
const found = (head: ReturnType<typeof pageHead>, key: string, value: string) =>
  head.find((one) => (one as Record<string, unknown>)[key] === value);

it("puts the site's name after the page's", () => {
  expect(pageHead(base)).toContainEqual({ title: "Nurse – Wijha" });
  expect(pageHead({ ...base, title: undefined })).toContainEqual({ title: "Wijha" });
  expect(pageHead({ ...base, title: null }).some((one) => "title" in one)).toBe(false);
});

it("names one address without language, and one for each language", () => {
  const head = pageHead(base);
  expect(found(head, "rel", "canonical")).toMatchObject({ href: "https://wijha.example/jobs/nurse" });
  expect(found(head, "hrefLang", "ar")).toMatchObject({ href: "https://wijha.example/jobs/nurse?lang=ar" });
  expect(found(head, "hrefLang", "en")).toMatchObject({ href: "https://wijha.example/jobs/nurse?lang=en" });
  expect(found(head, "hrefLang", "x-default")).toMatchObject({ href: "https://wijha.example/jobs/nurse" });
});

it("keeps the query that makes another page", () => {
  const head = pageHead({ ...base, path: "/jobs", query: "page=2" });
  expect(found(head, "rel", "canonical")).toMatchObject({ href: "https://wijha.example/jobs?page=2" });
  expect(found(head, "hrefLang", "ar")).toMatchObject({ href: "https://wijha.example/jobs?page=2&lang=ar" });
});

it("speaks Open Graph", () => {
  const head = pageHead({ ...base, type: "article" });
  expect(found(head, "property", "og:title")).toMatchObject({ content: "Nurse" });
  expect(found(head, "property", "og:locale")).toMatchObject({ content: "en_GB" });
  expect(found(head, "property", "og:type")).toMatchObject({ content: "article" });
  expect(found(head, "property", "og:image")).toMatchObject({ content: "https://wijha.example/share-en.png" });
  expect(found(head, "name", "twitter:card")).toMatchObject({ content: "summary_large_image" });
});

it("shows a page's own picture with its own words", () => {
  const head = pageHead({ ...base, picture: { path: "/share/jobs/nurse/en-a.png", text: "Nurse – Wijha" } });
  expect(found(head, "property", "og:image")).toMatchObject({
    content: "https://wijha.example/share/jobs/nurse/en-a.png",
  });
  expect(found(head, "property", "og:image:alt")).toMatchObject({ content: "Nurse – Wijha" });
});

it("hides a page from search engines, not from who shares it", () => {
  const head = pageHead({ ...base, hidden: true, jsonLd: [{ "@type": "Thing" }] });
  expect(head).toContainEqual({ name: "robots", content: "noindex" });
  expect(found(head, "property", "og:title")).toBeDefined();
  expect(found(head, "rel", "canonical")).toBeUndefined();
  expect(head.some((one) => "script:ld+json" in one)).toBe(false);
});

it("carries structured data as it was given", () => {
  const trail = breadcrumbs(site, [
    { name: "Home", path: "/" },
    { name: "Nurse", path: "/jobs/nurse" },
  ]);
  expect(trail).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, item: "https://wijha.example/jobs/nurse" }],
  });
  expect(pageHead({ ...base, jsonLd: [trail] })).toContainEqual({ "script:ld+json": trail });
});

it("finds the root's data, or nothing", () => {
  expect(siteOf([{ loaderData: { locale: "en" } }])).toEqual({ locale: "en" });
  expect(siteOf([])).toBeNull();
});
