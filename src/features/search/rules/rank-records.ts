import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { FIELD, FIELDS_BITS, LABEL } from "./index-entry.ts";
import { gainOf, isNamed, type Names, NO_NAMES, namedEntries, namesOf } from "./names-of-question.ts";
import { rarityAt, type Sought, seekWords } from "./needed-words.ts";
import { MARK, type PageSums, sumsOf } from "./page-sums.ts";
import { isOfMoment, isSentence } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";
import { foldedWords } from "./split-words.ts";

/** A record that answers a question. */
export interface Answering {
  readonly index: SearchIndex;
  /** The place of the record among the entries of its index. */
  readonly entry: number;
  readonly type: string;
  readonly score: number;
  /** The question is one of its names. */
  readonly isNamed: boolean;
  /** How many of its family are folded behind it. */
  readonly behind: number;
}

/** Every record of an index that answers, side by side and in no order. */
export interface Scoring {
  readonly index: SearchIndex;
  readonly entries: Int32Array;
  readonly scores: Float64Array;
  readonly named: ReadonlySet<number>;
  /** How many short profiles of its family stand behind an entry, once they are folded. */
  readonly behind?: ReadonlyMap<number, number>;
  /** How many postings and words were looked at: what bounds the work. */
  readonly steps: number;
}

const WEIGHT = { code: 30, title: 10, labels: 8, names: 6, summary: 2 } as const;
/** What a word adds that a record need not hold. */
const UNNEEDED = 0.25;
/** Postings looked at for one question. */
const MOST_STEPS = 200_000;
const OTHER_LANGUAGE = 0.9;
/** A title that is the question and nothing else stands above one that holds it among others. */
const WHOLE_TITLE = 0.6;
/** A full profile answers before a short one, unless that is what was named. */
const SHORT = 0.3;
/** A short profile answers by its title: by so much of it, of which less is enough where it is more than one word. */
const SHARE_OF_TITLE = 0.5;
const SHARE_OF_LONG_TITLE = 0.25;
/** Below this a word is guessed, and says nothing of the title. */
const SURE = 0.5;
/** A common question is answered by its content: of several words so much must be held, where all are the site's own. */
const SHARE_OF_SENTENCE = 0.6;
const WORDS_OF_SENTENCE = 3;
/** So many words may be answered by what is only mentioned. */
const MANY_WORDS = 4;
const QUESTIONS = "faq";
const NAMES = FIELD.title | FIELD.labels | FIELD.names | FIELD.code;

export interface ScoreOptions {
  readonly locale: Locale;
  /** Numbers of records that are not answered. */
  readonly without?: ReadonlySet<number>;
  /** The other index that is asked with this one: its words are known too. */
  readonly beside?: SearchIndex;
  /** What is near a question that nothing answers: titles that hold the words of it that stand in titles. */
  readonly isNear?: boolean;
}

/** The records that answer a question, and how well. A record must hold every needed word where it counts. */
export function scoreRecords(index: SearchIndex, question: string, options: ScoreOptions): Scoring {
  const beside = options.beside ?? index;
  const sought = seekWords(question, index, beside);
  return new Scores(index, beside, question, options).score(
    options.isNear ? nearWords(index, sought) : sought,
    question,
  );
}

/** The telling words that stand in titles; a guess is near nothing. */
function nearWords(index: SearchIndex, sought: readonly Sought[]): Sought[] {
  return sought
    .filter(
      ({ asked, isGuessed, found }) => asked.weight === "telling" && !isGuessed && index.hasTitled(found, QUESTIONS),
    )
    .map((one, at) => ({ ...one, bit: 1 << at }));
}

class Scores {
  private steps = 0;
  private readonly index: SearchIndex;
  private readonly beside: SearchIndex;
  private readonly options: ScoreOptions;
  private readonly sums: PageSums;
  private readonly isOfMoment: boolean;

  constructor(index: SearchIndex, beside: SearchIndex, question: string, options: ScoreOptions) {
    this.index = index;
    this.beside = beside;
    this.options = options;
    this.sums = sumsOf(index);
    this.isOfMoment = isOfMoment(question);
  }

  score(sought: readonly Sought[], question: string): Scoring {
    const needed = sought.filter(({ bit }) => bit !== 0);
    for (const one of sought) this.take(one, needed.length);
    const names = this.options.isNear ? NO_NAMES : namesOf(this.index, question);
    for (const entry of names.whole.keys()) this.sums.see(entry * LOCALE_CODES.length, WEIGHT.names, 0);
    this.sums.earn(0);
    return {
      index: this.index,
      ...this.enough(needed, names, question),
      named: namedEntries(names),
      steps: this.steps,
    };
  }

  /** What holds every word by name; beside it, and for a question of many words without it, what mentions them; for a sentence, what answers most of it. */
  private enough(needed: readonly Sought[], names: Names, question: string): Found {
    const { held, mentioned, touched } = this.sums;
    const whole = (1 << needed.length) - 1;
    const all: Suffices = (bits) => bits === whole;
    if (this.options.isNear) return this.records(needed, names, held, all);
    const isBroad = needed.length < 2 || foldedWords(question).length >= MANY_WORDS;
    if (isBroad || touched.some((record) => held[record] === whole)) {
      const wide = this.records(needed, names, mentioned, all);
      if (wide.entries.length > 0) return wide;
    }
    const isOurs = needed.every(({ isTold, isGuessed }) => isTold && !isGuessed);
    const suffices = isOurs && isSentence(question) ? isMost(needed) : none;
    return this.records(needed, names, mentioned, suffices);
  }

  private take({ found, bit, isTold }: Sought, needed: number): void {
    const share = bit === 0 && needed > 0 ? UNNEEDED : 1;
    const holding = this.options.isNear ? FIELD.title : NAMES;
    const inTitle = bit !== 0 ? FIELD.title : 0;
    for (const { place, trust } of found) {
      const postings = this.index.words.listAt(place);
      const worthOne = share * trust * rarityAt(place, this.index, this.beside);
      const titleMark = trust > SURE ? MARK.inTitle : 0;
      const end = Math.min(postings.length, MOST_STEPS - this.steps);
      this.steps += end;
      for (let at = 0; at < end; at += 1) {
        const posting = postings[at] as number;
        const worth = weightOf(posting);
        if (worth === 0) continue;
        const mark =
          ((posting & holding) !== 0 ? MARK.holds : 0) |
          ((posting & inTitle) !== 0 ? titleMark : 0) |
          (isTold && (posting & FIELD.summary) !== 0 ? MARK.mentions : 0);
        this.sums.see(posting >> FIELDS_BITS, worthOne * worth, mark);
      }
    }
    this.sums.earn(bit);
  }

  /** The records that hold enough, each as good as in its better language. */
  private records(needed: readonly Sought[], names: Names, bits: Uint16Array, suffices: Suffices): Found {
    const { ids, types, typeNames, shorts } = this.index.flat;
    const { touched } = this.sums;
    const entries = new Int32Array(touched.length);
    const scores = new Float64Array(touched.length);
    let count = 0;
    for (const entry of touched) {
      const type = typeNames[types[entry] as number] as string;
      const isEnough = needed.length > 0 && suffices(bits[entry] as number, type);
      if (!isEnough && (names.whole.get(entry) ?? 0) <= LABEL.keyword) continue;
      if (this.options.without?.has(ids[entry] as number)) continue;
      if (this.options.isNear && type === QUESTIONS) continue;
      const isBehind = shorts[entry] === 1 && !isNamed(names, entry);
      if (isBehind && (this.isOfMoment || !this.isInTitle(entry))) continue;
      entries[count] = entry;
      scores[count] = this.best(entry) * gainOf(names, entry, shorts[entry] === 1) * (isBehind ? SHORT : 1);
      count += 1;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  }

  /** Whether enough of the title of a record, in one of its languages, was asked for. */
  private isInTitle(entry: number): boolean {
    const first = entry * LOCALE_CODES.length;
    return LOCALE_CODES.some((_, at) => {
      const words = this.sums.titles[first + at] as number;
      const length = this.index.flat.titleLengths[first + at] as number;
      return words > 0 && words / length >= (words > 1 ? SHARE_OF_LONG_TITLE : SHARE_OF_TITLE);
    });
  }

  private best(entry: number): number {
    const first = entry * LOCALE_CODES.length;
    let best = 0;
    for (let at = 0; at < LOCALE_CODES.length; at += 1) {
      const score = this.scoreOf(first + at) * (LOCALE_CODES[at] === this.options.locale ? 1 : OTHER_LANGUAGE);
      if (score > best) best = score;
    }
    return best;
  }

  private scoreOf(page: number): number {
    const { scores, titles } = this.sums;
    const titleLength = this.index.flat.titleLengths[page] as number;
    const share = titleLength > 0 ? Math.min(1, (titles[page] as number) / titleLength) : 0;
    return (scores[page] as number) * (1 + WHOLE_TITLE * share);
  }
}

type Found = Pick<Scoring, "entries" | "scores">;
type Suffices = (held: number, type: string) => boolean;

const none: Suffices = () => false;

function missing(needed: readonly Sought[], held: number): number {
  return needed.filter(({ bit }) => (held & bit) === 0).length;
}

/** Of a sentence whose words are all the site's own, a common question may leave out what tells least; other records of a long one likewise. */
function isMost(needed: readonly Sought[]): Suffices {
  const all = needed.reduce((sum, { rarity }) => sum + rarity, 0);
  return (held, type) => {
    if (needed.length < (type === QUESTIONS ? 2 : WORDS_OF_SENTENCE) || missing(needed, held) > 1) return false;
    const own = needed.reduce((sum, { bit, rarity }) => sum + ((held & bit) === 0 ? 0 : rarity), 0);
    return own >= (type === QUESTIONS ? SHARE_OF_SENTENCE - 0.15 : SHARE_OF_SENTENCE) * all;
  };
}

function weightOf(posting: number): number {
  if ((posting & FIELD.code) !== 0) return WEIGHT.code;
  if ((posting & FIELD.title) !== 0) return WEIGHT.title;
  if ((posting & FIELD.labels) !== 0) return WEIGHT.labels;
  if ((posting & FIELD.names) !== 0) return WEIGHT.names;
  return (posting & FIELD.summary) !== 0 ? WEIGHT.summary : 0;
}
