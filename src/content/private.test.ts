import { describe, expect, it } from "vitest";
import type { AppError } from "#platform/errors.ts";
import { inverse } from "./fields/inverse/kind.ts";
import { relation } from "./fields/relation/kind.ts";
import { text } from "./fields/text/kind.ts";
import { answerContent } from "./query/answer.ts";
import { createRegistry } from "./registry.ts";
import { PublishedRecord } from "./snapshot/record.ts";
import { Snapshot } from "./snapshot/snapshot.ts";
import { contentType } from "./types/content-type.ts";

const author = contentType({
  name: "author",
  api: { plural: "authors", pageSize: 12 },
  fields: { title: text({ localised: true, required: true }), phone: text({ private: true, searched: true }) },
});
const book = contentType({
  name: "book",
  api: { plural: "books", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true }),
    authors: relation({ to: "author" }),
    reviewers: relation({ to: "author", private: true }),
  },
});
const registry = createRegistry([author, book]);
const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z", published_at: null };
const make = (id: number, type: string, data: object, links: Record<string, string[]>) => {
  const described = registry.get(type);
  if (!described) throw new Error(type);
  const body = { slug: `${type}-${id}`, data: { ...data }, ar: null, en: { title: `T${id}` }, links, source: null };
  return new PublishedRecord(described, { id, document_id: `doc${id}`, version: 1, ...times }, body);
};
const snapshot = new Snapshot(registry, [
  make(1, "author", { phone: "96812345678" }, {}),
  make(2, "book", {}, { authors: ["doc1"], reviewers: ["doc1"] }),
]);
const ask = (plural: string, query: string) =>
  answerContent({ snapshot }, plural, query, { locale: "en", v4: false }).body.toString();

describe("what is private", () => {
  it("is in no answer", () => {
    for (const answer of [
      ask("authors", ""),
      ask("books", "populate=*"),
      ask("books", "populate[authors][populate]=*"),
    ]) {
      expect(answer).not.toMatch(/phone|96812345678|reviewers/);
      expect(answer).toContain("T1");
    }
  });

  it.each([
    ["authors", "filters[phone][$startsWith]=9"],
    ["authors", "filters[phone][$null]=false"],
    ["authors", "sort=phone"],
    ["books", "sort=authors.phone"],
    ["books", "sort[authors][phone]=asc"],
    ["books", "sort=reviewers.title"],
    ["books", "populate[authors][sort]=phone"],
    ["books", "populate[reviewers][count]=true"],
    ["authors", "fields=phone"],
    ["books", "filters[authors][phone][$startsWith]=9"],
    ["books", "filters[reviewers][title]=T1"],
    ["books", "filters[$or][0][$not][authors][phone]=9"],
    ["books", "populate=reviewers"],
    ["books", "populate[authors][fields]=phone"],
  ])("cannot be reached: /%s?%s", (plural, query) => {
    expect(() => ask(plural, query)).toThrow(/^Invalid key (phone|reviewers)/);
    try {
      ask(plural, query);
    } catch (error) {
      expect((error as AppError).status).toBe(400);
    }
  });

  it("is found by no word", () => {
    expect(ask("authors", "_q=T1")).toContain("T1");
    expect(ask("authors", "_q=96812345678")).toContain('"data":[]');
  });

  it("has no way back", () => {
    const leak = contentType({
      name: "author",
      fields: { title: text({}), reviews: inverse({ from: "book", field: "reviewers" }) },
    });
    expect(() => createRegistry([leak, book])).toThrow("private");
  });
});

describe("a declaration that leads nowhere is refused", () => {
  const title = text({});
  it.each([
    ["a relation", { title, to: relation({ to: "nowhere" }) }],
    ["a way back from nowhere", { title, back: inverse({ from: "book", field: "nothing" }) }],
    ["a way back that points elsewhere", { title, back: inverse({ from: "book", field: "authors" }) }],
  ])("%s", (_name, fields) => {
    expect(() => createRegistry([author, book, contentType({ name: "odd", fields })])).toThrow(/^odd\./);
  });
});
