import ar from "./known-words-ar.json" with { type: "json" };
import en from "./known-words-en.json" with { type: "json" };
import { arabicStems, isArabic, withoutPrefixes } from "./stem-arabic.ts";
import { englishStem } from "./stem-english.ts";

/** Words of both languages as ESCO uses them: a word one may mean as it stands is no slip for another. */
const NAMES = new Set(ar.names.split(" "));
const ARABIC = new Set(ar.words.split(" "));
const ENGLISH = new Set(en.words.split(" "));
const ENGLISH_STEMS = new Set([...ENGLISH].map(englishStem));
/** Stems of shorter words meet by chance. */
const LEAST_STEM = 5;

/** Whether a folded word is one of its language, in one of its forms. */
export function isKnownWord(word: string): boolean {
  if (!isArabic(word)) return ENGLISH.has(word) || isInflected(word);
  const forms = [...withoutPrefixes(word), ...arabicStems(word).filter((stem) => stem.length >= LEAST_STEM)];
  return forms.some((form) => NAMES.has(form) || ARABIC.has(form));
}

function isInflected(word: string): boolean {
  const stem = englishStem(word);
  return stem !== word && ENGLISH_STEMS.has(stem);
}

/** Whether a folded Arabic word names a thing or a profession: it stands for itself, not for others of its root. */
export function isKnownName(word: string): boolean {
  return withoutPrefixes(word).some((form) => NAMES.has(form));
}
