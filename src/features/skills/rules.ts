import { foldText } from "#shared/fold-text.ts";
import { pathTo } from "#shared/screens.ts";

/** The categories in the order they are shown. */
export const CATEGORIES = ["basic", "applied", "technical"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Spec §2: a category is spelt in Arabic in the route, in both languages of the page. */
const SPELLINGS: Readonly<Record<Category, string>> = { basic: "أساسية", applied: "تطبيقية", technical: "تقنية" };
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

/** The part of a category's address that names it. */
export function spellingOf(category: Category): { readonly category: string } {
  return { category: SPELLINGS[category] };
}

/** The address of a category's list. */
export function categoryAddress(category: Category): string {
  return pathTo("skillCategory", spellingOf(category));
}

/** The parts of the overview, by the names of their toggles (spec §3). */
export const PARTS = ["basic", "practical", "technical", "blogs", "docs"] as const;
export type Part = (typeof PARTS)[number];

/** How many of the newest records a part of the overview shows. */
export const NEWEST = 3;

/** The category a part of the overview shows; null for what there is to read. */
export function categoryOf(part: Part): Category | null {
  if (part === "blogs" || part === "docs") return null;
  return part === "practical" ? "applied" : part;
}

/** The parts an address asks for, in their own order; none stands for all. */
export function readShown(params: URLSearchParams): Part[] {
  const asked = params.getAll("show").flatMap((value) => value.split(","));
  const shown = PARTS.filter((part) => asked.includes(part));
  return shown.length === PARTS.length ? [] : shown;
}

/** The address of the overview with these parts. */
export function overviewAddress(shown: readonly Part[]): string {
  const inOrder = PARTS.filter((part) => shown.includes(part));
  const isAll = inOrder.length === 0 || inOrder.length === PARTS.length;
  return isAll ? pathTo("futureSkills") : `${pathTo("futureSkills")}?show=${inOrder.join(",")}`;
}
