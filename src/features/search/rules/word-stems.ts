import { arabicStems, isArabic } from "./stem-arabic.ts";
import { englishStem } from "./stem-english.ts";

/** What is left of a folded word in all its forms; several where it may be read in several ways. */
export function wordStems(folded: string): readonly string[] {
  if (isArabic(folded)) return arabicStems(folded);
  return /^[a-z]+$/.test(folded) ? [englishStem(folded)] : [folded];
}
