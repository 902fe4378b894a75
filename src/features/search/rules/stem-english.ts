/** Endings with what takes their place and how much of the word must be left: plural, -ing, -ed, and who does a thing. */
const ENDINGS: readonly (readonly [RegExp, string, number])[] = [
  [/ies$/, "y", 2],
  [/(ss|sh|ch|x|z)es$/, "$1", 2],
  [/([^su])s$/, "$1", 2],
  [/(?:ations|ation)$/, "ate", 3],
  [/(?:ings|ing)$/, "", 3],
  [/ied$/, "y", 2],
  [/ed$/, "", 3],
  [/(?:ers|er|ors|or)$/, "", 4],
  [/(?:ists|ist|y|e)$/, "", 4],
];

/** A light stem of a folded English word: «engineers», «engineering» and «engineer» meet. */
export function englishStem(word: string): string {
  let stem = word;
  for (const [ending, instead, least] of ENDINGS) {
    const shorter = stem.replace(ending, instead);
    if (shorter !== stem && shorter.length >= least) stem = shorter;
  }
  return stem.replace(/([bdfgmnprt])\1$/, "$1");
}
