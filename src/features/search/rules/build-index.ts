import { LOCALE_CODES } from "#i18n/locales.ts";
import { foldText } from "#shared/fold-text.ts";
import { type EntryTexts, FIELD, FIELDS_BITS, type IndexEntry, LABEL, LABEL_BITS, NAMED } from "./index-entry.ts";
import { type FlatKeyLists, flattenKeyLists, shared } from "./key-lists.ts";
import { withoutOneLetter } from "./near-words.ts";
import { labelKey, wholeKey } from "./read-query.ts";
import { arabicRoot } from "./root-arabic.ts";
import { soundKey } from "./sound-key.ts";
import { foldedWords } from "./split-words.ts";
import { wordStems } from "./word-stems.ts";

/** A whole index in flat arrays that threads can share. A "page" is one language of one record: entry × 2 + language. */
export interface FlatIndex {
  /** Numbers of the records and places of their types, by entry. */
  readonly ids: Int32Array;
  readonly types: Uint8Array;
  readonly typeNames: readonly string[];
  /** 1 for each entry that is told in short. */
  readonly shorts: Uint8Array;
  /** The family of each entry as a place among their names; -1 for none. */
  readonly families: Int32Array;
  readonly familyNames: readonly string[];
  /** How many words the title of each page has; 0 where the language is missing. */
  readonly titleLengths: Uint8Array;
  /** Word → pages with the fields it stands in, ascending; none for a word of long texts. */
  readonly words: FlatKeyLists;
  /** Whether each word stands in a title, a name or a code: `NAMED`. */
  readonly named: Uint8Array;
  /** Stem → places of words. */
  readonly stems: FlatKeyLists;
  /** Sound → places of words that stand in titles or names; so the next two. */
  readonly sounds: FlatKeyLists;
  /** Word less one letter → places of words. */
  readonly gaps: FlatKeyLists;
  /** Root of Arabic words → places of words. */
  readonly roots: FlatKeyLists;
  /** Title, other name or keyword as a whole → entries with which of them it is. */
  readonly labels: FlatKeyLists;
}

const FIELDS_MASK = (1 << FIELDS_BITS) - 1;
const MOST_TEXT_WORDS = 600;
const NAMES = FIELD.title | FIELD.labels | FIELD.names;
const NAMES_OR_CODE = NAMES | FIELD.code;
/** Shorter words are not looked for with a slip of the finger. */
const LEAST_NEAR = 4;

/** Makes the index of these entries. Pure, and slow for many: a thread of its own does it. */
export function buildIndex(entries: readonly IndexEntry[]): FlatIndex {
  const typeNames = [...new Set(entries.map(({ type }) => type))];
  const typeNumber = new Map(typeNames.map((name, at) => [name, at]));
  const ids = new Int32Array(shared(4 * entries.length));
  const types = new Uint8Array(shared(entries.length));
  const familyNames = [...new Set(entries.flatMap(({ family }) => family ?? []))];
  const familyNumber = new Map(familyNames.map((name, at) => [name, at]));
  const families = new Int32Array(shared(4 * entries.length));
  const shorts = new Uint8Array(shared(entries.length));
  const titleLengths = new Uint8Array(shared(2 * entries.length));
  const lists = new Map<string, number[]>();
  const labels = new Map<string, number[]>();
  const keysOf = remembered((text: string) => [labelKey(text), wholeKey(text)]);
  entries.forEach((entry, at) => {
    ids[at] = entry.id;
    types[at] = typeNumber.get(entry.type) ?? 0;
    families[at] = familyNumber.get(entry.family ?? "") ?? -1;
    shorts[at] = entry.isShort ? 1 : 0;
    LOCALE_CODES.forEach((locale, language) => {
      const texts = entry.words[locale];
      if (!texts) return;
      const page = at * LOCALE_CODES.length + language;
      titleLengths[page] = Math.min(255, foldedWords(texts.title).length);
      addPage(lists, page, texts, entry.codes);
      addLabels(labels, at, texts, keysOf);
    });
  });
  return {
    ids,
    types,
    typeNames,
    shorts,
    families,
    familyNames,
    titleLengths,
    labels: flattenKeyLists(labels),
    ...dictionaries(lists, shorts),
  };
}

function addPage(lists: Map<string, number[]>, page: number, texts: EntryTexts, codes: readonly string[]): void {
  const fields = new Map<string, number>();
  const add = (words: readonly string[], field: number) => {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | field);
  };
  add(foldedWords(texts.title), FIELD.title);
  add(texts.labels.flatMap(foldedWords), FIELD.labels);
  add(texts.names.flatMap(foldedWords), FIELD.names);
  add(texts.summaries.flatMap(foldedWords), FIELD.summary);
  add(codes.map(foldText), FIELD.code);
  for (const [word, field] of fields) append(lists, word, (page << FIELDS_BITS) | field);
  for (const word of texts.texts.flatMap(foldedWords).slice(0, MOST_TEXT_WORDS))
    if (!lists.has(word)) lists.set(word, []);
}

type KeysOf = (text: string) => readonly string[];

/** The same names stand in many records. */
function remembered(keysOf: KeysOf): KeysOf {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const keys = known.get(text) ?? keysOf(text);
    known.set(text, keys);
    return keys;
  };
}

function addLabels(labels: Map<string, number[]>, entry: number, texts: EntryTexts, keysOf: KeysOf): void {
  const best = new Map<string, number>();
  const add = (text: string, kind: number) => {
    for (const key of keysOf(text)) best.set(key, Math.max(best.get(key) ?? 0, kind));
  };
  for (const name of texts.names) add(name, LABEL.keyword);
  for (const label of texts.labels) add(label, LABEL.other);
  add(texts.title, LABEL.title);
  for (const [key, kind] of best) append(labels, key, (entry << LABEL_BITS) | kind);
}

function dictionaries(lists: ReadonlyMap<string, readonly number[]>, shorts: Uint8Array) {
  const stems = new Map<string, number[]>();
  const sounds = new Map<string, number[]>();
  const gaps = new Map<string, number[]>();
  const roots = new Map<string, number[]>();
  const named = new Uint8Array(shared(lists.size));
  [...lists.keys()].sort().forEach((word, place) => {
    for (const stem of wordStems(word)) append(stems, stem, place);
    const { all, full } = fieldsOf(lists.get(word) ?? [], shorts);
    if ((all & NAMES_OR_CODE) !== 0) named[place] = (full & NAMES_OR_CODE) === 0 ? NAMED.inShort : NAMED.inFull;
    if ((all & NAMES) === 0) return;
    append(sounds, soundKey(word), place);
    append(roots, arabicRoot(word), place);
    if (word.length < LEAST_NEAR) return;
    append(gaps, word, place);
    for (const shorter of withoutOneLetter(word)) append(gaps, shorter, place);
  });
  return {
    words: flattenKeyLists(lists),
    named,
    stems: flattenKeyLists(stems),
    sounds: flattenKeyLists(sounds),
    gaps: flattenKeyLists(gaps),
    roots: flattenKeyLists(roots),
  };
}

/** In which fields a word stands anywhere, and of what is told in full. */
function fieldsOf(postings: readonly number[], shorts: Uint8Array): { readonly all: number; readonly full: number } {
  let [all, full] = [0, 0];
  for (const posting of postings) {
    all |= posting & FIELDS_MASK;
    const entry = Math.floor((posting >> FIELDS_BITS) / LOCALE_CODES.length);
    if (shorts[entry] === 0) full |= posting & FIELDS_MASK;
  }
  return { all, full };
}

/** What leaves nothing of a word is no key. */
function append(lists: Map<string, number[]>, key: string, value: number): void {
  if (key === "") return;
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
