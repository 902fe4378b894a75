import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Withheld, Word } from "#platform/personal-data/columns.ts";
import { type PersonalData, withheldColumns } from "#platform/personal-data/declare.ts";

const REASONS: Readonly<Record<Withheld, Word>> = {
  owner: m.privacy_withheld_owner,
  inner: m.privacy_withheld_inner,
  secret: m.privacy_withheld_secret,
  content: m.privacy_withheld_content,
  counter: m.privacy_withheld_counter,
  progress: m.privacy_withheld_progress,
  file: m.privacy_withheld_file,
  work: m.privacy_withheld_work,
  nobody: m.privacy_withheld_nobody,
  pseudonym: m.privacy_withheld_pseudonym,
  step: m.privacy_withheld_step,
};

/** The columns that are not in a copy, each with its reason in the person's language. */
export function withheldWords(entry: PersonalData, locale: Locale): Record<string, string> {
  return Object.fromEntries(withheldColumns(entry).map(([column, why]) => [column, REASONS[why]({}, { locale })]));
}
