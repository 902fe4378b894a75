import { type Locale, otherLocale } from "#i18n/locales.ts";
import { sortRanks } from "../snapshot/order.ts";
import { NO_RANKS, type Ranks } from "../snapshot/ranks.ts";
import type { PublishedRecord } from "../snapshot/record.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Condition } from "./conditions.ts";
import { matching } from "./match.ts";
import { filledJson, SUPPORT } from "./placeholders.ts";
import { invalidValue } from "./refuse.ts";
import { LOCALIZATIONS, type Selection } from "./selection.ts";

const MOST_RECORDS = 50_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Sending more pieces than this costs more than putting them together first. */
const MOST_PIECES = 100;
const OPENING_BRACE = 0x7b;
const COMMA = Buffer.from(",");

/** An answer as ready pieces that stand one after the other. */
export interface Written {
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
}

interface Marks {
  readonly close: Buffer;
  readonly endOfList: Buffer;
  readonly endOfOne: Buffer;
}

const MARKS_V5: Marks = { close: Buffer.from("}"), endOfList: Buffer.from("]"), endOfOne: Buffer.from("") };
const MARKS_V4: Marks = { close: Buffer.from("}}"), endOfList: Buffer.from("]}"), endOfOne: Buffer.from("}") };

const NULL = Buffer.from("null");

/** The opening of a relation inside a record, kept: there are only as many as declared relations. */
const openings = new Map<string, Buffer>();

function openingOf(name: string, isList: boolean, v4: boolean): Buffer {
  const key = `,"${name}":${v4 ? '{"data":' : ""}${isList ? "[" : ""}`;
  let bytes = openings.get(key);
  if (!bytes) {
    bytes = Buffer.from(key);
    openings.set(key, bytes);
  }
  return bytes;
}

function partOf(ranks: Ranks, { start, limit }: Selection): Ranks {
  return start === 0 && limit === null ? ranks : ranks.subarray(start, limit === null ? undefined : start + limit);
}

/** Joins ready pieces of records into one answer. Refuses an answer that would grow beyond bounds. */
export class RecordWriter {
  private readonly snapshot: Snapshot;
  /** Of what is being written: another one while a record is shown in its other language. */
  private locale: Locale;
  private readonly v4: boolean;
  /** What stands in an answer where a text names it by a placeholder; without it a text is as it was written. */
  private readonly support: string | undefined;
  private readonly marks: Marks;
  private readonly marksOf = { ar: new Map<Condition, Uint8Array>(), en: new Map<Condition, Uint8Array>() };
  private readonly pieces: Buffer[] = [];
  private bytes = 0;
  private records = 0;

  constructor(snapshot: Snapshot, locale: Locale, v4: boolean, support?: string) {
    this.snapshot = snapshot;
    this.locale = locale;
    this.v4 = v4;
    this.support = support;
    this.marks = v4 ? MARKS_V4 : MARKS_V5;
  }

  text(text: string): void {
    this.add(Buffer.from(text));
  }

  list(type: string, ranks: Ranks, selection: Selection): void {
    for (let at = 0; at < ranks.length; at += 1) {
      if (at > 0) this.add(COMMA);
      this.record(type, ranks[at] as number, selection);
    }
  }

  record(type: string, rank: number, { fields, populate }: Selection): void {
    this.records += 1;
    const shelf = this.snapshot.shelf(type);
    const record = shelf.records[rank];
    if (!record) throw new Error(`${type} has no record at ${rank}.`);
    const own = this.own(record, fields);
    if (populate.size === 0) {
      this.add(own);
      return;
    }
    const open = own.subarray(0, own.length - this.marks.close.length);
    this.add(open);
    let isFirst = open[open.length - 1] === OPENING_BRACE;
    for (const [name, inner] of populate) {
      const isList = !record.described.toOne.has(name);
      const isCount = isList && inner.count;
      const opening = openingOf(name, isList && !isCount, this.v4);
      this.add(isFirst ? opening.subarray(1) : opening);
      isFirst = false;
      const link = shelf.links.get(name);
      if (link) this.related(link.type, link.forward.at(rank), isList, inner);
      else if (name === LOCALIZATIONS) this.translated(record, rank, inner);
      this.add(isList && !isCount ? this.marks.endOfList : this.marks.endOfOne);
    }
    this.add(this.marks.close);
  }

  private own(record: PublishedRecord, fields: Selection["fields"]): Buffer {
    const own = fields ? record.selected(fields, this.locale, this.v4) : record.ready(this.locale, this.v4);
    return this.support !== undefined && record.names(SUPPORT) ? filledJson(own, this.support) : own;
  }

  private related(type: string, all: Ranks, isList: boolean, inner: Selection): void {
    const ranks = this.shown(type, all, inner);
    if (isList && inner.count)
      this.text(JSON.stringify(this.v4 ? { attributes: { count: ranks.length } } : { count: ranks.length }));
    else if (ranks.length > 0) this.list(type, isList ? partOf(ranks, inner) : ranks, inner);
    else if (!isList) this.add(NULL);
  }

  /** The record itself in the language it is not shown in, where it has that. */
  private translated(record: PublishedRecord, rank: number, inner: Selection): void {
    const before = this.locale;
    this.locale = otherLocale(record.shownIn(before));
    const ranks = record.body[this.locale] ? Int32Array.of(rank) : NO_RANKS;
    this.related(record.described.type.name, ranks, true, inner);
    this.locale = before;
  }

  /** The related records a selection asks for, in its order. */
  private shown(type: string, ranks: Ranks, { where, sort }: Selection): Ranks {
    const meeting = where ? this.meeting(type, where) : null;
    const some = meeting ? ranks.filter((rank) => meeting[rank] === 1) : ranks;
    return sort && some.length > 1 ? sortRanks(this.snapshot, type, some.slice().sort(), sort, this.locale) : some;
  }

  /** A mark for every record of a type that meets a condition, worked out once for this answer. */
  private meeting(type: string, where: Condition): Uint8Array {
    const known = this.marksOf[this.locale];
    let marks = known.get(where);
    if (!marks) {
      marks = new Uint8Array(this.snapshot.shelf(type).records.length);
      for (const rank of matching(this.snapshot, type, where, this.locale)) marks[rank] = 1;
      known.set(where, marks);
    }
    return marks;
  }

  finish(): Written {
    const pieces = this.pieces.length > MOST_PIECES ? [Buffer.concat(this.pieces, this.bytes)] : this.pieces;
    return { pieces, bytes: this.bytes };
  }

  private add(piece: Buffer): void {
    this.pieces.push(piece);
    this.bytes += piece.length;
    if (this.records > MOST_RECORDS || this.bytes > MOST_BYTES)
      throw invalidValue("The answer would be too large: ask for a shorter page, fewer fields or fewer relations");
  }
}
