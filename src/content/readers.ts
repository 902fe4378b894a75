import type { Locale } from "#i18n/locales.ts";
import type { Source } from "#shared/sourced.ts";
import type { InverseField, RelationField, ScalarField } from "./fields/field.ts";
import type { FieldsOf, LinkName, TypeName } from "./registry.ts";
import { isSystemField, SYSTEM_FIELDS } from "./snapshot/columns.ts";
import { type Folding, foldRanks } from "./snapshot/fold.ts";
import { itemStore } from "./snapshot/items.ts";
import { orderBySlugs, pickedFrom, sortRanks } from "./snapshot/order.ts";
import { intersect, type Ranks, unite } from "./snapshot/ranks.ts";
import type { PublishedRecord } from "./snapshot/record.ts";
import type { Link } from "./snapshot/shelf.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

/** A record that another one points at, by its name in the language shown. */
export interface Related {
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  /** Only where the record is an example. */
  readonly sample?: true;
}

/** A file of the media library as screens show it. */
export interface MediaFile extends Related {
  readonly url: string;
  readonly mime: string;
  /** In kB. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  /** Smaller copies of a picture by name. */
  readonly formats: Readonly<
    Record<string, { readonly url: string; readonly width: number; readonly height: number }>
  > | null;
}

type TargetOf<To> = To extends "file" ? MediaFile : Related;
type ValueOf<F> =
  F extends ScalarField<infer Value, infer Empty>
    ? Value | Empty
    : F extends RelationField<infer To, infer One>
      ? One extends true
        ? TargetOf<To> | null
        : readonly TargetOf<To>[]
      : F extends InverseField
        ? readonly Related[]
        : never;

/** A record as screens read it: its fields in the language shown, its relations by name. */
export type Item<T extends TypeName> = {
  readonly id: number;
  readonly documentId: string;
  readonly slug: string;
  /** The language shown: the other one when the record lacks the one asked for. */
  readonly locale: Locale;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
  /** Where its facts come from; null when they are our own. */
  readonly source: Source | null;
} & { readonly [K in keyof FieldsOf<T>]: ValueOf<FieldsOf<T>[K]> };

type SortField<T extends TypeName> = Extract<keyof FieldsOf<T>, string> | (typeof SYSTEM_FIELDS)[number];
export type SortOrder<T extends TypeName> = `${SortField<T>}:${"asc" | "desc"}`;

export interface ListQuery<T extends TypeName> {
  readonly locale: Locale;
  /** Slugs by relation: any of the slugs of one relation, all of the relations. Slugs nobody has match nothing. */
  readonly filters?: Partial<Readonly<Record<LinkName<T>, readonly string[]>>>;
  readonly page?: number;
  /** 12 unless asked otherwise, 100 at most: `readAll` has everything. */
  readonly pageSize?: number;
  readonly sort?: SortOrder<T>;
  /** An order of one's own by slugs, in place of `sort`; what it does not name follows, newest first. */
  readonly inOrder?: readonly string[];
  /** Only these places of the shelf, ascending. */
  readonly within?: Ranks;
  /** Some records follow the others and fold; pages are then of what stands. */
  readonly folding?: Folding;
}

export interface AllQuery<T extends TypeName> {
  readonly locale: Locale;
  readonly sort?: SortOrder<T>;
  /** Only the records that have this value in a field. */
  readonly where?: readonly [field: Extract<keyof FieldsOf<T>, string>, value: string];
  /** Only those that records of one of these types name in a relation. */
  readonly namedIn?: readonly (readonly [type: TypeName, relation: string])[];
}

export interface List<T extends TypeName> {
  readonly items: readonly Item<T>[];
  readonly total: number;
  /** The places of all that was found, ascending. */
  readonly ranks: Ranks;
  /** How many stand in the list; others are folded behind one of them. */
  readonly standing: number;
  /** How many are folded behind each of the items. */
  readonly behind: readonly number[];
  /** For every relation how many records each slug has, within the filters on the other relations. Counted when read. */
  readonly facets: Readonly<Record<LinkName<T>, Readonly<Record<string, number>>>>;
}

const PAGE_SIZE = 12;
const LARGEST_PAGE = 100;
const NEWEST_FIRST = "updatedAt:desc";

/** Every published record of a type, however many there are; made once for this content. */
export function readAll<T extends TypeName>(
  snapshot: Snapshot,
  type: T,
  { locale, sort = NEWEST_FIRST, where, namedIn }: AllQuery<T>,
): readonly Item<T>[] {
  return snapshot.once(`all/${type}/${locale}/${sort}/${where?.join("=") ?? ""}/${namedIn?.join() ?? ""}`, () => {
    let ranks = snapshot.all(type);
    if (where) ranks = ranksWith(snapshot, type, where);
    if (namedIn) {
      const ways = namedIn.map(([from, relation]) => linkOf(snapshot, from, relation).back);
      ranks = ranks.filter((rank) => ways.some((back) => back.at(rank).length > 0));
    }
    const ordered = inOrder(snapshot, type, ranks, locale, sort);
    return Object.freeze(Array.from(ordered, (rank) => readItem(snapshot, type, rank, locale)));
  });
}

function ranksWith(snapshot: Snapshot, type: string, [name, value]: readonly [string, string]): Ranks {
  const field = snapshot.registry.get(type)?.scalars.get(name);
  if (!field || field.localised) throw new Error(`${type} cannot be narrowed by ${name}.`);
  const { records } = snapshot.shelf(type);
  return snapshot.all(type).filter((rank) => records[rank]?.onWire(name, field, "ar") === value);
}

function inOrder(snapshot: Snapshot, type: string, ranks: Ranks, locale: Locale, sort: string): Ranks {
  const [field = "", direction] = sort.split(":");
  if (!isSystemField(field) && !snapshot.registry.get(type)?.scalars.has(field))
    throw new Error(`${type} cannot be sorted by ${field}.`);
  return sortRanks(snapshot, type, ranks, [{ field, descending: direction === "desc" }], locale);
}

/** A page of a type for a screen. */
export function readList<T extends TypeName>(snapshot: Snapshot, type: T, query: ListQuery<T>): List<T> {
  const filters: Narrowing[] = Object.entries<readonly string[] | undefined>(query.filters ?? {}).flatMap(
    ([name, slugs]) => (slugs && slugs.length > 0 ? [{ name, ranks: ranksLinkedTo(snapshot, type, name, slugs) }] : []),
  );
  if (query.within) filters.push({ name: "", ranks: query.within });
  const ranks = narrowed(snapshot, type, filters);
  const ordered = query.inOrder
    ? pickedFrom(orderBySlugs(snapshot, type, query.inOrder), ranks)
    : inOrder(snapshot, type, ranks, query.locale, query.sort ?? NEWEST_FIRST);
  const size = query.pageSize ?? PAGE_SIZE;
  if (size > LARGEST_PAGE) throw new Error(`A page has ${LARGEST_PAGE} records at most; all of them are not a page.`);
  const folded = query.folding ? foldRanks(ordered, query.folding) : { ranks: ordered, behind: null };
  const start = ((query.page ?? 1) - 1) * size;
  const items = Array.from(folded.ranks.slice(start, start + size), (rank) =>
    readItem(snapshot, type, rank, query.locale),
  );
  return {
    items,
    total: ranks.length,
    ranks,
    standing: folded.ranks.length,
    behind: items.map((_, at) => folded.behind?.[start + at] ?? 0),
    get facets() {
      return facetsOf(snapshot, type, filters) as List<T>["facets"];
    },
  };
}

interface Narrowing {
  readonly name: string;
  readonly ranks: Ranks;
}

function narrowed(snapshot: Snapshot, type: string, filters: readonly Narrowing[]): Ranks {
  if (filters.length === 0) return snapshot.all(type);
  return filters.map((filter) => filter.ranks).reduce(intersect);
}

function ranksLinkedTo(snapshot: Snapshot, type: string, name: string, slugs: readonly string[]): Ranks {
  const shelf = snapshot.shelf(type);
  const link = linkOf(snapshot, type, name);
  const { bySlug } = snapshot.shelf(link.type);
  const lists = slugs.map((slug) => link.back.at(bySlug.get(slug) ?? -1));
  return unite(lists, shelf.records.length);
}

function linkOf(snapshot: Snapshot, type: string, name: string): Link {
  const link = snapshot.shelf(type).links.get(name);
  if (!link) throw new Error(`${type} has no relation ${name}.`);
  return link;
}

function facetsOf(snapshot: Snapshot, type: string, filters: readonly Narrowing[]) {
  const facets: Record<string, Record<string, number>> = {};
  for (const [name, link] of snapshot.shelf(type).links) {
    const others = filters.filter((filter) => filter.name !== name);
    const get = () => countsOf(snapshot, type, link, others);
    Object.defineProperty(facets, name, { enumerable: true, get });
  }
  return facets;
}

/** How many records within the filters point at each target, by its slug. */
function countsOf(snapshot: Snapshot, type: string, link: Link, filters: readonly Narrowing[]): Record<string, number> {
  const targets = snapshot.shelf(link.type).records;
  if (filters.length === 0)
    return Object.fromEntries(targets.map(({ slug }, rank) => [slug, link.back.at(rank).length]));
  const counts = new Uint32Array(targets.length);
  for (const rank of narrowed(snapshot, type, filters))
    for (const target of link.forward.at(rank)) counts[target] = (counts[target] ?? 0) + 1;
  return Object.fromEntries(targets.map(({ slug }, rank) => [slug, counts[rank] ?? 0]));
}

/** One record by its slug; null when there is none. */
export function readBySlug<T extends TypeName>(
  snapshot: Snapshot,
  type: T,
  slug: string,
  locale: Locale,
): Item<T> | null {
  const rank = snapshot.shelf(type).bySlug.get(slug);
  return rank === undefined ? null : readItem(snapshot, type, rank, locale);
}

/** One record by its document id, or the one in its place; null when there is none. */
export function readByDocumentId<T extends TypeName>(
  snapshot: Snapshot,
  type: T,
  documentId: string,
  locale: Locale,
): Item<T> | null {
  const { byDocumentId } = snapshot.shelf(type);
  const rank = byDocumentId.get(replacedBy(snapshot, type, "documentId").get(documentId)?.documentId ?? documentId);
  return rank === undefined ? null : readItem(snapshot, type, rank, locale);
}

/** The record that took the place of the one that has this address; null when none did. */
export function readReplacement<T extends TypeName>(
  snapshot: Snapshot,
  type: T,
  slug: string,
  locale: Locale,
): Item<T> | null {
  const other = replacedBy(snapshot, type, "slug").get(slug);
  return other ? readBySlug(snapshot, type, other.slug, locale) : null;
}

function replacedBy(snapshot: Snapshot, type: string, name: "slug" | "documentId") {
  return snapshot.once(
    `replaced/${type}/${name}`,
    () => new Map([...snapshot.shelf(type).replaced].map(([record, other]) => [record[name], other])),
  );
}

function readItem<T extends TypeName>(snapshot: Snapshot, type: T, rank: number, locale: Locale): Item<T> {
  const made = snapshot.once(`items/${type}/${locale}`, itemStore);
  const known = made.get(rank);
  if (known) return known as Item<T>;
  const item = makeItem(snapshot, type, rank, locale);
  made.set(rank, item);
  return item as Item<T>;
}

function makeItem(snapshot: Snapshot, type: string, rank: number, locale: Locale): object {
  const shelf = snapshot.shelf(type);
  const record = shelf.records[rank];
  if (!record) throw new Error(`${type} has no record at ${rank}.`);
  const item: Record<string, unknown> = {};
  for (const [name, field] of record.described.scalars)
    if (!field.private) item[name] = record.stored(name, field, locale) ?? field.empty;
  for (const [name, link] of shelf.links) {
    const { records } = snapshot.shelf(link.type);
    const related = Array.from(link.forward.at(rank), (target) => relatedOf(records[target], locale));
    item[name] = record.described.toOne.has(name) ? (related[0] ?? null) : related;
  }
  item.source = record.body.source;
  for (const name of SYSTEM_FIELDS) item[name] = name === "locale" ? record.shownIn(locale) : record[name];
  return Object.freeze(item);
}

function relatedOf(record: PublishedRecord | undefined, locale: Locale): Related | MediaFile {
  if (!record) throw new Error("A related record is not there.");
  const { scalars, type } = record.described;
  const field = (name: string) => {
    const declared = scalars.get(name);
    return declared ? record.stored(name, declared, locale) : null;
  };
  const { documentId, slug } = record;
  const sample = field("sample") === true ? { sample: true as const } : {};
  const related = { documentId, slug, title: String(field(type.label) ?? slug), ...sample };
  if (type.name !== "file") return related;
  const shown = MEDIA_FIELDS.map((name) => [name, field(name)]);
  return { ...related, ...Object.fromEntries(shown) } as MediaFile;
}

const MEDIA_FIELDS = ["url", "mime", "size", "width", "height", "alternativeText", "caption", "formats"];
