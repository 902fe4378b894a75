import { LOCALE_CODES } from "#i18n/locales.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a word is to a page. */
export const MARK = { holds: 1, inTitle: 2, mentions: 4 } as const;

/** What every page (one language of one record) has earned, in arrays that are cleared by the list of those touched. */
export class PageSums {
  readonly scores: Float32Array;
  /** Which of the needed words a page holds where it counts, a bit for each. */
  readonly held: Uint16Array;
  /** The same with what it says of itself in short. */
  readonly mentioned: Uint16Array;
  readonly titles: Uint8Array;
  readonly touched: number[] = [];
  /** The best of the word in hand, and what it is to it. */
  private readonly best: Float32Array;
  private readonly marks: Uint8Array;
  private readonly isTouched: Uint8Array;
  private readonly inHand: number[] = [];

  constructor(pages: number) {
    this.scores = new Float32Array(pages);
    this.held = new Uint16Array(pages);
    this.mentioned = new Uint16Array(pages);
    this.titles = new Uint8Array(pages);
    this.best = new Float32Array(pages);
    this.marks = new Uint8Array(pages);
    this.isTouched = new Uint8Array(pages);
  }

  clear(): void {
    for (const page of this.touched) {
      this.scores[page] = 0;
      this.held[page] = 0;
      this.mentioned[page] = 0;
      this.titles[page] = 0;
      this.isTouched[page] = 0;
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
      if (this.isTouched[page] === 0) this.touched.push(page);
      this.isTouched[page] = 1;
      const mark = this.marks[page] as number;
      this.scores[page] = (this.scores[page] as number) + (this.best[page] as number);
      if ((mark & MARK.holds) !== 0) this.held[page] = (this.held[page] as number) | bit;
      if ((mark & (MARK.holds | MARK.mentions)) !== 0) this.mentioned[page] = (this.mentioned[page] as number) | bit;
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
  const sums = kept.get(index) ?? new PageSums(index.size * LOCALE_CODES.length);
  kept.set(index, sums);
  sums.clear();
  return sums;
}
