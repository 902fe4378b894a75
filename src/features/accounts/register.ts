import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";

const OWN = [{ column: "user_id" }];
const withAccount: PersonalData["kept"] = (locale) => m.i18n_kept_with_account({}, { locale });

const account: PersonalData = {
  table: "users",
  people: [{ column: "id" }],
  what: (locale) => m.accounts_register_users_what({}, { locale }),
  purpose: (locale) => m.accounts_register_users_purpose({}, { locale }),
  kept: (locale, limits) => {
    const unactivated = durationWords(limits.unactivatedDays, "days", locale);
    if (limits.inactiveMonths === 0) return m.accounts_register_users_kept_always({ unactivated }, { locale });
    const inactive = durationWords(limits.inactiveMonths, "months", locale);
    return m.accounts_register_users_kept({ unactivated, inactive }, { locale });
  },
  key: ["id"],
  exported: [
    "id",
    "kind",
    "email",
    "first_name",
    "last_name",
    "account_type",
    "gender",
    "birth_date",
    "age_band",
    "age_said_at",
    "grade",
    "scale_asked_at",
    "keep_results",
    "locale",
    "is_demo",
    "activated_at",
    "disabled_at",
    "consent_version",
    "last_seen_at",
    "erase_at",
    "erase_reason",
    "created_at",
    "updated_at",
  ],
  withheld: { password_hash: WITHHELD.secret, link_generation: WITHHELD.counter },
  erased: "with-account",
};

const roles: PersonalData = {
  table: "user_roles",
  people: OWN,
  what: (locale) => m.accounts_register_roles_what({}, { locale }),
  purpose: (locale) => m.accounts_register_roles_purpose({}, { locale }),
  kept: withAccount,
  key: ["user_id", "role"],
  exported: ["role", "given_at"],
  withheld: { user_id: WITHHELD.owner },
  erased: "with-account",
};

const consents: PersonalData = {
  table: "consents",
  people: OWN,
  what: (locale) => m.accounts_register_consents_what({}, { locale }),
  purpose: (locale) => m.accounts_register_consents_purpose({}, { locale }),
  kept: withAccount,
  key: ["id"],
  exported: ["kind", "version", "locale", "given_at"],
  withheld: { id: WITHHELD.inner, user_id: WITHHELD.owner },
  erased: "with-account",
};

const signIns: PersonalData = {
  table: "sign_ins",
  people: OWN,
  what: (locale) => m.accounts_register_sign_ins_what({}, { locale }),
  purpose: (locale) => m.accounts_register_sign_ins_purpose({}, { locale }),
  kept: (locale, limits) =>
    m.accounts_register_sign_ins_kept(
      {
        idle: durationWords(limits.signInIdleDays, "days", locale),
        most: durationWords(limits.signInDays, "days", locale),
      },
      { locale },
    ),
  key: ["token_hash"],
  exported: ["device_words", "method", "proved_at", "created_at", "last_used_at", "expires_at"],
  withheld: { token_hash: WITHHELD.secret, user_id: WITHHELD.owner },
  erased: "with-account",
};

const devices: PersonalData = {
  table: "known_devices",
  people: OWN,
  what: (locale) => m.accounts_register_devices_what({}, { locale }),
  purpose: (locale) => m.accounts_register_devices_purpose({}, { locale }),
  kept: (locale) => m.accounts_register_devices_kept({}, { locale }),
  key: ["user_id", "device"],
  exported: ["last_used_at"],
  withheld: { user_id: WITHHELD.owner, device: WITHHELD.secret },
  erased: "with-account",
};

const links: PersonalData = {
  table: "account_links",
  people: OWN,
  what: (locale) => m.accounts_register_links_what({}, { locale }),
  purpose: (locale) => m.accounts_register_links_purpose({}, { locale }),
  kept: (locale) => m.accounts_register_links_kept({}, { locale }),
  key: ["token_hash"],
  exported: ["purpose", "created_at", "expires_at", "used_at"],
  withheld: {
    token_hash: WITHHELD.secret,
    user_id: WITHHELD.owner,
    generation: WITHHELD.inner,
    change_id: WITHHELD.inner,
  },
  erased: "with-account",
};

const identities: PersonalData = {
  table: "identities",
  people: OWN,
  what: (locale) => m.accounts_register_identities_what({}, { locale }),
  purpose: (locale) => m.accounts_register_identities_purpose({}, { locale }),
  kept: withAccount,
  key: ["issuer", "subject"],
  exported: ["issuer", "subject", "email", "linked_at", "last_used_at"],
  withheld: { user_id: WITHHELD.owner },
  erased: "with-account",
};

const twoStep = {
  people: OWN,
  what: (locale) => m.accounts_register_two_step_what({}, { locale }),
  purpose: (locale) => m.accounts_register_two_step_purpose({}, { locale }),
  kept: (locale) => m.accounts_register_two_step_kept({}, { locale }),
  erased: "with-account",
} satisfies Partial<PersonalData>;

const emailChanges: PersonalData = {
  table: "email_changes",
  people: OWN,
  what: (locale) => m.accounts_register_email_changes_what({}, { locale }),
  purpose: (locale) => m.accounts_register_email_changes_purpose({}, { locale }),
  kept: (locale, limits) =>
    m.accounts_register_email_changes_kept({ undo: durationWords(limits.emailUndoDays, "days", locale) }, { locale }),
  key: ["id"],
  exported: ["old_email", "new_email", "asked_at", "confirmed_at", "undo_until", "ended_at"],
  withheld: { id: WITHHELD.inner, user_id: WITHHELD.owner },
  erased: "with-account",
};

const tries: PersonalData = {
  table: "tries",
  people: [],
  what: (locale) => m.accounts_register_tries_what({}, { locale }),
  purpose: (locale) => m.accounts_register_tries_purpose({}, { locale }),
  kept: (locale) => m.accounts_register_tries_kept({}, { locale }),
  key: ["key_hash"],
  exported: [],
  withheld: { key_hash: WITHHELD.secret, count: WITHHELD.nobody, ends_at: WITHHELD.nobody },
  erased: "expiry",
};

/** Personal data this feature holds. */
export const ACCOUNTS_PERSONAL_DATA: readonly PersonalData[] = [
  account,
  roles,
  consents,
  signIns,
  devices,
  links,
  identities,
  {
    ...twoStep,
    table: "second_factors",
    key: ["user_id"],
    exported: ["asked_at", "confirmed_at"],
    withheld: { user_id: WITHHELD.owner, secret_sealed: WITHHELD.secret, last_step: WITHHELD.step },
  },
  {
    ...twoStep,
    table: "recovery_codes",
    key: ["user_id", "code_hash"],
    exported: ["used_at"],
    withheld: { user_id: WITHHELD.owner, code_hash: WITHHELD.secret },
  },
  emailChanges,
  tries,
];
