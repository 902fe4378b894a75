/** A name of an environment as the noun it stands for asks: in Arabic with its article («الاجتماعية»), else as it is. */
export function definite(name: string, locale: "ar" | "en"): string {
  if (locale !== "ar") return name;
  return name
    .split(" ")
    .map((word) => (word.startsWith("ال") ? word : `ال${word}`))
    .join(" ");
}
