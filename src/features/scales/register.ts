import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { choicesExport } from "./choices/operations/export-choices.server.ts";
import { opinionsExport } from "./opinions/operations/export-opinions.server.ts";
import { UNDO_DAYS } from "./rules.ts";
import { scalesExport } from "./tendencies/operations/export-results.server.ts";

const throughAttempt = {
  people: [{ column: "attempt_id", through: { table: "scale_attempts", key: "id", person: "user_id" } }],
  readable: scalesExport,
  erased: "with-account",
} as const;

export const SCALE_ATTEMPTS = personalTable("scale_attempts", {
  people: [{ column: "user_id" }],
  what: m.scales_register_attempts_what,
  purpose: m.scales_register_attempts_purpose,
  kept: (locale, config) =>
    m.scales_register_attempts_kept(
      { undo: durationWords(UNDO_DAYS, "days", locale), tried: durationWords(config.tryOutHours, "hours", locale) },
      { locale },
    ),
  erased: "with-account",
  readable: scalesExport,
  key: ["id"],
  columns: {
    id: inFile,
    document_id: inFile,
    user_id: withheld("owner"),
    instrument_id: inFile,
    scale: inFile,
    state: inFile,
    mode: inFile,
    is_kept: inFile,
    sign_in_id: withheld("secret"),
    started_at: inFile,
    updated_at: inFile,
    completed_at: inFile,
    withdrawn_at: inFile,
    expires_at: inFile,
  },
});

export const SCALE_ANSWERS = personalTable("scale_answers", {
  ...throughAttempt,
  what: m.scales_register_answers_what,
  purpose: m.scales_register_answers_purpose,
  kept: (locale, config) =>
    m.scales_register_answers_kept({ kept: durationWords(config.answerMonths, "months", locale) }, { locale }),
  key: ["attempt_id", "statement_id"],
  columns: { attempt_id: inFile, statement_id: inFile, answer: inFile, answered_at: inFile, ms: inFile },
});

export const SCALE_RESULTS = personalTable("scale_results", {
  ...throughAttempt,
  what: m.scales_register_results_what,
  purpose: m.scales_register_results_purpose,
  kept: (locale) => m.scales_register_results_kept({ undo: durationWords(UNDO_DAYS, "days", locale) }, { locale }),
  key: ["attempt_id"],
  columns: { attempt_id: inFile, scoring_version: inFile, scores_json: inFile, reading_json: inFile, norm_id: inFile },
});

export const ACTIVITY_ANSWERS = personalTable("activity_answers", {
  people: [{ column: "user_id" }],
  readable: choicesExport,
  erased: "with-account",
  what: m.scales_choices_register_what,
  purpose: m.scales_choices_register_purpose,
  kept: (locale, config) =>
    m.scales_choices_register_kept({ tried: durationWords(config.tryOutHours, "hours", locale) }, { locale }),
  key: ["user_id", "step"],
  columns: {
    user_id: withheld("owner"),
    step: inFile,
    said_json: inFile,
    said_at: inFile,
    sign_in_id: withheld("secret"),
    expires_at: inFile,
  },
});

export const PROFESSION_OPINIONS = personalTable("profession_opinions", {
  ...throughAttempt,
  readable: opinionsExport,
  what: m.scales_opinions_register_what,
  purpose: m.scales_opinions_register_purpose,
  kept: always(m.scales_opinions_register_kept),
  key: ["attempt_id", "document_id", "is_asked"],
  columns: {
    attempt_id: inFile,
    document_id: inFile,
    is_asked: inFile,
    said_in: inFile,
    opinion: inFile,
    position: inFile,
    likeness: inFile,
    said_at: inFile,
  },
});
