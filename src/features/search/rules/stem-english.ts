/** Plurals that change the word itself. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/men$/, "man"],
  [/(^|.)children$/, "$1child"],
  [/people$/, "person"],
  [/(kni|wi|li|mid[w]i|housewi)ves$/, "$1fe"],
  [/(l|r|a|ie)ves$/, "$1f"],
  [/teeth$/, "tooth"],
  [/feet$/, "foot"],
  [/mice$/, "mouse"],
  [/(analy|cri|the|diagno|hypothe|synthe)ses$/, "$1sis"],
  [/(criteri|phenomen)a$/, "$1on"],
  [/(curricul|bacteri)a$/, "$1um"],
];
/** What looks like one of them and is not. */
const REGULAR = /^(?:women.+|specimen|regimen|acumen|abdomen|omen|leaves|saves|serves|curves|drives|archives)$/;
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

/** The word for one of what a folded English word names several of; itself where it names one. */
export function englishSingular(word: string): string {
  if (!REGULAR.test(word))
    for (const [plural, instead] of IRREGULAR) if (plural.test(word)) return word.replace(plural, instead);
  return word;
}

/** A light stem of a folded English word: «engineers», «engineering» and «engineer» meet. */
export function englishStem(word: string): string {
  let stem = englishSingular(word);
  for (const [ending, instead, least] of ENDINGS) {
    const shorter = stem.replace(ending, instead);
    if (shorter !== stem && shorter.length >= least) stem = shorter;
  }
  return stem.replace(/([bdfgmnprt])\1$/, "$1");
}
