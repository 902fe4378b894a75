import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { FIELDS_BITS } from "./build-index.ts";
import { type Found, findWords } from "./find-words.ts";
import { FIELD } from "./index-entry.ts";
import { readQuestion } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** A record that answers a question. */
export interface Answering {
  readonly index: SearchIndex;
  /** The place of the record among the entries of its index. */
  readonly entry: number;
  readonly type: string;
  readonly score: number;
}

/** Every record of an index that answers, side by side and in no order. */
export interface Scoring {
  readonly index: SearchIndex;
  readonly entries: Int32Array;
  readonly scores: Float64Array;
  /** How many postings and words were looked at: what bounds the work. */
  readonly steps: number;
}

const WEIGHT = { code: 30, title: 10, names: 6, text: 1 } as const;
/** Postings looked at for one question. */
const MOST_STEPS = 200_000;
const OTHER_LANGUAGE = 0.9;
/** A title that is the question and nothing else stands above one that holds it among others. */
const WHOLE_TITLE = 0.6;
/** Below this a word is guessed, and says nothing of the title. */
const SURE = 0.5;

export interface ScoreOptions {
  readonly locale: Locale;
  /** Numbers of records that are not answered. */
  readonly without?: ReadonlySet<number>;
  /** A larger index whose words say how rare a word is, so that scores of both can be compared. */
  readonly beside?: SearchIndex;
}

/** The records that answer a question, and how well. */
export function scoreRecords(index: SearchIndex, question: string, options: ScoreOptions): Scoring {
  const asked = readQuestion(question);
  const pages = new Scores(index, options.beside ?? index);
  for (const word of asked) pages.take(findWords(index, word));
  return { index, ...pages.records(asked.length, options), steps: pages.steps };
}

/** What every page (one language of one record) has earned, in arrays that are cleared by the list of those touched. */
class Sums {
  readonly scores: Float32Array;
  readonly words: Uint8Array;
  readonly titles: Uint8Array;
  /** The best of the word in hand, and whether it stands in the title. */
  readonly best: Float32Array;
  readonly titled: Uint8Array;
  readonly touched: number[] = [];

  constructor(pages: number) {
    this.scores = new Float32Array(pages);
    this.words = new Uint8Array(pages);
    this.titles = new Uint8Array(pages);
    this.best = new Float32Array(pages);
    this.titled = new Uint8Array(pages);
  }

  clear(): void {
    for (const page of this.touched) {
      this.scores[page] = 0;
      this.words[page] = 0;
      this.titles[page] = 0;
    }
    this.touched.length = 0;
  }
}

/** Kept for the next question of the same index: nothing is asked of it while another is being answered. */
const kept = new WeakMap<SearchIndex, Sums>();

class Scores {
  steps = 0;
  private readonly index: SearchIndex;
  private readonly beside: SearchIndex;
  private readonly sums: Sums;

  constructor(index: SearchIndex, beside: SearchIndex) {
    this.index = index;
    this.beside = beside;
    this.sums = kept.get(index) ?? new Sums(index.size * LOCALE_CODES.length);
    kept.set(index, this.sums);
    this.sums.clear();
  }

  /** Adds the best of each page for one asked word. */
  take(found: readonly Found[]): void {
    const { best, titled } = this.sums;
    const pages: number[] = [];
    for (const { place, trust } of found) {
      const postings = this.index.words.listAt(place);
      const worthOne = trust * this.rarityOf(place, postings.length);
      const mayTitle = trust > SURE;
      const end = Math.min(postings.length, MOST_STEPS - this.steps);
      this.steps += end;
      for (let at = 0; at < end; at += 1) {
        const posting = postings[at] as number;
        const page = posting >> FIELDS_BITS;
        const worth = worthOne * weightOf(posting);
        if (best[page] === 0) pages.push(page);
        if (worth > (best[page] as number)) best[page] = worth;
        if (mayTitle && (posting & FIELD.title) !== 0) titled[page] = 1;
      }
    }
    for (const page of pages) this.earn(page);
  }

  private rarityOf(place: number, held: number): number {
    const { index, beside } = this;
    const count = beside === index ? held : beside.words.listOf(index.words.keyAt(place)).length + held;
    return Math.log(2 + (2 * (beside.size + 1)) / (1 + count));
  }

  private earn(page: number): void {
    const { scores, words, titles, best, titled, touched } = this.sums;
    if (words[page] === 0) touched.push(page);
    scores[page] = (scores[page] as number) + (best[page] as number);
    words[page] = (words[page] as number) + 1;
    titles[page] = (titles[page] as number) + (titled[page] as number);
    best[page] = 0;
    titled[page] = 0;
  }

  /** The records, each as good as in its better language. */
  records(asked: number, { locale: wanted, without }: ScoreOptions): Pick<Scoring, "entries" | "scores"> {
    const { ids } = this.index.flat;
    const { touched, words } = this.sums;
    const languages = LOCALE_CODES.length;
    const entries = new Int32Array(touched.length);
    const scores = new Float64Array(touched.length);
    let count = 0;
    for (const page of touched) {
      const first = page - (page % languages);
      let best = 0;
      for (let at = first; at < first + languages; at += 1) {
        if (words[at] === 0) continue;
        // Both languages of a record are looked at with the first of them.
        if (at < page) break;
        const score = this.scoreOf(at, asked) * (LOCALE_CODES[at - first] === wanted ? 1 : OTHER_LANGUAGE);
        if (score > best) best = score;
      }
      const entry = first / languages;
      if (best === 0 || without?.has(ids[entry] as number)) continue;
      entries[count] = entry;
      scores[count] = best;
      count += 1;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  }

  private scoreOf(page: number, asked: number): number {
    const { scores, words, titles } = this.sums;
    const titleLength = this.index.flat.titleLengths[page] as number;
    const share = titleLength > 0 ? Math.min(1, (titles[page] as number) / titleLength) : 0;
    return (scores[page] as number) * ((words[page] as number) / asked) ** 3 * (1 + WHOLE_TITLE * share);
  }
}

function weightOf(posting: number): number {
  if ((posting & FIELD.code) !== 0) return WEIGHT.code;
  if ((posting & FIELD.title) !== 0) return WEIGHT.title;
  return (posting & FIELD.names) !== 0 ? WEIGHT.names : WEIGHT.text;
}
