import { foldText } from "#shared/fold-text.ts";
import { CATEGORIES, type Category, SPELLINGS } from "../rules.ts";

/** Spec §3 calls the applied skills practical. */
const ALIASES: Readonly<Record<string, Category>> = {
  basic: "basic",
  applied: "applied",
  practical: "applied",
  technical: "technical",
};

/** The category an address names, and whether it is spelt as it should be; null for any other word. */
export function readCategory(spelling: string): { readonly category: Category; readonly isSpeltRight: boolean } | null {
  const word = foldText(spelling).trim();
  const named = CATEGORIES.find((category) => foldText(SPELLINGS[category]) === word);
  if (named) return { category: named, isSpeltRight: SPELLINGS[named] === spelling };
  const category = Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;
  return category ? { category, isSpeltRight: false } : null;
}
