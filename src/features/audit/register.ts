import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";
import { AUDIT_DAYS } from "./rules.ts";

const MONTHS = Math.round(AUDIT_DAYS / 30.4);

/** Personal data this feature holds: under pseudonyms, which stay. */
export const AUDIT_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "audit_events",
    people: [
      { column: "subject_key", pseudonym: true },
      { column: "actor_key", pseudonym: true },
    ],
    what: (locale) => m.audit_register_what({}, { locale }),
    purpose: (locale) => m.audit_register_purpose({}, { locale }),
    kept: (locale) => m.audit_register_kept({ kept: durationWords(MONTHS, "months", locale) }, { locale }),
    key: ["id"],
    exported: ["at", "action", "details_json"],
    withheld: { id: WITHHELD.inner, actor_key: WITHHELD.pseudonym, subject_key: WITHHELD.pseudonym },
    erased: "pseudonym",
  },
];
