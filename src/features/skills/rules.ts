import { pathTo } from "#shared/screens.ts";

/** The categories in the order they are shown. */
export const CATEGORIES = ["basic", "applied", "technical"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Spec §2: a category is spelt in Arabic in the route, in both languages of the page. */
export const SPELLINGS: Readonly<Record<Category, string>> = {
  basic: "أساسية",
  applied: "تطبيقية",
  technical: "تقنية",
};

/** The drawing takes its colour from a word: these three give three colours. */
export const SKILL_HUES: Readonly<Record<Category, string>> = {
  basic: "basic",
  applied: "practical",
  technical: "technical",
};

/** The part of a category's address that names it. */
export function spellingOf(category: Category): { readonly category: string } {
  return { category: SPELLINGS[category] };
}

/** The address of a category's list. */
export function categoryAddress(category: Category): string {
  return pathTo("skillCategory", spellingOf(category));
}
