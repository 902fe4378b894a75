import { LRUCache } from "lru-cache";
import type { Registry } from "../registry.ts";
import { everyRank, type Ranks } from "./ranks.ts";
import type { PublishedRecord } from "./record.ts";
import { type Sealed, weightOf } from "./sealed.ts";
import { type Earlier, fillShelves, type Shelf } from "./shelf.ts";

const ANSWER_BYTES = 16 * 1024 * 1024;
const SEALED_BYTES = 8 * 1024 * 1024;
const ORDER_BYTES = 4 * 1024 * 1024;
const KEY_CHARACTERS = 4 * 1024 * 1024;

/** A long answer, kept as what it takes to put it together again. */
export interface KeptPage {
  readonly ranks: Ranks;
  write(): { readonly pieces: readonly Buffer[]; readonly bytes: number };
}

/** All published content at one moment, with what was made ready from it. A change makes a new one. */
export class Snapshot {
  readonly registry: Registry;
  readonly shelves: ReadonlyMap<string, Shelf>;
  readonly size: number;
  /** Answers of the API by the meaning of the question, capped in bytes: short ones whole, long ones as what they are made of. */
  readonly answers = new LRUCache<string, Buffer | KeptPage>({
    maxSize: ANSWER_BYTES,
    sizeCalculation: (answer, key) =>
      (Buffer.isBuffer(answer) ? answer.length : answer.ranks.length * 8 + 1500) + key.length * 2 + 200,
  });
  /** Tags and compressed forms of answers, by the meaning of the question. */
  readonly sealed = new LRUCache<string, Sealed>({ maxSize: SEALED_BYTES, sizeCalculation: weightOf });
  /** The meaning of a question by its spelling. */
  readonly spellings = new LRUCache<string, string>({
    maxSize: KEY_CHARACTERS,
    sizeCalculation: (meaning, spelling) => meaning.length + spelling.length + 100,
  });
  /** Orders of whole types by what they are sorted by: there are as many as there are lists of keys. */
  readonly orders = new LRUCache<string, Ranks>({
    maxSize: ORDER_BYTES,
    sizeCalculation: (order, key) => order.byteLength + key.length * 2 + 200,
  });
  /** Whatever else readers derive and keep as long as the content stays as it is. */
  readonly derived = new Map<string, unknown>();
  private readonly every = new Map<string, Ranks>();

  /** `isWhole`: as those who write see it, no record gives way to another. */
  constructor(registry: Registry, records: Iterable<PublishedRecord>, earlier?: Earlier, isWhole = false) {
    this.registry = registry;
    this.shelves = fillShelves(registry, records, earlier, isWhole);
    this.size = [...this.shelves.values()].reduce((sum, shelf) => sum + shelf.records.length, 0);
  }

  shelf(type: string): Shelf {
    const shelf = this.shelves.get(type);
    if (!shelf) throw new Error(`There is no content type ${type}.`);
    return shelf;
  }

  /** All places of a type's shelf. */
  all(type: string): Ranks {
    return this.keep(this.every, type, () => everyRank(this.shelf(type).records.length));
  }

  /** A value made once for this content. The keys must be few: names of types, fields and languages only. */
  once<T>(key: string, make: () => T): T {
    return this.keep(this.derived as Map<string, T>, key, make);
  }

  private keep<T>(where: Map<string, T>, key: string, make: () => T): T {
    let value = where.get(key);
    if (value === undefined) {
      value = make();
      where.set(key, value);
    }
    return value;
  }
}
