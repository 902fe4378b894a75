export const FIRST_NAME = { min: 2, max: 20 } as const;
export const LAST_NAME = { min: 3, max: 20 } as const;

const MOST_UNITS = 400;
// Controls, bidi marks, fillers, tags and all else that has no shape; line breaks and the two joiners are judged apart.
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
// Scripts whose spelling needs the joiners: they choose how letters meet.
const JOINED =
  "Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
// In Malayalam a letter without its vowel may end a word with a joiner.
const STRAY_JOINER = new RegExp(
  `(?<![${JOINED}\\p{M}])[\u200c\u200d]+|(?<!\u0d4d)[\u200c\u200d]+(?![${JOINED}])|(?<=\u0d4d)\u200c+(?![${JOINED}])`,
  "gu",
);
// biome-ignore lint/style/noRestrictedGlobals: counts letters and formats nothing
const letters = new Intl.Segmenter("ar", { granularity: "grapheme" });

/** A name as it is kept: composed, trimmed, inner spaces folded, without characters nobody sees. */
export function cleanPersonName(text: string): string {
  return text
    .slice(0, MOST_UNITS)
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\s+/gu, " ")
    .replace(STRAY_JOINER, "")
    .trim();
}

/** How many letters a person sees. */
export function letterCount(text: string): number {
  let count = 0;
  for (const _ of letters.segment(text)) count += 1;
  return count;
}

/** Whether a name has a letter of any script: digits, signs and pictures alone name nobody. */
export function hasLetter(name: string): boolean {
  // The stroke that stretches Arabic words counts as a letter in Unicode.
  return /(?!\u0640)\p{L}/u.test(name);
}

/** Whether a cleaned name has an allowed number of letters, none of them a tower of marks. */
export function fitsName(name: string, limits: { readonly min: number; readonly max: number }): boolean {
  const count = letterCount(name);
  return count >= limits.min && count <= limits.max && name.length <= limits.max * 8 && !/\p{M}{5}/u.test(name);
}
