import { m } from "#i18n/paraglide/messages.js";
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
