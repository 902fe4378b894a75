import { isNear, withoutOneLetter } from "./near-words.ts";
import type { AskedWord } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";
import { soundKey } from "./sound-key.ts";
import { wordStems } from "./word-stems.ts";

/** A word of the index that answers a word of the question, and how surely (1: it is the word). */
export interface Found {
  readonly place: number;
  readonly trust: number;
}

const TRUST = { same: 1, form: 0.96, stem: 0.86, meant: 0.8, open: 0.8, near: 0.55, sound: 0.45 } as const;
const MOST_FOUND = 60;
/** Of a long range only so many words are looked at, evenly spread. */
const MOST_LOOKED_AT = 400;
const MOST_MARKS = 3000;

/** The words of the index that answer one asked word, surest first. What is a slip or only heard alike counts where nothing else is found. */
export function findWords(index: SearchIndex, asked: AskedWord): readonly Found[] {
  const found = new Finding();
  for (const [at, form] of asked.forms.entries()) found.add(index.words.find(form), at === 0 ? TRUST.same : TRUST.form);
  for (const stem of asked.stems) found.addAll(index.stems.listOf(stem), TRUST.stem);
  for (const word of asked.meant) {
    found.add(index.words.find(word), TRUST.meant);
    for (const stem of wordStems(word)) found.addAll(index.stems.listOf(stem), TRUST.meant - 0.05);
  }
  if (asked.isOpen) addLonger(index, asked, found);
  if (found.isEmpty || !index.hasNamed(found.places())) addGuesses(index, asked, found);
  return found.surest();
}

/** Words that begin with what was typed so far: the nearer to whole, the surer. */
function addLonger(index: SearchIndex, { forms }: AskedWord, found: Finding): void {
  for (const form of forms) {
    if (form.length < 2) continue;
    const [first, end] = index.words.range(form);
    const step = Math.max(1, Math.ceil((end - first) / MOST_LOOKED_AT));
    for (let place = first; place < end; place += step)
      found.add(place, TRUST.open * (0.6 + (0.4 * form.length) / index.words.lengthOf(place)));
  }
}

function addGuesses(index: SearchIndex, asked: AskedWord, found: Finding): void {
  if (asked.mayBeNear) for (const form of asked.forms) addNear(index, form, found);
  if (!found.isEmpty && index.hasNamed(found.places())) return;
  for (const form of asked.forms) {
    const key = soundKey(form);
    if (key !== "") found.addAll(index.sounds.listOf(key), TRUST.sound);
  }
}

/** Two words one slip apart share a form with one letter less, or one has it of the other. */
function addNear(index: SearchIndex, form: string, found: Finding): void {
  const gaps = [form, ...withoutOneLetter(form)];
  for (const gap of gaps)
    for (const place of index.gaps.listOf(gap))
      if (isNear(form, index.words.keyAt(place))) found.add(place, TRUST.near);
}

class Finding {
  private readonly trusts = new Map<number, number>();

  get isEmpty(): boolean {
    return this.trusts.size === 0;
  }

  add(place: number, trust: number): void {
    if (place < 0 || this.trusts.size > MOST_MARKS) return;
    if ((this.trusts.get(place) ?? 0) < trust) this.trusts.set(place, trust);
  }

  addAll(places: Iterable<number>, trust: number): void {
    for (const place of places) this.add(place, trust);
  }

  places(): Iterable<number> {
    return this.trusts.keys();
  }

  surest(): Found[] {
    return [...this.trusts]
      .map(([place, trust]) => ({ place, trust }))
      .sort((a, b) => b.trust - a.trust)
      .slice(0, MOST_FOUND);
  }
}
