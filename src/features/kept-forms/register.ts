import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";

/** Personal data this feature holds. */
export const KEPT_FORMS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "kept_forms",
    people: [{ column: "user_id" }],
    what: (locale) => m.kept_forms_register_what({}, { locale }),
    purpose: (locale) => m.kept_forms_register_purpose({}, { locale }),
    kept: (locale) => m.kept_forms_register_kept({}, { locale }),
    key: ["key_hash"],
    exported: ["expires_at"],
    withheld: {
      key_hash: WITHHELD.secret,
      user_id: WITHHELD.owner,
      form_sealed: WITHHELD.secret,
      shown_at: WITHHELD.progress,
    },
    erased: "with-account",
  },
];
