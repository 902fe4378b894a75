import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Category } from "../rules.ts";

type Said = (inputs?: object, options?: { readonly locale?: Locale }) => string;

const CATEGORY_NAMES: Record<Category, Said> = {
  basic: m.skills_category_basic,
  applied: m.skills_category_applied,
  technical: m.skills_category_technical,
};
const CATEGORY_LEADS: Record<Category, Said> = {
  basic: m.skills_lead_basic,
  applied: m.skills_lead_applied,
  technical: m.skills_lead_technical,
};

/** A category's name, in the language of the page if none is named. */
export function categoryName(category: Category, locale?: Locale): string {
  return CATEGORY_NAMES[category]({}, locale && { locale });
}

/** What a category means. */
export function categoryLead(category: Category, locale?: Locale): string {
  return CATEGORY_LEADS[category]({}, locale && { locale });
}
