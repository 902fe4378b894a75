import { ADVICE_FIELD_WORDS, ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { AdviceField, AdviceLanguage } from "#shared/advice.ts";
import type { ApplicationKind, ApplicationState } from "../rules.ts";

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

export const KIND_WORDS: Words<ApplicationKind> = {
  advisor: m.applications_kind_advisor,
  teacher: m.applications_kind_teacher,
};
export const STATE_WORDS: Words<ApplicationState> = {
  waiting: m.applications_state_waiting,
  accepted: m.applications_state_accepted,
  refused: m.applications_state_refused,
  withdrawn: m.applications_state_withdrawn,
};

/** What the fields of a form are called for each kind. */
export const FIELD_WORDS = {
  advisor: { languages: m.applications_field_languages_advisor, organisation: m.applications_field_organisation },
  teacher: { languages: m.applications_field_languages_teacher, organisation: m.applications_field_school },
} as const;

export function fieldsInWords(fields: readonly AdviceField[]): string {
  return formatList(
    fields.map((field) => ADVICE_FIELD_WORDS[field]()),
    getLocale(),
  );
}

export function languagesInWords(languages: readonly AdviceLanguage[]): string {
  return formatList(
    languages.map((language) => ADVICE_LANGUAGE_WORDS[language]()),
    getLocale(),
  );
}
