// How easy the words are that takers and guardians read: node scripts/scales/reading-ease.mjs [ar|en]
// English: the Flesch–Kincaid grade (Kincaid et al. 1975). Arabic: OSMAN (El-Haj & Rayson 2016), about 100 easy, 0 hard.
// Both are made for running text: of single short sentences they say which stand out, not how old a reader must be. OSMAN counts
// syllables of vowelled text; ours has few marks, so they are estimated (syllablesOf below), and compare with one another alone.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const WORST = 5;
const MARKS = /[\u064b-\u0652\u0670\u0640]/gu;
const LONG = /[اويىآ]/u;
const round = (value) => Math.round(value * 10) / 10;

/** Words of a text: numbers, names in braces and signs of direction are none. */
export function wordsOf(text, locale) {
  const letters = locale === "ar" ? /\p{Script=Arabic}+/gu : /[A-Za-z]+(?:['’-][A-Za-z]+)*/gu;
  return (
    text
      .replace(/\{\w+\}/g, " ")
      .replace(MARKS, "")
      .match(letters) ?? []
  );
}

/** Sentences end in a full stop, a question mark, a colon or an exclamation mark. */
export function sentencesOf(text) {
  return text.split(/[.؟?!:]+(?=[\s"”»]|$)/u).filter((one) => /\p{L}/u.test(one)).length || 1;
}

/** English syllables: groups of vowels, without a silent e at the end; at least one. */
export function englishSyllables(word) {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$/, "");
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * Arabic syllables of an unvowelled word, short and long. A long vowel after a consonant is a long syllable with that consonant; of the
 * consonants left over two in three open a short syllable and the third closes one (our estimate: CV and CVC are about as frequent).
 */
export function arabicSyllables(word) {
  const letters = [...word.replace(/^ال/u, "ل")];
  const long = letters.filter((letter, at) => at > 0 && LONG.test(letter) && !LONG.test(letters[at - 1] ?? "")).length;
  const left = letters.length - letters.filter((letter, at) => at > 0 && LONG.test(letter)).length - long;
  const short = Math.max(long === 0 ? 1 : 0, Math.round((left * 2) / 3));
  return { short, long, count: short + long };
}

export function fleschKincaid(text) {
  const words = wordsOf(text, "en");
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text)) + 11.8 * (syllables / words.length) - 15.59;
}

/** 200.791 − 1.015·words/sentences − 24.181·(long words + weighted syllables + complex words + complex formal words)/words. */
export function osman(text) {
  const words = wordsOf(text, "ar");
  const share = (isOne) => words.filter(isOne).length / words.length;
  const syllables = words.reduce((sum, word) => sum + arabicSyllables(word).short + 2 * arabicSyllables(word).long, 0);
  const isComplex = (word) => arabicSyllables(word).count > 4;
  const isFormal = (word) => isComplex(word) && /[ءئؤذظ]|وا$|ون$/u.test(word);
  const parts = share((word) => word.length > 5) + syllables / words.length + share(isComplex) + share(isFormal);
  return 200.791 - 1.015 * (words.length / sentencesOf(text)) - 24.181 * parts;
}

/** All sentences of a message, of every form a counted one has. */
function saidIn(message) {
  return typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match).slice(-1));
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const json = (path) => JSON.parse(readFileSync(root + path, "utf8"));
const RESULT =
  /^scales_(result_|clear_|leaning_|flat_|careless_|water_|match_|to_try|step_|fold_|range_|chances_|alike_|apart_|change_|environment_|fit_|consistency_|then_|paper_|provisional_|method_)/;

function groupsOf(locale) {
  const { items: statements } = json("db/seed/scales/tendencies-2.json");
  const { items, bands } = json("db/seed/scales/eta-1.json");
  const words = (feature, pattern) =>
    Object.entries(json(`src/features/${feature}/text/${locale}.json`))
      .filter(([key]) => pattern.test(key))
      .flatMap(([, message]) => saidIn(message));
  return {
    "statements, with their examples": statements.flatMap((one) => [one[locale].text, one[locale].example]),
    "situations, with their options": items.flatMap((one) => [one[locale].text, ...Object.values(one[locale].options)]),
    "what the traits scale says of a score": Object.values(bands.of)
      .flat()
      .flatMap((one) => [one[locale].text, ...one[locale].try]),
    "a result of the tendencies scale": words("scales", RESULT),
    "the guardian's page": words("guardians", /^guardians_talk_/),
  };
}

/** Titles and labels say too little to be measured. */
const LEAST_WORDS = 5;

function report(locale) {
  const measure = locale === "ar" ? osman : fleschKincaid;
  const isWorse = locale === "ar" ? (a, b) => a.score - b.score : (a, b) => b.score - a.score;
  console.log(
    locale === "ar" ? "\nArabic, OSMAN (higher is easier)" : "\nEnglish, Flesch–Kincaid grade (lower is easier)",
  );
  for (const [name, texts] of Object.entries(groupsOf(locale))) {
    const scored = [...new Set(texts)]
      .filter((text) => wordsOf(text, locale).length >= LEAST_WORDS)
      .map((text) => ({ text, score: measure(text) }))
      .sort(isWorse);
    const whole = measure(scored.map(({ text }) => (/[.؟?!:]["”»]?$/u.test(text) ? text : `${text}.`)).join(" "));
    const median = scored[Math.floor(scored.length / 2)]?.score ?? 0;
    console.log(`\n${name}: ${scored.length} texts, median ${round(median)}, all together ${round(whole)}`);
    for (const { text, score } of scored.slice(0, WORST)) console.log(`  ${String(round(score)).padStart(6)}  ${text}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const locale of process.argv[2] ? [process.argv[2]] : ["ar", "en"]) report(locale);
