import { isArabic, withoutPrefixes, withoutSuffix } from "./stem-arabic.ts";

const LEAST = 3;
/** What is put before a root: of verbs, of who does a thing and of the doing. */
const BEFORE = /^(?:است|مست|يست|تست|نست|مت|يت|ات|نت|[اتينم])/;
const WITHIN = /[اوي]/;

/** What is left of a folded Arabic word when its pattern is taken off: equal for «يصمم», «تصميم» and «مصمم». Empty when too little is. */
export function arabicRoot(word: string): string {
  if (!isArabic(word)) return "";
  const bare = withoutSuffix(withoutPrefixes(word).at(-1) ?? word);
  let root = bare;
  const shorter = root.replace(BEFORE, "");
  if (shorter.length >= LEAST) root = shorter;
  while (root.length > LEAST && WITHIN.test(root.slice(1))) root = root[0] + root.slice(1).replace(WITHIN, "");
  return root.length >= LEAST && !WITHIN.test(root[0] ?? "") ? root : "";
}

/** Whether two words of one root differ in their long vowels alone, as plurals do: «جدول», «جداول». */
export function isOtherNumber(one: string, other: string): boolean {
  const consonants = withoutVowels(one);
  return consonants.length >= LEAST && consonants === withoutVowels(other);
}

function withoutVowels(word: string): string {
  const bare = withoutSuffix(withoutPrefixes(word).at(-1) ?? word);
  return bare.slice(0, 1) + bare.slice(1).replace(/[اوي]/g, "");
}
