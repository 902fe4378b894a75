const TATWEEL_AND_UNSEEN = /[\u0640\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g;
const MOST_NAMES = 14;
/** A name longer than this is nobody's everyday word. */
const LONGEST = 60;
/** How far somebody has come in a profession, not another name of it. */
const STAGE = /^(senior|trainee|graduate|assistant|junior|apprentice) /;

/** An Arabic title without tatweel, unseen signs and stray blanks, marks or full stops. */
export function cleanArabic(text) {
  return text
    .replace(TATWEEL_AND_UNSEEN, "")
    .replace(/[\s\u00A0]+/g, " ")
    .replace(/ ?\/ ?/g, "/")
    .replace(/ ?([،؛)])/g, "$1")
    .replace(/،(?=\S)/g, "، ")
    .replace(/\( /g, "(")
    .replace(/^[\s.،-]+|[\s.،-]+$/g, "");
}

/** The title of a profession in Arabic: both forms, and only one where the other would repeat it. */
export function arabicTitle(masculine, feminine) {
  const [title, other] = [cleanArabic(masculine), cleanArabic(feminine)];
  return other && other !== title ? { title, feminine: other } : { title };
}

/** An English title that begins with a capital, unless its first word has one of its own inside (`eBusiness`). */
export function sentenceCase(text) {
  const clean = text.replace(TATWEEL_AND_UNSEEN, "").replace(/\s+/g, " ").trim();
  return /^[a-z]+[A-Z]/.test(clean) ? clean : clean.charAt(0).toUpperCase() + clean.slice(1);
}

/** ESCO's English title or name in sentence case, with the capitals of proper names. */
export function englishTitle(text, properNames) {
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  return sentenceCase(text.replace(/\b[a-z]+\b/g, (word) => (properNames.has(capital(word)) ? capital(word) : word)));
}

/** A title written With Capitals as one in sentence case; acronyms and proper names keep theirs. */
export function fromTitleCase(text, properNames) {
  const lowered = text.replace(/(?<![A-Za-z])[A-Z][a-z]*(?![A-Za-z])/g, (word) =>
    properNames.has(word) || /^[A-Z]$/.test(word) ? word : word.toLowerCase(),
  );
  return sentenceCase(lowered);
}

/** Both names in one of the kind `Chief Executive Officer (CEO)`, the long one first; else the name alone. */
export function unfolded(name) {
  const [, first, second] = name.match(/^(.+?) \(([^()]+)\)$/) ?? [];
  if (!first) return /[()]/.test(name) ? [] : [name];
  return [first, second].sort((a, b) => b.length - a.length);
}

/** The address of a title. */
export function slugOf(title) {
  return title
    .normalize("NFD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What two spellings of one English name have in common. */
export function folded(name) {
  return slugOf(name)
    .replace(/-/g, " ")
    .replace(/is(e|er|ing|ation)\b/g, "iz$1")
    .replace(/our\b/g, "or")
    .replace(/(?<=[a-z]{3})(?<!s)s\b/g, "");
}

/** Other names of a profession, each once: none that `isTaken` gives to another, and no stage of one that stands already. */
export function otherNames(title, names, isTaken) {
  const seen = new Set([folded(title)]);
  const known = new Set([folded(title), ...names.map(folded)]);
  const kept = [];
  for (const name of names) {
    const fold = folded(name);
    if (fold === "" || name.length > LONGEST || seen.has(fold) || isTaken(fold)) continue;
    if (STAGE.test(fold) && known.has(fold.replace(STAGE, ""))) continue;
    seen.add(fold);
    kept.push(sentenceCase(name));
    if (kept.length === MOST_NAMES) break;
  }
  return kept;
}
