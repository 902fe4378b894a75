import type { ConsentKind } from "#features/legal/rules.ts";
import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, language, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import type { LinkPurpose } from "./rules.ts";

type Words<Value extends string> = Readonly<Record<Value, Word>>;

const CONSENT_WORDS: Words<ConsentKind> = {
  "terms-of-use": m.accounts_value_terms,
  "privacy-policy": m.accounts_value_privacy,
};

const LINK_WORDS: Words<LinkPurpose> = {
  activation: m.accounts_value_link_activation,
  reset: m.accounts_value_link_reset,
  email_change: m.accounts_value_link_email_change,
  email_undo: m.accounts_value_link_email_undo,
};

const own = { people: [{ column: "user_id" }], erased: "with-account" } as const;
const owner = withheld("owner");
const secret = withheld("secret");
const withAccount = always(m.i18n_kept_with_account);

export const CONSENTS = personalTable("consents", {
  ...own,
  what: m.accounts_register_consents_what,
  purpose: m.accounts_register_consents_purpose,
  kept: withAccount,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: owner,
    kind: coded(m.accounts_column_kind, CONSENT_WORDS),
    version: text(m.i18n_column_version),
    locale: language(m.i18n_column_locale),
    given_at: moment(m.i18n_column_at),
  },
});

export const ACCOUNT_LINKS = personalTable("account_links", {
  ...own,
  what: m.accounts_register_links_what,
  purpose: m.accounts_register_links_purpose,
  kept: always(m.accounts_register_links_kept),
  key: ["token_hash"],
  columns: {
    token_hash: secret,
    user_id: owner,
    purpose: coded(m.accounts_column_purpose, LINK_WORDS),
    generation: withheld("inner"),
    change_id: withheld("inner"),
    created_at: moment(m.i18n_column_created_at),
    expires_at: moment(m.i18n_column_expires_at),
    used_at: moment(m.i18n_column_used_at),
  },
});

export const IDENTITIES = personalTable("identities", {
  ...own,
  what: m.accounts_register_identities_what,
  purpose: m.accounts_register_identities_purpose,
  kept: withAccount,
  key: ["issuer", "subject"],
  columns: {
    issuer: text(m.accounts_column_issuer, { "https://accounts.google.com": () => "Google" }),
    subject: inFile,
    user_id: owner,
    email: text(m.i18n_column_email),
    linked_at: moment(m.accounts_column_linked_at),
    last_used_at: moment(m.i18n_column_last_used_at),
  },
});

export const EMAIL_CHANGES = personalTable("email_changes", {
  ...own,
  what: m.accounts_register_email_changes_what,
  purpose: m.accounts_register_email_changes_purpose,
  kept: (locale, config) =>
    m.accounts_register_email_changes_kept({ undo: durationWords(config.emailUndoDays, "days", locale) }, { locale }),
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: owner,
    old_email: text(m.accounts_column_old_email),
    new_email: text(m.accounts_column_new_email),
    asked_at: moment(m.i18n_column_asked_at),
    confirmed_at: moment(m.i18n_column_confirmed_at),
    undo_until: moment(m.accounts_column_undo_until),
    ended_at: moment(m.i18n_column_ended_at),
  },
});
