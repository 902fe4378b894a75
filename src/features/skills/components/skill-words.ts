import { m } from "#i18n/paraglide/messages.js";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import type { Category } from "../rules.ts";

const CATEGORY_NAMES: Record<Category, () => string> = {
  basic: m.skills_category_basic,
  applied: m.skills_category_applied,
  technical: m.skills_category_technical,
};
const CATEGORY_LEADS: Record<Category, () => string> = {
  basic: m.skills_lead_basic,
  applied: m.skills_lead_applied,
  technical: m.skills_lead_technical,
};

/** A category's name in the language of the page. */
export function categoryName(category: Category): string {
  return CATEGORY_NAMES[category]();
}

/** What a category means. */
export function categoryLead(category: Category): string {
  return CATEGORY_LEADS[category]();
}

/** The words around a category's list. */
export function listWords(category: Category): ListingWords {
  return {
    title: categoryName(category),
    lead: categoryLead(category),
    filters: m.skills_filters(),
    count: (count) => m.skills_count({ count }),
    show: (count) => m.skills_show({ count }),
    empty: m.skills_empty_title(),
    names: { job: m.skills_filter_job() },
  };
}

/** The drawing takes its colour from a word: these three give three colours. */
export const SKILL_HUES: Readonly<Record<Category, string>> = {
  basic: "basic",
  applied: "practical",
  technical: "technical",
};
