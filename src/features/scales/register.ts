import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";
import { UNDO_DAYS } from "./rules.ts";

/** Said in months, as ANSWER_DAYS of the rules is counted in days. */
const ANSWER_MONTHS = 24;
const THROUGH_ATTEMPT = [{ column: "attempt_id", through: { table: "scale_attempts", key: "id", person: "user_id" } }];

/** Personal data this feature holds, all of it tied to the account and deleted with it. */
export const SCALES_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "scale_attempts",
    people: [{ column: "user_id" }],
    what: (locale) => m.scales_register_attempts_what({}, { locale }),
    purpose: (locale) => m.scales_register_attempts_purpose({}, { locale }),
    kept: (locale, limits) =>
      m.scales_register_attempts_kept(
        { undo: durationWords(UNDO_DAYS, "days", locale), tried: durationWords(limits.tryOutHours, "hours", locale) },
        { locale },
      ),
    key: ["id"],
    exported: [
      "id",
      "document_id",
      "instrument_id",
      "scale",
      "state",
      "mode",
      "is_kept",
      "started_at",
      "updated_at",
      "completed_at",
      "withdrawn_at",
      "expires_at",
    ],
    withheld: { user_id: WITHHELD.owner, sign_in_id: WITHHELD.secret },
    erased: "with-account",
  },
  {
    table: "scale_answers",
    people: THROUGH_ATTEMPT,
    what: (locale) => m.scales_register_answers_what({}, { locale }),
    purpose: (locale) => m.scales_register_answers_purpose({}, { locale }),
    kept: (locale) =>
      m.scales_register_answers_kept({ kept: durationWords(ANSWER_MONTHS, "months", locale) }, { locale }),
    key: ["attempt_id", "statement_id"],
    exported: ["attempt_id", "statement_id", "answer", "answered_at", "ms"],
    withheld: {},
    erased: "with-account",
  },
  {
    table: "scale_results",
    people: THROUGH_ATTEMPT,
    what: (locale) => m.scales_register_results_what({}, { locale }),
    purpose: (locale) => m.scales_register_results_purpose({}, { locale }),
    kept: (locale) => m.scales_register_results_kept({ undo: durationWords(UNDO_DAYS, "days", locale) }, { locale }),
    key: ["attempt_id"],
    exported: ["attempt_id", "scoring_version", "scores_json", "reading_json"],
    withheld: {},
    erased: "with-account",
  },
];
