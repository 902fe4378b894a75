import type { Registry } from "../registry.ts";
import { placesOf } from "./handles.ts";
import { RankLists } from "./ranks.ts";
import type { PublishedRecord } from "./record.ts";

/** A relation in one direction with its index. Ranks on the far side are those of the shelf `type`. */
export interface Link {
  readonly type: string;
  /** What each record points at, in the editor's order (newest first on the way back). */
  readonly forward: RankLists;
  /** Which records point at each target. */
  readonly back: RankLists;
}

/** The published records of one type, newest first, with their indexes. */
export interface Shelf {
  readonly records: readonly PublishedRecord[];
  readonly byDocumentId: ReadonlyMap<string, number>;
  readonly bySlug: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<number, number>;
  readonly links: ReadonlyMap<string, Link>;
}

/** Puts the records of all types on their shelves and joins them. */
export function fillShelves(registry: Registry, records: Iterable<PublishedRecord>): Map<string, Shelf> {
  const sorted = new Map([...registry.keys()].map((name) => [name, [] as PublishedRecord[]]));
  for (const record of records) sorted.get(record.described.type.name)?.push(record);
  const links = new Map([...registry.keys()].map((name) => [name, new Map<string, Link>()]));
  const shelves = new Map([...sorted].map(([name, list]) => [name, shelfOf(list, links.get(name) ?? new Map())]));
  for (const [name, described] of registry)
    for (const [field, relation] of described.relations)
      if (!relation.private) links.get(name)?.set(field, join(field, relation.to, shelves, name));
  for (const [name, described] of registry)
    for (const [field, { from, field: there }] of described.inverses) {
      const link = links.get(from)?.get(there);
      if (link) links.get(name)?.set(field, turned(link, from));
    }
  return shelves;
}

function shelfOf(records: PublishedRecord[], links: ReadonlyMap<string, Link>): Shelf {
  records.sort(newestFirst);
  return {
    records,
    byDocumentId: new Map(records.map((record, rank) => [record.documentId, rank])),
    bySlug: new Map(records.map((record, rank) => [record.slug, rank])),
    byId: new Map(records.map((record, rank) => [record.id, rank])),
    links,
  };
}

function newestFirst(a: PublishedRecord, b: PublishedRecord): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  return b.id - a.id;
}

/** A target that is not published is as if it were not there. */
function join(field: string, to: string, shelves: ReadonlyMap<string, Shelf>, from: string): Link {
  const targets = shelves.get(to)?.records ?? [];
  const records = shelves.get(from)?.records ?? [];
  const places = placesOf(targets.map((record) => record.handle));
  const starts = new Int32Array(records.length + 1);
  const values = new Int32Array(records.reduce((sum, record) => sum + (record.named.get(field)?.length ?? 0), 0));
  let end = 0;
  records.forEach((record, rank) => {
    for (const handle of record.named.get(field) ?? []) {
      const place = places[handle] ?? -1;
      if (place < 0) continue;
      values[end] = place;
      end += 1;
    }
    starts[rank + 1] = end;
  });
  const forward = new RankLists(starts, values.subarray(0, end));
  return { type: to, forward, back: forward.turned(targets.length) };
}

function turned(link: Link, from: string): Link {
  return { type: from, forward: link.back, back: link.forward.sorted() };
}
