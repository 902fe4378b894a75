/** How letters of both scripts and of Latin-script Arabic sound, in classes; vowels and what is not heard are left out. */
const SOUNDS: Readonly<Record<string, string>> = {
  ب: "b",
  p: "b",
  b: "b",
  ت: "t",
  ط: "t",
  t: "t",
  6: "t",
  ث: "t",
  س: "s",
  ص: "s",
  s: "s",
  z: "s",
  ز: "s",
  9: "s",
  x: "ks",
  ج: "j",
  j: "j",
  g: "j",
  غ: "j",
  ح: "h",
  ه: "h",
  h: "h",
  7: "h",
  خ: "k",
  ك: "k",
  ق: "k",
  c: "k",
  k: "k",
  q: "k",
  5: "k",
  د: "d",
  ض: "d",
  d: "d",
  ذ: "d",
  ظ: "d",
  ر: "r",
  r: "r",
  ش: "c",
  ف: "f",
  f: "f",
  v: "f",
  ل: "l",
  l: "l",
  م: "m",
  m: "m",
  ن: "n",
  n: "n",
};
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, "ش"],
  [/kh|gh/g, "k"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph/g, "f"],
  [/ck/g, "k"],
];
const LEAST = 3;
const ARABIC = /[\u0621-\u064a]/;

/** What is left of a word when it is only heard: equal for «مهندس», mohandes and muhandis. Empty when too little is left. */
export function soundKey(folded: string): string {
  const isArabic = ARABIC.test(folded);
  // The last ha of a word is a vowel; what Arabic writes twice has a vowel between, what Latin does is heard once.
  const bare = isArabic ? folded.replace(/ه$/, "") : folded.replace(/(?<=[aeiou])h$/, "").replace(/([a-z])\1+/g, "$1");
  const paired = PAIRS.reduce((word, [pair, sound]) => word.replace(pair, sound), bare);
  const key = Array.from(paired, (letter) => SOUNDS[letter] ?? "").join("");
  return key.length >= LEAST ? key : "";
}
