import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";
import { ENDED_KEPT_DAYS } from "./rules.ts";

const withAccount: PersonalData["kept"] = (locale) => m.i18n_kept_with_account({}, { locale });

const consent = {
  what: (locale) => m.guardians_register_consent_what({}, { locale }),
  purpose: (locale) => m.guardians_register_consent_purpose({}, { locale }),
  kept: withAccount,
  erased: "with-account",
} satisfies Partial<PersonalData>;

/** Personal data this feature holds. */
export const GUARDIANS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    ...consent,
    table: "guardian_consents",
    people: [{ column: "user_id" }],
    key: ["user_id"],
    exported: ["email", "asked_at", "told_at", "confirmed_at", "objected_at", "guardian_agreed_at", "pupil_agreed_at"],
    withheld: { user_id: WITHHELD.owner, generation: WITHHELD.counter },
  },
  {
    ...consent,
    table: "guardian_links",
    people: [{ column: "pupil_id" }],
    key: ["token_hash"],
    exported: ["created_at"],
    withheld: {
      token_hash: WITHHELD.secret,
      pupil_id: WITHHELD.owner,
      guardianship_id: WITHHELD.inner,
      generation: WITHHELD.inner,
    },
  },
  {
    table: "guardianships",
    people: [{ column: "pupil_id" }, { column: "guardian_id" }],
    what: (locale) => m.guardians_register_family_what({}, { locale }),
    purpose: (locale) => m.guardians_register_family_purpose({}, { locale }),
    kept: (locale) =>
      m.guardians_register_family_kept({ days: durationWords(ENDED_KEPT_DAYS, "days", locale) }, { locale }),
    key: ["id"],
    exported: ["document_id", "guardian_email", "invited_at", "expires_at", "accepted_at", "ended_at"],
    withheld: { id: WITHHELD.inner, pupil_id: WITHHELD.inner, guardian_id: WITHHELD.inner },
    erased: "with-account",
  },
];
