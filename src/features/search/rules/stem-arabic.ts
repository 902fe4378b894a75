/** Prefixes that join the word, longest first: and, then, by, for, like, the, this, and their chains. */
const PREFIXES = [
  "وبال",
  "وكال",
  "فبال",
  "بهال",
  "هال",
  "وال",
  "فال",
  "بال",
  "كال",
  "لل",
  "ولل",
  "فلل",
  "ال",
  "و",
  "ف",
  "ب",
  "ك",
  "ل",
];
const DOUBLE = [...PREFIXES].sort((a, b) => b.length - a.length);
const SUFFIXES = [
  "هما",
  "كما",
  "تين",
  "تان",
  "ات",
  "ان",
  "ون",
  "ين",
  "يه",
  "ها",
  "هم",
  "هن",
  "نا",
  "كم",
  "كن",
  "وا",
  "ه",
  "ي",
  "ا",
];
const LEAST_KEPT = 3;
/** One letter is only a prefix before a word that is still long: «وزير» keeps its waw. */
const LEAST_AFTER_LETTER = 4;

/** The forms a folded word may stand for once its prefixes are taken off, itself first. */
export function withoutPrefixes(word: string): string[] {
  const forms = [word];
  for (const prefix of DOUBLE) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    if (rest.length >= (prefix.length === 1 ? LEAST_AFTER_LETTER : LEAST_KEPT) && !forms.includes(rest))
      forms.push(rest);
  }
  return forms;
}

/** The word without the ending of a plural, dual, feminine or possessor; as it is when little would be left. */
export function withoutSuffix(word: string): string {
  for (const suffix of SUFFIXES)
    if (word.endsWith(suffix) && word.length - suffix.length >= LEAST_KEPT) return word.slice(0, -suffix.length);
  return word;
}

/** Light stems of a folded Arabic word, the likeliest first: equal stems are one word in several forms. */
export function arabicStems(word: string): string[] {
  const stems = new Set<string>();
  for (const form of withoutPrefixes(word)) {
    stems.add(withoutSuffix(form));
    // Too short to lose its end: «صحة» is met by its adjective «صحي», «صحية».
    if (form.length === LEAST_KEPT && form.endsWith("ه")) stems.add(`${form.slice(0, -1)}ي`);
  }
  return [...stems];
}

export function isArabic(word: string): boolean {
  return /[\u0621-\u064a]/.test(word);
}
