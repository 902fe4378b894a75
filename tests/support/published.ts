import { readdirSync, readFileSync } from "node:fs";
import { type Body, bodySchema } from "#content/body.ts";
import type { Published } from "#content/open.server.ts";
import { readAll, readBySlug, readList, readReplacement } from "#content/readers.ts";
import { REGISTRY, type TypeName } from "#content/registry.ts";
import { PublishedRecord } from "#content/snapshot/record.ts";
import { Snapshot } from "#content/snapshot/snapshot.ts";

/** A record as a test writes it: fields of both kinds, relations by slug. */
export interface WrittenRecord {
  readonly slug: string;
  readonly updated?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly ar?: Readonly<Record<string, unknown>>;
  readonly en?: Readonly<Record<string, unknown>>;
  readonly links?: Readonly<Record<string, readonly string[]>>;
}

export type Written = Partial<Readonly<Record<TypeName, readonly WrittenRecord[]>>>;

/** Published content from what a test writes, without a database. */
export function published(written: Written): Pick<Published, "all" | "list" | "bySlug" | "replacement" | "snapshot"> {
  const records = (Object.entries(written) as [TypeName, readonly WrittenRecord[]][]).flatMap(([type, list]) =>
    list.map((record, at) => publishedRecord(type, record, at)),
  );
  const snapshot = new Snapshot(REGISTRY, records);
  return {
    snapshot,
    all: (type, query) => readAll(snapshot, type, query),
    list: (type, query) => readList(snapshot, type, query),
    bySlug: (type, slug, locale) => readBySlug(snapshot, type, slug, locale),
    replacement: (type, slug, locale) => readReplacement(snapshot, type, slug, locale),
  };
}

/** A shipped record as it stands in the folder of the seed. */
export function shippedText(type: TypeName, slug: string, locale: "ar" | "en"): Readonly<Record<string, string>> {
  const file = new URL(`../../db/seed/content/${type}/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"))[locale];
}

/** The slug of a shipped record of a type. */
export function shippedSlug(type: TypeName): string {
  const [first = ""] = readdirSync(new URL(`../../db/seed/content/${type}/`, import.meta.url)).sort();
  return first.replace(".json", "");
}

const EARLY = "2026-09-01T08:00:00.000Z";

function publishedRecord(type: TypeName, record: WrittenRecord, at: number): PublishedRecord {
  const described = REGISTRY.get(type);
  if (!described) throw new Error(`There is no content type ${type}.`);
  const links: Record<string, string[]> = {};
  for (const [name, slugs] of Object.entries(record.links ?? {}))
    links[name] = slugs.map((slug) => documentId(described.relations.get(name)?.to ?? "", slug));
  const { slug, data = {}, ar = null, en = null } = record;
  const body: Body = bodySchema(described, "draft").parse({ slug, data, ar, en, links });
  const updated = record.updated ?? EARLY;
  const row = { id: at + 1, document_id: documentId(type, slug), version: 1, created_at: updated };
  return new PublishedRecord(described, { ...row, updated_at: updated, published_at: updated }, body);
}

function documentId(type: string, slug: string): string {
  return `${type}${slug}`
    .replace(/[^a-z0-9]/g, "")
    .padEnd(24, "0")
    .slice(0, 40);
}
