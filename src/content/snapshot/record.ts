import { LRUCache } from "lru-cache";
import { LOCALE_CODES, type Locale, otherLocale } from "#i18n/locales.ts";
import { exactBytes } from "#platform/exact-bytes.ts";
import type { Body, Values } from "../body.ts";
import type { ScalarField } from "../fields/field.ts";
import type { Described } from "../registry.ts";
import { isSystemField, systemValue } from "./columns.ts";
import { handleOf } from "./handles.ts";

export interface PublishedRow {
  readonly id: number;
  readonly document_id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
}

const CLOSE = Buffer.from("}");
const READY_BYTES = 48 * 1024 * 1024;
/** A buffer and its place in the store beside its bytes. */
const BESIDE_BYTES = 400;

const readyStore = () =>
  new LRUCache<PublishedRecord, Buffer>({
    maxSize: READY_BYTES / LOCALE_CODES.length,
    sizeCalculation: (bytes) => bytes.length + BESIDE_BYTES,
  });

/** The own fields of records as ready JSON, capped in bytes over all there are. */
const READY: Readonly<Record<Locale, LRUCache<PublishedRecord, Buffer>>> = { ar: readyStore(), en: readyStore() };

/** One published record as readers see it. It never changes: a new version is a new object. */
export class PublishedRecord {
  readonly id: number;
  readonly documentId: string;
  readonly slug: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a draft that was never published. */
  readonly publishedAt: string | null;
  readonly described: Described;
  readonly body: Body;
  readonly handle: number;
  /** Handles of the records each relation names, published or not. */
  readonly named: Readonly<Record<string, readonly number[]>>;
  /** Whether one of its texts holds what stands for an address; decided when it is first asked. */
  private placeholders?: boolean;

  constructor(described: Described, row: PublishedRow, body: Body) {
    this.described = described;
    this.id = row.id;
    this.documentId = row.document_id;
    this.version = row.version;
    this.createdAt = row.created_at;
    this.updatedAt = row.updated_at;
    this.publishedAt = row.published_at;
    this.slug = body.slug;
    this.body = body;
    this.handle = handleOf(row.document_id);
    this.named = Object.fromEntries(Object.entries(body.links).map(([name, ids]) => [name, ids.map(handleOf)]));
  }

  /** The language a reader who asked for `locale` is shown. */
  shownIn(locale: Locale): Locale {
    return this.body[locale] === null ? otherLocale(locale) : locale;
  }

  /** A field as it is stored, in the language shown; null when nothing was written. */
  stored(name: string, field: ScalarField, locale: Locale): unknown {
    const values: Values | null = field.localised ? this.body[this.shownIn(locale)] : this.body.data;
    return values?.[name] ?? null;
  }

  /** A field as the API writes it. */
  onWire(name: string, field: ScalarField, locale: Locale): unknown {
    const value = this.stored(name, field, locale) ?? field.empty;
    return value === null ? null : field.toWire(value);
  }

  /** Whether one of its texts names something by a placeholder. */
  names(placeholder: string): boolean {
    this.placeholders ??= [...this.described.scalars]
      .filter(([, field]) => field.kind === "markdown")
      .some(([name]) =>
        [this.body.ar, this.body.en, this.body.data].some((part) => String(part?.[name]).includes(placeholder)),
      );
    return this.placeholders;
  }

  /** The record's own fields as ready JSON; in the older shape, which is made out of it, they stand under "attributes". */
  ready(locale: Locale, v4: boolean): Buffer {
    let bytes = READY[locale].get(this);
    if (!bytes) {
      bytes = exactBytes(Buffer.from(JSON.stringify(this.shaped(this.ownFields(locale), false))));
      READY[locale].set(this, bytes);
    }
    return v4 ? this.older(bytes) : bytes;
  }

  private older(bytes: Buffer): Buffer {
    const head = JSON.stringify({ id: this.id, documentId: this.documentId }).slice(0, -1);
    return Buffer.concat([Buffer.from(`${head},"attributes":{`), bytes.subarray(head.length + 1), CLOSE]);
  }

  /** The fields asked for by name, in the same shape as `ready`. */
  selected(names: readonly string[], locale: Locale, v4: boolean): Buffer {
    const fields = Object.fromEntries(names.map((name) => [name, this.shownValue(name, locale)]));
    return Buffer.from(JSON.stringify(this.shaped(fields, v4)));
  }

  private shownValue(name: string, locale: Locale): unknown {
    if (name === "source") return this.body.source;
    if (isSystemField(name)) return systemValue(this, name, locale);
    const field = this.described.scalars.get(name);
    return field && !field.private ? this.onWire(name, field, locale) : null;
  }

  private shaped(fields: object, v4: boolean): object {
    const head = { id: this.id, documentId: this.documentId };
    return v4 ? { ...head, attributes: fields } : { ...head, ...fields };
  }

  private ownFields(locale: Locale): Record<string, unknown> {
    const fields: Record<string, unknown> = { slug: this.slug };
    for (const [name, field] of this.described.scalars)
      if (!field.private) fields[name] = this.onWire(name, field, locale);
    fields.source = this.body.source;
    fields.createdAt = this.createdAt;
    fields.updatedAt = this.updatedAt;
    fields.publishedAt = this.publishedAt;
    fields.locale = this.shownIn(locale);
    return fields;
  }
}
