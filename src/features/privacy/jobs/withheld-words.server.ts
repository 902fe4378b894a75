import { m } from "#i18n/paraglide/messages.js";
import type { PersonalData, Withheld } from "#shared/personal-data.ts";
import type { Locale, Word } from "./column-words.server.ts";

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
export function withheldWords({ withheld }: PersonalData, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(withheld).map(([column, reason]) => [column, REASONS[reason]({}, { locale })]),
  );
}
