import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, day, inFile, language, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import type { KeepResults } from "./rules.ts";
import { ACCOUNT_TYPE_WORDS, AGE_BAND_WORDS, GENDER_WORDS, GRADE_WORDS, ROLE_WORDS } from "./schema/profile-words.ts";
import type { UserKind } from "./store/users.server.ts";

type Words<Value extends string> = Readonly<Record<Value, Word>>;

const KIND_WORDS: Words<UserKind> = { account: m.people_value_account, place: m.people_value_place };

const KEEP_WORDS: Words<KeepResults> = { keep: m.people_value_keep, try: m.people_value_try };

export const USERS = personalTable("users", {
  people: [{ column: "id" }],
  what: m.people_register_users_what,
  purpose: m.people_register_users_purpose,
  kept: (locale, config) => {
    const unactivated = durationWords(config.unactivatedDays, "days", locale);
    if (config.inactiveMonths === 0) return m.people_register_users_kept_always({ unactivated }, { locale });
    const inactive = durationWords(config.inactiveMonths, "months", locale);
    return m.people_register_users_kept({ unactivated, inactive }, { locale });
  },
  erased: "with-account",
  key: ["id"],
  columns: {
    id: inFile,
    kind: coded(m.people_column_kind, KIND_WORDS),
    email: text(m.i18n_column_email),
    password_hash: withheld("secret"),
    first_name: text(m.people_column_first_name),
    last_name: text(m.people_column_last_name),
    account_type: coded(m.people_column_account_type, ACCOUNT_TYPE_WORDS),
    gender: coded(m.people_column_gender, GENDER_WORDS),
    birth_date: day(m.people_column_birth_date),
    age_band: coded(m.people_column_age_band, AGE_BAND_WORDS),
    age_said_at: inFile,
    minor_birth_date: day(m.people_column_minor_birth_date),
    minor_age_band: coded(m.people_column_minor_age_band, AGE_BAND_WORDS),
    minor_said_at: moment(m.people_column_minor_said_at),
    minor_corrected_at: moment(m.people_column_minor_corrected_at),
    grade: coded(m.i18n_column_grade, GRADE_WORDS),
    scale_asked_at: inFile,
    keep_results: coded(m.people_column_keep_results, KEEP_WORDS),
    locale: language(m.i18n_column_locale),
    is_demo: inFile,
    link_generation: withheld("counter"),
    activated_at: moment(m.people_column_activated_at),
    disabled_at: inFile,
    consent_version: inFile,
    last_seen_at: moment(m.i18n_column_last_used_at),
    erase_at: moment(m.people_column_erase_at),
    erase_reason: inFile,
    created_at: moment(m.i18n_column_created_at),
    updated_at: inFile,
  },
});

export const USER_ROLES = personalTable("user_roles", {
  people: [{ column: "user_id" }],
  erased: "with-account",
  what: m.people_register_roles_what,
  purpose: m.people_register_roles_purpose,
  kept: always(m.i18n_kept_with_account),
  key: ["user_id", "role"],
  columns: {
    user_id: withheld("owner"),
    role: coded(m.people_column_role, ROLE_WORDS),
    given_at: moment(m.i18n_column_at),
  },
});
