import { LOCALE_CODES } from "#i18n/locales.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a word is to a record. */
export const MARK = { holds: 1, mentions: 2, inTitle: 4 } as const;

/** What records and their pages (one language of one) have earned, in arrays that are cleared by the list of those touched. */
export class PageSums {
  readonly scores: Float32Array;
  readonly titles: Uint8Array;
  /** Which of the needed words a record holds in its names, a bit for each. */
  readonly held: Uint16Array;
  /** The same with what it says of itself in short. */
  readonly mentioned: Uint16Array;
  /** The records touched. */
  readonly touched: number[] = [];
  /** The best of the word in hand, and what it is to the page. */
  private readonly best: Float32Array;
  private readonly marks: Uint8Array;
  private readonly isTouched: Uint8Array;
  private readonly inHand: number[] = [];

  constructor(records: number) {
    const pages = records * LOCALE_CODES.length;
    this.scores = new Float32Array(pages);
    this.titles = new Uint8Array(pages);
    this.held = new Uint16Array(records);
    this.mentioned = new Uint16Array(records);
    this.best = new Float32Array(pages);
    this.marks = new Uint8Array(pages);
    this.isTouched = new Uint8Array(records);
  }

  clear(): void {
    for (const record of this.touched) {
      const first = record * LOCALE_CODES.length;
      this.scores.fill(0, first, first + LOCALE_CODES.length);
      this.titles.fill(0, first, first + LOCALE_CODES.length);
      this.held[record] = 0;
      this.mentioned[record] = 0;
      this.isTouched[record] = 0;
    }
    this.touched.length = 0;
  }

  /** One place of the word in hand. */
  see(page: number, worth: number, mark: number): void {
    if (this.best[page] === 0) this.inHand.push(page);
    if (worth > (this.best[page] as number)) this.best[page] = worth;
    this.marks[page] = (this.marks[page] as number) | mark;
  }

  /** Adds the best of each page for the word in hand; `bit` is 0 for a word that is not needed. */
  earn(bit: number): void {
    for (const page of this.inHand) {
      const record = Math.floor(page / LOCALE_CODES.length);
      if (this.isTouched[record] === 0) this.touched.push(record);
      this.isTouched[record] = 1;
      const mark = this.marks[page] as number;
      this.scores[page] = (this.scores[page] as number) + (this.best[page] as number);
      if ((mark & MARK.holds) !== 0) this.held[record] = (this.held[record] as number) | bit;
      if ((mark & (MARK.holds | MARK.mentions)) !== 0)
        this.mentioned[record] = (this.mentioned[record] as number) | bit;
      if ((mark & MARK.inTitle) !== 0) this.titles[page] = (this.titles[page] as number) + 1;
      this.best[page] = 0;
      this.marks[page] = 0;
    }
    this.inHand.length = 0;
  }
}

/** Kept for the next question of the same index: nothing is asked of it while another is being answered. */
const kept = new WeakMap<SearchIndex, PageSums>();

/** The sums of an index, empty. */
export function sumsOf(index: SearchIndex): PageSums {
  const sums = kept.get(index) ?? new PageSums(index.size);
  kept.set(index, sums);
  sums.clear();
  return sums;
}
