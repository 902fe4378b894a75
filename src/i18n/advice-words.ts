import type { AdviceField, AdviceLanguage } from "#shared/advice.ts";
import { m } from "./paraglide/messages.js";

/** Words of the fields of advice. */
export const ADVICE_FIELD_WORDS: Readonly<Record<AdviceField, typeof m.i18n_advice_result>> = {
  result: m.i18n_advice_result,
  subjects: m.i18n_advice_subjects,
  studies: m.i18n_advice_studies,
  profession: m.i18n_advice_profession,
  work: m.i18n_advice_work,
  change: m.i18n_advice_change,
  business: m.i18n_advice_business,
};

/** Words of the languages of advice. */
export const ADVICE_LANGUAGE_WORDS: Readonly<Record<AdviceLanguage, typeof m.i18n_value_arabic>> = {
  ar: m.i18n_value_arabic,
  en: m.i18n_value_english,
};
