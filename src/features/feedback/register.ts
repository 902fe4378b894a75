import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";
import { KEPT_DAYS } from "./rules.ts";

/** Personal data this feature holds. */
export const FEEDBACK_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "feedback",
    people: [{ column: "user_id" }],
    what: (locale) => m.feedback_register_what({}, { locale }),
    purpose: (locale) => m.feedback_register_purpose({}, { locale }),
    kept: (locale) => m.feedback_register_kept({ kept: durationWords(KEPT_DAYS, "days", locale) }, { locale }),
    key: ["id"],
    exported: ["document_id", "is_useful", "word", "given_at"],
    withheld: { id: WITHHELD.inner, user_id: WITHHELD.owner, voter_hash: WITHHELD.secret },
    erased: "with-account",
  },
];
