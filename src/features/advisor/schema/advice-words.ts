import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { AdviceField, AdviceLanguage, ConsultationKind } from "#shared/advice.ts";

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** What each field of advice is called. */
export const FIELD_WORDS: Readonly<Record<AdviceField, Word>> = {
  result: m.advisor_field_result,
  subjects: m.advisor_field_subjects,
  studies: m.advisor_field_studies,
  profession: m.advisor_field_profession,
  work: m.advisor_field_work,
  change: m.advisor_field_change,
  business: m.advisor_field_business,
};

/** How a consultation is held. */
export const KIND_WORDS: Readonly<Record<ConsultationKind, Word>> = {
  chat: m.advisor_kind_chat,
  video: m.advisor_kind_video,
};

/** The languages of advice. */
export const LANGUAGE_WORDS: Readonly<Record<AdviceLanguage, Word>> = {
  ar: m.advisor_language_ar,
  en: m.advisor_language_en,
};
