import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { forgetGuardian } from "./operations/forget-guardian.server.ts";
import { guardianAddresses } from "./operations/list-addresses.server.ts";

const consent = {
  what: m.guardians_register_consent_what,
  purpose: m.guardians_register_consent_purpose,
  kept: always(m.i18n_kept_with_account),
  erased: "with-account",
} as const;

export const GUARDIAN_CONSENTS = personalTable("guardian_consents", {
  ...consent,
  people: [{ column: "user_id" }],
  eraser: forgetGuardian,
  mailedAbout: guardianAddresses,
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    email: text(m.i18n_column_email),
    asked_at: moment(m.i18n_column_asked_at),
    generation: withheld("counter"),
    told_at: moment(m.guardians_column_told_at),
    confirmed_at: moment(m.i18n_column_confirmed_at),
    objected_at: moment(m.guardians_column_objected_at),
    guardian_agreed_at: moment(m.guardians_column_guardian_agreed_at),
    pupil_agreed_at: moment(m.guardians_column_pupil_agreed_at),
    stranger_at: moment(m.guardians_column_stranger_at),
  },
});

export const GUARDIAN_LINKS = personalTable("guardian_links", {
  ...consent,
  people: [{ column: "pupil_id" }],
  key: ["token_hash"],
  columns: {
    token_hash: withheld("secret"),
    pupil_id: withheld("owner"),
    guardianship_id: withheld("inner"),
    generation: withheld("inner"),
    created_at: moment(m.i18n_column_created_at),
  },
});

export const GUARDIANSHIPS = personalTable("guardianships", {
  people: [{ column: "pupil_id" }, { column: "guardian_id" }],
  what: m.guardians_register_family_what,
  purpose: m.guardians_register_family_purpose,
  kept: (locale, config) =>
    m.guardians_register_family_kept({ days: durationWords(config.endedLinkDays, "days", locale) }, { locale }),
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    pupil_id: withheld("inner"),
    guardian_id: withheld("inner"),
    guardian_email: text(m.guardians_column_guardian_email),
    invited_at: moment(m.guardians_column_invited_at),
    expires_at: moment(m.i18n_column_expires_at),
    accepted_at: moment(m.guardians_column_accepted_at),
    ended_at: moment(m.i18n_column_ended_at),
  },
});
