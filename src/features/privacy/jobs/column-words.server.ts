import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";

type Locale = "ar" | "en";
type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** Columns that the readable copy shows, in words; the others are in the machine-readable one. */
const COLUMNS: Readonly<Record<string, Word>> = {
  first_name: m.privacy_column_first_name,
  last_name: m.privacy_column_last_name,
  email: m.privacy_column_email,
  account_type: m.privacy_column_account_type,
  grade: m.privacy_column_grade,
  gender: m.privacy_column_gender,
  birth_date: m.privacy_column_birth_date,
  age_band: m.privacy_column_age_band,
  keep_results: m.privacy_column_keep_results,
  locale: m.privacy_column_locale,
  created_at: m.privacy_column_created_at,
  activated_at: m.privacy_column_activated_at,
  last_seen_at: m.privacy_column_last_used_at,
  last_used_at: m.privacy_column_last_used_at,
  erase_at: m.privacy_column_erase_at,
  role: m.privacy_column_role,
  given_at: m.privacy_column_given_at,
  kind: m.privacy_column_kind,
  version: m.privacy_column_version,
  device_words: m.privacy_column_device,
  expires_at: m.privacy_column_expires_at,
  purpose: m.privacy_column_purpose,
  used_at: m.privacy_column_used_at,
  issuer: m.privacy_column_issuer,
  linked_at: m.privacy_column_linked_at,
  asked_at: m.privacy_column_asked_at,
  confirmed_at: m.privacy_column_confirmed_at,
  old_email: m.privacy_column_old_email,
  new_email: m.privacy_column_new_email,
  undo_until: m.privacy_column_undo_until,
  scale: m.privacy_column_scale,
  state: m.privacy_column_state,
  started_at: m.privacy_column_started_at,
  completed_at: m.privacy_column_finished_at,
  finished_at: m.privacy_column_finished_at,
  short_name: m.privacy_column_short_name,
  name: m.privacy_column_name,
  claimed_at: m.privacy_column_claimed_at,
  shared_at: m.privacy_column_shared_at,
  closes_at: m.privacy_column_closes_at,
  guardian_email: m.privacy_column_guardian_email,
  invited_at: m.privacy_column_invited_at,
  accepted_at: m.privacy_column_accepted_at,
  ended_at: m.privacy_column_ended_at,
  told_at: m.privacy_column_told_at,
  objected_at: m.privacy_column_objected_at,
  guardian_agreed_at: m.privacy_column_guardian_agreed_at,
  pupil_agreed_at: m.privacy_column_pupil_agreed_at,
  is_useful: m.privacy_column_is_useful,
  word: m.privacy_column_word,
  at: m.privacy_column_at,
  done_at: m.privacy_column_at,
  action: m.privacy_column_action,
  slug: m.privacy_column_slug,
  type: m.privacy_column_type,
  edited_at: m.privacy_column_edited_at,
  ready_at: m.privacy_column_ready_at,
};

const VALUES: Readonly<Record<string, Word>> = {
  "account_type Student": m.accounts_type_student,
  "account_type Guardian": m.accounts_type_guardian,
  "account_type Job Seeker": m.accounts_type_job_seeker,
  "account_type Employee": m.accounts_type_employee,
  "account_type Freelancer/Entrepreneur": m.accounts_type_freelancer,
  "account_type Consultant": m.accounts_type_consultant,
  "gender male": m.accounts_gender_male,
  "gender female": m.accounts_gender_female,
  "age_band under-15": m.accounts_age_under_15,
  "age_band 15-17": m.accounts_age_15_17,
  "age_band 18-24": m.accounts_age_18_24,
  "age_band 25-plus": m.accounts_age_25_plus,
  "grade 8": m.accounts_grade_8,
  "grade 9": m.accounts_grade_9,
  "grade 10": m.accounts_grade_10,
  "grade 11": m.accounts_grade_11,
  "grade 12": m.accounts_grade_12,
  "grade university": m.accounts_grade_university,
  "grade graduate": m.accounts_grade_graduate,
  "grade not-studying": m.accounts_grade_not_studying,
  "locale ar": m.privacy_value_arabic,
  "locale en": m.privacy_value_english,
  "keep_results keep": m.privacy_value_keep,
  "keep_results try": m.privacy_value_try,
  "kind account": m.privacy_value_account,
  "kind terms-of-use": m.privacy_value_terms,
  "kind privacy-policy": m.privacy_value_privacy,
};

/** The heading of a column, or null when the readable copy leaves it out. */
export function columnWords(column: string, locale: Locale): string | null {
  return COLUMNS[column]?.({}, { locale }) ?? null;
}

/** A value as people read it. */
export function valueWords(column: string, value: unknown, locale: Locale, timeZone: string): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean")
    return value ? m.privacy_value_yes({}, { locale }) : m.privacy_value_no({}, { locale });
  const text = String(value);
  if (column.endsWith("_at") || column === "at" || column === "undo_until")
    return formatDate(text, locale, timeZone, "dateTime");
  if (column === "birth_date") return formatDate(`${text}T12:00:00Z`, locale, "UTC");
  return VALUES[`${column} ${text}`]?.({}, { locale }) ?? text;
}
