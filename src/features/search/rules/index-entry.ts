import type { Locale } from "#i18n/locales.ts";

/** What of a record can be found, in one language. */
export interface EntryTexts {
  readonly title: string;
  /** Keywords and other names. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** One published record as the index takes it. */
export interface IndexEntry {
  /** The number of the record in the store. */
  readonly id: number;
  readonly type: string;
  /** Codes of outside classifications, found only as they are. */
  readonly codes: readonly string[];
  readonly words: Readonly<Record<Locale, EntryTexts | null>>;
}

/** Where a word stands in a record; a word may stand in several. */
export const FIELD = { text: 1, names: 2, title: 4, code: 8 } as const;
