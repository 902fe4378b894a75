import type { Locale } from "#i18n/locales.ts";

/** What of a record can be found, in one language. */
export interface EntryTexts {
  readonly title: string;
  /** Other names of the same thing. */
  readonly labels: readonly string[];
  /** Keywords and short facts. */
  readonly names: readonly string[];
  /** What the record says of itself in short. */
  readonly summaries: readonly string[];
  /** Long texts: their words are known, and find nothing. */
  readonly texts: readonly string[];
}

/** One published record as the index takes it. */
export interface IndexEntry {
  /** The number of the record in the store. */
  readonly id: number;
  readonly type: string;
  /** Those of a family fold behind one another, where they are told in short. */
  readonly family: string | null;
  readonly isShort: boolean;
  /** Codes of outside classifications, found only as they are. */
  readonly codes: readonly string[];
  readonly words: Readonly<Record<Locale, EntryTexts | null>>;
}

/** Where a word stands in a record; a word may stand in several. */
export const FIELD = { summary: 1, names: 2, labels: 4, title: 8, code: 16 } as const;
export const FIELDS_BITS = 5;

/** Whether a word stands in a title, a name or a code, and of what. */
export const NAMED = { nowhere: 0, inShort: 1, inFull: 2 } as const;

/** What a whole name is to its record. */
export const LABEL = { keyword: 1, other: 2, title: 3 } as const;
export const LABEL_BITS = 2;
