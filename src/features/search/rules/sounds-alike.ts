import { isArabic } from "./stem-arabic.ts";

/** How the letters of an Arabic word are written by who types it in Latin letters. */
const TYPED: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ث: "(?:th|s|t)",
  ج: "[jg]",
  ح: "[h7]",
  خ: "(?:kh|[5kx])",
  د: "d",
  ذ: "(?:th|dh|[dz])",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "(?:sh|ch)",
  ص: "[s9]",
  ض: "(?:dh|[d9])",
  ط: "[t6]",
  ظ: "(?:th|dh|[zd])",
  ع: "(?:[3aeiou']|)",
  غ: "(?:gh|[g8])",
  ف: "(?:ph|f)",
  ق: "[qkg9]",
  ك: "[kc]",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h?",
  ء: "(?:[2a']|)",
};
/** How a word of English is written in Arabic letters, by the Arabic letter. */
const HEARD: Readonly<Record<string, string>> = {
  ب: "[bp]",
  ت: "t",
  ث: "th",
  ج: "[gj]",
  د: "d",
  ر: "r",
  ز: "[zs]",
  س: "(?:sc|[scxz])",
  ش: "(?:sh|ch|ti|ci|s)",
  ط: "t",
  غ: "(?:gh|g)",
  ف: "(?:ph|[fv])",
  ق: "[gkcq]",
  ك: "(?:ck|ch|[ckqx])",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h?",
};
const SHORT = "[aeiou]{0,2}";
const VOWELS_TYPED: Readonly<Record<string, string>> = {
  ا: "(?:[aeio]{1,2}|2)",
  و: "(?:ou|oo|ow|aw|[wouv])",
  ي: "(?:ee|ei|ai|ay|iy|[yie])",
};

/** Letters that are confused with each other, as one of them. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/ط/g, "ت"],
  [/[صث]/g, "س"],
  [/[ظذ]/g, "ض"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/([a-z])\1/g, "$1"],
];

/** A word with the letters people take for each other made equal. */
export function unconfused(word: string): string {
  return CONFUSED.reduce((text, [letters, one]) => text.replace(letters, one), word);
}

/** Whether a word of one script may be the other in the other script; their sound keys are known to be equal. */
export function soundsAlike(asked: string, word: string): boolean {
  if (isArabic(asked) === isArabic(word)) return unconfused(asked) === unconfused(word);
  return isArabic(word) ? typedPattern(word).test(asked) : (heardPattern(asked)?.test(word) ?? false);
}

function typedPattern(word: string): RegExp {
  const letters = word.replace(/يي/g, "ي").replace(/ه$/, "");
  const parts = Array.from(letters, (letter) => {
    const typed = TYPED[letter];
    return typed ? `(?:${typed}){1,2}` : (VOWELS_TYPED[letter] ?? "");
  });
  const end = word.endsWith("ه") ? "(?:at?|ah|eh?|h)?" : "";
  return new RegExp(`^(?:al|el)?${parts.join(SHORT)}${SHORT}${end}$`);
}

/** Null for a word that English is not written as. */
function heardPattern(asked: string): RegExp | null {
  let pattern = SHORT;
  for (const [piece] of asked.matchAll(/[اويى]+|./gu)) {
    const heard = /^[اوي]/.test(piece) ? "[aeiouwy]{1,3}" : HEARD[piece];
    if (!heard) return null;
    pattern += heard.startsWith("[aeiouwy]") ? heard : `(?:${heard}){1,2}${SHORT}`;
  }
  return new RegExp(`^${pattern}$`);
}
