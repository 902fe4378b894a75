import { isKnownName, isKnownWord } from "./known-words.ts";
import { isSlip, isTwoSlips, withoutOneLetter } from "./near-words.ts";
import type { AskedWord } from "./read-query.ts";
import { arabicRoot, isOtherNumber } from "./root-arabic.ts";
import type { SearchIndex } from "./search-index.ts";
import { soundKey } from "./sound-key.ts";
import { soundsAlike } from "./sounds-alike.ts";
import { wordStems } from "./word-stems.ts";

/** A word of the index that answers a word of the question, and how surely (1: it is the word). */
export interface Found {
  readonly place: number;
  readonly trust: number;
}

/** What was found for one asked word. */
export interface Findings {
  readonly found: readonly Found[];
  /** It stands in a title, a name or a code somewhere: the site is about it. */
  readonly isTopic: boolean;
  /** It stands so in what is told in full: others that mention it answer too. */
  readonly isTold: boolean;
  readonly isGuessed: boolean;
}

const TRUST = { same: 1, form: 0.96, stem: 0.86, meant: 0.8, open: 0.8, root: 0.6, near: 0.55, sound: 0.45 } as const;
const MOST_FOUND = 60;
/** Of a long range only so many words are looked at, evenly spread. */
const MOST_LOOKED_AT = 400;
const MOST_MARKS = 3000;
/** How much of a longer word must be there of a word that is one itself. */
const SHARE_OF_LONGER = 0.6;
const LEAST_OF_LONGER = 4;
const ALIKE_BEGINNING = 3;

/** The words of the index that answer one asked word, surest first. A slip, or what is only heard alike, counts where the word is known nowhere. */
export function findWords(index: SearchIndex, asked: AskedWord, beside = index): Findings {
  const found = new Finding(index);
  addSame(index, asked, found);
  const elsewhere = beside === index ? found : new Finding(beside);
  if (beside !== index) addSame(beside, asked, elsewhere);
  const isExact =
    asked.meant.length > 0 || [index, beside].some(({ words }) => asked.forms.some((form) => words.find(form) >= 0));
  const isKnown = isExact || asked.forms.some(isKnownWord);
  if (asked.isOpen) addLonger(index, asked, found, isKnown);
  addRoots(index, asked, found, found.isTopic || asked.forms.some(isKnownName));
  const isGuessed = !found.isTopic && !elsewhere.isTopic && !isKnown;
  if (!isKnown) addGuesses(index, asked, found);
  return {
    found: found.surest(),
    isTopic: found.isTopic || elsewhere.isTopic,
    isTold: found.isTold || elsewhere.isTold,
    isGuessed,
  };
}

function addSame(index: SearchIndex, asked: AskedWord, found: Finding): void {
  for (const [at, form] of asked.forms.entries()) found.add(index.words.find(form), at === 0 ? TRUST.same : TRUST.form);
  for (const stem of asked.stems) found.addAll(index.stems.listOf(stem), TRUST.stem);
  for (const word of asked.meant) {
    found.add(index.words.find(word), TRUST.meant);
    for (const stem of wordStems(word)) found.addAll(index.stems.listOf(stem), TRUST.meant - 0.05);
  }
}

/** Names that begin with what was typed so far: the nearer to whole, the surer. What is a word already begins few others. */
function addLonger(index: SearchIndex, { forms, isLast }: AskedWord, found: Finding, isKnown: boolean): void {
  for (const form of forms) {
    if (form.length < (isLast ? 2 : ALIKE_BEGINNING)) continue;
    const [first, end] = index.words.range(form);
    const step = Math.max(1, Math.ceil((end - first) / MOST_LOOKED_AT));
    for (let place = first; place < end; place += step) {
      const share = form.length / index.words.lengthOf(place);
      if (isKnown && (share < SHARE_OF_LONGER || form.length < LEAST_OF_LONGER)) continue;
      if (index.flat.named[place] !== 0) found.add(place, TRUST.open * (0.6 + 0.4 * share));
    }
  }
}

/** Other numbers of a word; of one that names nothing itself, all words of its root. */
function addRoots(index: SearchIndex, { word }: AskedWord, found: Finding, isName: boolean): void {
  for (const place of index.roots.listOf(arabicRoot(word)))
    if (!isName || isOtherNumber(word, index.words.keyAt(place))) found.add(place, TRUST.root);
}

function addGuesses(index: SearchIndex, asked: AskedWord, found: Finding): void {
  const isTopic = found.isTopic;
  if (asked.mayBeNear) for (const form of asked.forms) addNear(index, form, found);
  if (isTopic || !found.isEmpty) return;
  if (asked.mayBeNear) addTwoSlips(index, asked.word, found);
  if (!found.isEmpty) return;
  for (const form of asked.forms)
    for (const place of index.sounds.listOf(soundKey(form)))
      if (soundsAlike(form, index.words.keyAt(place))) found.add(place, TRUST.sound);
}

/** Two words one slip apart share a form with one letter less, or one has it of the other. */
function addNear(index: SearchIndex, form: string, found: Finding): void {
  for (const gap of [form, ...withoutOneLetter(form)])
    for (const place of index.gaps.listOf(gap))
      if (isSlip(form, index.words.keyAt(place))) found.add(place, TRUST.near);
}

function addTwoSlips(index: SearchIndex, word: string, found: Finding): void {
  const [first, end] = index.words.range(word.slice(0, ALIKE_BEGINNING));
  for (let place = first; place < Math.min(end, first + MOST_LOOKED_AT); place += 1)
    if (index.flat.named[place] !== 0 && isTwoSlips(word, index.words.keyAt(place))) found.add(place, TRUST.near);
}

class Finding {
  private readonly index: SearchIndex;
  private readonly trusts = new Map<number, number>();

  constructor(index: SearchIndex) {
    this.index = index;
  }

  get isEmpty(): boolean {
    return this.trusts.size === 0;
  }

  get isTopic(): boolean {
    return this.index.hasNamed(this.trusts.keys());
  }

  get isTold(): boolean {
    return this.index.hasTold(this.trusts.keys());
  }

  add(place: number, trust: number): void {
    if (place < 0 || this.trusts.size > MOST_MARKS) return;
    if ((this.trusts.get(place) ?? 0) < trust) this.trusts.set(place, trust);
  }

  addAll(places: Iterable<number>, trust: number): void {
    for (const place of places) this.add(place, trust);
  }

  surest(): Found[] {
    return [...this.trusts]
      .map(([place, trust]) => ({ place, trust }))
      .sort((a, b) => b.trust - a.trust)
      .slice(0, MOST_FOUND);
  }
}
