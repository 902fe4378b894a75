import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, language, moment, type Word, withheld } from "#platform/personal-data/columns.ts";
import { always, type PersonalData, personalFiles, personalTable } from "#platform/personal-data/declare.ts";
import { findCopyFiles, findMails, forgetWorkAbout } from "./operations/erase-traces.server.ts";
import type { ExportState } from "./store/tables.server.ts";

const STATE_WORDS: Readonly<Record<ExportState, Word>> = {
  waiting: m.privacy_value_copy_waiting,
  working: m.privacy_value_copy_working,
  ready: m.privacy_value_copy_ready,
  failed: m.privacy_value_copy_failed,
};

const copies = {
  what: m.privacy_register_exports_what,
  purpose: m.privacy_register_exports_purpose,
  kept: (locale, config) =>
    m.privacy_register_exports_kept({ days: durationWords(config.exportDays, "days", locale) }, { locale }),
} satisfies Partial<PersonalData>;

const erasures = {
  what: m.privacy_register_erasures_what,
  purpose: m.privacy_register_erasures_purpose,
  kept: always(m.privacy_register_erasures_kept),
  erased: "pseudonym",
} as const;

const progress = withheld("progress");
const file = withheld("file");
const nobody = withheld("nobody");
const work = withheld("work");

export const EXPORTS = personalTable("exports", {
  ...copies,
  people: [{ column: "user_id" }],
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    state: coded(m.privacy_column_state, STATE_WORDS),
    locale: language(m.i18n_column_locale),
    done: progress,
    total: progress,
    json_file: file,
    pdf_file: file,
    asked_at: moment(m.i18n_column_asked_at),
    ready_at: moment(m.privacy_column_ready_at),
    expires_at: moment(m.i18n_column_expires_at),
  },
});

export const EXPORTED_FILES = personalFiles("private/export-*", {
  ...copies,
  erased: "handler",
  fileEraser: findCopyFiles,
});

export const ERASURES = personalTable("erasures", {
  ...erasures,
  people: [],
  key: ["id"],
  columns: { id: nobody, subject_key: nobody, asked_at: nobody, erased_at: nobody },
});

export const ERASURES_FILE = personalFiles("erasures.jsonl", erasures);

export const DATABASE_COPIES = personalFiles("wijha.sqlite.before-*", {
  what: m.privacy_register_copies_what,
  purpose: m.privacy_register_copies_purpose,
  kept: (locale, config) =>
    m.privacy_register_copies_kept({ days: durationWords(config.backupDays, "days", locale) }, { locale }),
  erased: "expiry",
});

export const DUE_WORK = personalTable("due_work", {
  people: [],
  what: m.privacy_register_work_what,
  purpose: m.privacy_register_work_purpose,
  kept: (locale, config) =>
    m.privacy_register_work_kept({ days: durationWords(config.deadLetterDays, "days", locale) }, { locale }),
  erased: "handler",
  eraser: forgetWorkAbout,
  key: ["id"],
  columns: {
    id: work,
    kind: work,
    payload_json: work,
    key: work,
    run_at: work,
    again_at: work,
    failures: work,
    losses: work,
    claimed_at: work,
    claimed_by: work,
    claim_ends_at: work,
    dead_at: work,
    last_error_code: work,
    created_at: work,
  },
});

export const MAIL_FILES = personalFiles("mail/*.eml", {
  what: m.privacy_register_mail_what,
  purpose: m.privacy_register_mail_purpose,
  kept: always(m.privacy_register_mail_kept),
  erased: "handler",
  fileEraser: findMails,
});
