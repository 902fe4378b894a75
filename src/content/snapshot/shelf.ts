import type { Registry } from "../registry.ts";
import type { GivesWay } from "../types/content-type.ts";
import { placesOf } from "./handles.ts";
import { RankLists } from "./ranks.ts";
import type { PublishedRecord } from "./record.ts";
import { findReplaced } from "./replaced.ts";

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
  /** Records that gave way, each with the one that stands in its place: links to them lead there. */
  readonly replaced: ReadonlyMap<PublishedRecord, PublishedRecord>;
}

/** The shelves before a change, and which types it touched: everything else is taken over. */
export interface Earlier {
  readonly shelves: ReadonlyMap<string, Shelf>;
  readonly changed: ReadonlySet<string>;
}

/** Puts the records of all types on their shelves. Indexes are made when they are first asked for. `isWhole`: none gives way. */
export function fillShelves(
  registry: Registry,
  records: Iterable<PublishedRecord>,
  earlier?: Earlier,
  isWhole = false,
): Map<string, Shelf> {
  const kept = (name: string) => (earlier?.changed.has(name) ? undefined : earlier?.shelves.get(name));
  const lists = new Map<string, PublishedRecord[]>();
  for (const name of registry.keys()) if (!kept(name)) lists.set(name, []);
  for (const record of records) lists.get(record.described.type.name)?.push(record);
  const stocks = new Map<string, Stock>();
  for (const [name, { type }] of registry) {
    const before = kept(name);
    const fresh = () => new Stock(lists.get(name) ?? [], isWhole ? null : type.givesWay);
    stocks.set(name, before instanceof FilledShelf ? before.stock : fresh());
  }
  const links = joinAll(registry, stocks, earlier);
  return new Map(
    [...stocks].map(([name, stock]) => [name, new FilledShelf(stock, links.get(name) ?? new Map())] as const),
  );
}

function joinAll(registry: Registry, stocks: ReadonlyMap<string, Stock>, earlier?: Earlier) {
  const links = new Map([...registry.keys()].map((name) => [name, new Map<string, Link>()]));
  const make = (name: string, field: string, to: string, fresh: () => Link) => {
    const isKept = earlier && !earlier.changed.has(name) && !earlier.changed.has(to);
    links.get(name)?.set(field, (isKept && earlier.shelves.get(name)?.links.get(field)) || fresh());
  };
  for (const [name, described] of registry)
    for (const [field, { to, private: isPrivate }] of described.relations)
      if (!isPrivate) make(name, field, to, () => new JoinedLink(field, to, stocks.get(name), stocks.get(to)));
  for (const [name, described] of registry)
    for (const [field, { from, field: there }] of described.inverses) {
      const link = links.get(from)?.get(there);
      if (link) make(name, field, from, () => new TurnedLink(link, from));
    }
  return links;
}

/** The records of a type with the ways to find one. */
class Stock {
  readonly records: readonly PublishedRecord[];
  readonly replaced: ReadonlyMap<PublishedRecord, PublishedRecord>;
  private documentIds?: ReadonlyMap<string, number>;
  private slugs?: ReadonlyMap<string, number>;
  private ids?: ReadonlyMap<number, number>;

  constructor(records: readonly PublishedRecord[], givesWay: GivesWay | null) {
    this.replaced = findReplaced(records, givesWay);
    this.records = records.filter((record) => !this.replaced.has(record)).sort(newestFirst);
  }

  get byDocumentId(): ReadonlyMap<string, number> {
    this.documentIds ??= new Map(this.records.map((record, rank) => [record.documentId, rank]));
    return this.documentIds;
  }

  get bySlug(): ReadonlyMap<string, number> {
    this.slugs ??= new Map(this.records.map((record, rank) => [record.slug, rank]));
    return this.slugs;
  }

  get byId(): ReadonlyMap<number, number> {
    this.ids ??= new Map(this.records.map((record, rank) => [record.id, rank]));
    return this.ids;
  }
}

class FilledShelf implements Shelf {
  readonly stock: Stock;
  readonly links: ReadonlyMap<string, Link>;

  constructor(stock: Stock, links: ReadonlyMap<string, Link>) {
    this.stock = stock;
    this.links = links;
  }

  get records() {
    return this.stock.records;
  }

  get byDocumentId() {
    return this.stock.byDocumentId;
  }

  get bySlug() {
    return this.stock.bySlug;
  }

  get replaced() {
    return this.stock.replaced;
  }

  get byId() {
    return this.stock.byId;
  }
}

function newestFirst(a: PublishedRecord, b: PublishedRecord): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  return b.id - a.id;
}

class JoinedLink implements Link {
  readonly type: string;
  private readonly join: () => RankLists;
  private readonly targets: number;
  private forwards?: RankLists;
  private backs?: RankLists;

  constructor(field: string, to: string, from: Stock | undefined, target: Stock | undefined) {
    this.type = to;
    this.targets = target?.records.length ?? 0;
    this.join = () => join(field, from?.records ?? [], target);
  }

  get forward(): RankLists {
    this.forwards ??= this.join();
    return this.forwards;
  }

  get back(): RankLists {
    this.backs ??= this.forward.turned(this.targets);
    return this.backs;
  }
}

/** A target that is not published is as if it were not there; one that gave way stands for the record in its place, named once. */
function join(field: string, records: readonly PublishedRecord[], target: Stock | undefined): RankLists {
  const places = placesOf((target?.records ?? []).map((record) => record.handle));
  for (const [record, other] of target?.replaced ?? []) places[record.handle] = places[other.handle] ?? -1;
  const starts = new Int32Array(records.length + 1);
  const values = new Int32Array(records.reduce((sum, record) => sum + (record.named[field]?.length ?? 0), 0));
  let end = 0;
  const mayRepeat = (target?.replaced.size ?? 0) > 0;
  records.forEach((record, rank) => {
    const start = end;
    const own = places[record.handle];
    for (const handle of record.named[field] ?? []) {
      const place = places[handle] ?? -1;
      if (place < 0 || (mayRepeat && (place === own || values.subarray(start, end).includes(place)))) continue;
      values[end] = place;
      end += 1;
    }
    starts[rank + 1] = end;
  });
  return new RankLists(starts, values.subarray(0, end));
}

class TurnedLink implements Link {
  readonly type: string;
  private readonly link: Link;
  private backs?: RankLists;

  constructor(link: Link, from: string) {
    this.link = link;
    this.type = from;
  }

  get forward(): RankLists {
    return this.link.back;
  }

  get back(): RankLists {
    this.backs ??= this.link.forward.sorted();
    return this.backs;
  }
}
