import { describe, expect, it } from "vitest";
import { StoredPages, storableAddress } from "./stored-pages.ts";

const address = (text: string) => {
  const url = new URL(text, "http://own.invalid");
  return storableAddress(url.pathname, url.searchParams);
};

describe("addresses of stored pages", () => {
  it("keep only declared query keys, in one order", () => {
    expect(address("/jobs?utm=1&sector=a&page=2&x=y")).toBe("/jobs?page=2&sector=a");
    expect(address("/jobs?sector=a&page=2")).toBe(address("/jobs?page=2&sector=a"));
  });
  it("leave the language to its own part of the key", () => expect(address("/?lang=en")).toBe("/"));
  it("refuse pages that are not declared", () => {
    for (const path of ["/home", "/signin", "/jobs.data", "/__manifest", "/jobs/x.data/y", "/career-test/results"])
      expect(address(path)).toBeNull();
  });
  it("refuse long values", () => expect(address(`/jobs?sector=${"x".repeat(500)}`)).toBeNull());
});

describe("the store", () => {
  const page = (text: string) => Buffer.from(`<!doctype html><script>${text}</script>`);

  it("gives back what was stored, with its scripts allowed by hash", async () => {
    const pages = new StoredPages();
    await pages.store("ar|/", page("go()"), pages.generation);
    expect(pages.get("ar|/")?.plain.toString()).toContain("go()");
    expect(pages.get("ar|/")?.policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(pages.get("en|/")).toBeUndefined();
  });
  it("forgets all when content changes, also what was begun before", async () => {
    const pages = new StoredPages();
    const before = pages.generation;
    await pages.store("a", page("1"), before);
    pages.clear();
    expect(pages.get("a")).toBeUndefined();
    await pages.store("a", page("1"), before);
    expect(pages.get("a")).toBeUndefined();
  });
  it("stays under its cap in bytes", async () => {
    const pages = new StoredPages(200_000);
    for (let index = 0; index < 200; index += 1)
      await pages.store(`k${index}`, Buffer.from(`<p>${"x".repeat(8000)}${index}`), pages.generation);
    expect(pages.get("k0")).toBeUndefined();
    expect(pages.get("k199")).toBeDefined();
  });
});
