import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";

const exportsWords = {
  what: (locale) => m.privacy_register_exports_what({}, { locale }),
  purpose: (locale) => m.privacy_register_exports_purpose({}, { locale }),
  kept: (locale, limits) =>
    m.privacy_register_exports_kept({ days: durationWords(limits.exportDays, "days", locale) }, { locale }),
} satisfies Partial<PersonalData>;

const erasureWords = {
  people: [],
  what: (locale) => m.privacy_register_erasures_what({}, { locale }),
  purpose: (locale) => m.privacy_register_erasures_purpose({}, { locale }),
  kept: (locale) => m.privacy_register_erasures_kept({}, { locale }),
  exported: [],
  erased: "pseudonym",
} satisfies Partial<PersonalData>;

/** What stands in no table but in the data folder has no columns. */
const FILE = { key: [], exported: [], withheld: {} } satisfies Partial<PersonalData>;

/** Personal data this feature holds, files among it. */
export const PRIVACY_PERSONAL_DATA: readonly PersonalData[] = [
  {
    ...exportsWords,
    table: "exports",
    people: [{ column: "user_id" }],
    key: ["id"],
    exported: ["document_id", "state", "locale", "asked_at", "ready_at", "expires_at"],
    withheld: {
      id: WITHHELD.inner,
      user_id: WITHHELD.owner,
      done: WITHHELD.progress,
      total: WITHHELD.progress,
      json_file: WITHHELD.file,
      pdf_file: WITHHELD.file,
    },
    erased: "with-account",
  },
  { ...exportsWords, ...FILE, table: "private/export-*", people: [], erased: "handler" },
  {
    ...erasureWords,
    table: "erasures",
    key: ["id"],
    withheld: {
      id: WITHHELD.nobody,
      subject_key: WITHHELD.nobody,
      asked_at: WITHHELD.nobody,
      erased_at: WITHHELD.nobody,
    },
  },
  { ...erasureWords, ...FILE, table: "erasures.jsonl" },
  {
    ...FILE,
    table: "wijha.sqlite.before-*",
    people: [],
    what: (locale) => m.privacy_register_copies_what({}, { locale }),
    purpose: (locale) => m.privacy_register_copies_purpose({}, { locale }),
    kept: (locale, limits) =>
      m.privacy_register_copies_kept({ days: durationWords(limits.backupDays, "days", locale) }, { locale }),
    erased: "expiry",
  },
];

/** What belongs to no feature: work to do, mails as files, who did what to the content. */
export const COMMON_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "due_work",
    people: [],
    what: (locale) => m.privacy_register_work_what({}, { locale }),
    purpose: (locale) => m.privacy_register_work_purpose({}, { locale }),
    kept: (locale, limits) =>
      m.privacy_register_work_kept({ days: durationWords(limits.deadLetterDays, "days", locale) }, { locale }),
    key: ["id"],
    exported: [],
    withheld: Object.fromEntries(
      [
        "id",
        "kind",
        "payload_json",
        "key",
        "run_at",
        "again_at",
        "attempts",
        "losses",
        "claimed_at",
        "claimed_by",
        "claim_ends_at",
        "dead_at",
        "last_error_code",
        "created_at",
      ].map((column) => [column, WITHHELD.work]),
    ),
    erased: "handler",
  },
  {
    ...FILE,
    table: "mail/*.eml",
    people: [],
    what: (locale) => m.privacy_register_mail_what({}, { locale }),
    purpose: (locale) => m.privacy_register_mail_purpose({}, { locale }),
    kept: (locale) => m.privacy_register_mail_kept({}, { locale }),
    erased: "handler",
  },
  {
    ...editing(),
    table: "content_history",
    people: [{ column: "done_by" }],
    key: ["id"],
    exported: ["record_id", "version", "action", "done_at"],
    withheld: { id: WITHHELD.inner, body_json: WITHHELD.content, done_by: WITHHELD.owner },
  },
  {
    ...editing(),
    table: "content_records",
    people: [{ column: "edited_by" }, { column: "submitted_by" }, { column: "publish_by" }],
    key: ["id"],
    exported: ["id", "document_id", "type", "slug", "edited_at", "submitted_at", "publish_at"],
    withheld: {
      edited_by: WITHHELD.owner,
      submitted_by: WITHHELD.owner,
      publish_by: WITHHELD.owner,
      ...Object.fromEntries(
        [
          "slug_space",
          "version",
          "draft_json",
          "published_json",
          "seed_version",
          "review_note",
          "created_at",
          "updated_at",
          "published_at",
          "deleted_at",
          "ar_changed_at",
          "en_changed_at",
        ].map((column) => [column, WITHHELD.content]),
      ),
    },
  },
];

function editing() {
  return {
    what: (locale) => m.privacy_register_editing_what({}, { locale }),
    purpose: (locale) => m.privacy_register_editing_purpose({}, { locale }),
    kept: (locale) => m.privacy_register_editing_kept({}, { locale }),
    erased: "handler",
  } satisfies Partial<PersonalData>;
}
