import type { FieldFault } from "#platform/errors.ts";
import type { Source } from "#shared/sourced.ts";
import type { Values } from "../body.ts";

/** Something to be told of a row. A note stops nothing, a fault keeps the row from being applied. */
export interface RowFault extends FieldFault {
  /** The heading of its column where it stands in one, else the field as the store names it. */
  readonly column: string | null;
  readonly isNote?: boolean;
}

/** What a source says of one record. What it does not name stays as it is. */
export interface Proposal {
  /** Null: the record with this title, or a new one whose slug is made from it. */
  readonly slug: string | null;
  /** Which record it is, where the source knows that better than by its slug. */
  readonly documentId?: string;
  /** The version it was written from, where the source says so: it may then be written over. */
  readonly version?: number | null;
  readonly data: Values;
  readonly ar: Values;
  readonly en: Values;
  /** Related records by slug, title or document id. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly source?: Source | null;
}

/** A row of a source. */
export interface SourceRow {
  /** Where it stands, as its reader counts. */
  readonly n: number;
  readonly proposal: Proposal;
  readonly faults: readonly RowFault[];
}

/** Where rows come from. The same bytes give the same rows in the same order, so that a broken import can go on. */
export interface ImportSource {
  readonly kind: string;
  readonly type: string;
  readonly fileName: string;
  readonly fileHash: string;
  /** About how much of it there is, for the progress shown; null when that is not known. */
  readonly size: number | null;
  /** The heading of a field, for what is told of it. */
  headingOf(path: string): string | null;
  rows(): AsyncIterable<SourceRow & { readonly read: number }>;
}
