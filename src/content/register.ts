import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { forgetAuthor } from "./forget-author.server.ts";
import { IMPORT_STATE_WORDS } from "./import/state-words.ts";
import type { HistoryAction } from "./store.server.ts";
import { TYPE_LABELS } from "./type-labels.ts";

const EDIT_WORDS: Readonly<Record<HistoryAction, Word>> = {
  shipped: m.content_value_edit_shipped,
  created: m.content_value_edit_created,
  saved: m.content_value_edit_saved,
  submitted: m.content_value_edit_submitted,
  returned: m.content_value_edit_returned,
  scheduled: m.content_value_edit_scheduled,
  unscheduled: m.content_value_edit_unscheduled,
  published: m.content_value_edit_published,
  unpublished: m.content_value_edit_unpublished,
  removed: m.content_value_edit_removed,
  restored: m.content_value_edit_restored,
  imported: m.content_value_edit_imported,
  unimported: m.content_value_edit_unimported,
};

const editing = {
  what: m.content_register_what,
  purpose: m.content_register_purpose,
  kept: always(m.content_register_kept),
  erased: "handler",
  eraser: forgetAuthor,
} as const;

const shared = withheld("content");

export const IMPORTS = personalTable("imports", {
  ...editing,
  people: [{ column: "begun_by" }, { column: "undone_by" }],
  key: ["id"],
  columns: {
    id: inFile,
    kind: inFile,
    type: coded(m.content_column_type, TYPE_LABELS),
    file_name: text(m.content_column_file_name),
    file_hash: withheld("inner"),
    state: coded(m.content_column_state, IMPORT_STATE_WORDS),
    position: withheld("inner"),
    started_at: moment(m.i18n_column_at),
    ended_at: inFile,
    undone_at: inFile,
    begun_by: withheld("owner"),
    undone_by: withheld("owner"),
  },
});

export const CONTENT_HISTORY = personalTable("content_history", {
  ...editing,
  people: [{ column: "done_by" }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    record_id: inFile,
    version: text(m.i18n_column_version),
    action: coded(m.i18n_column_action, EDIT_WORDS),
    body_json: shared,
    done_at: moment(m.i18n_column_at),
    done_by: withheld("owner"),
  },
});

export const CONTENT_RECORDS = personalTable("content_records", {
  ...editing,
  people: [{ column: "edited_by" }, { column: "submitted_by" }, { column: "publish_by" }],
  key: ["id"],
  columns: {
    id: inFile,
    document_id: inFile,
    type: coded(m.content_column_type, TYPE_LABELS),
    slug: text(m.content_column_slug),
    edited_at: moment(m.content_column_edited_at),
    submitted_at: inFile,
    publish_at: inFile,
    edited_by: withheld("owner"),
    submitted_by: withheld("owner"),
    publish_by: withheld("owner"),
    slug_space: shared,
    version: shared,
    draft_json: shared,
    published_json: shared,
    seed_version: shared,
    review_note: shared,
    created_at: shared,
    updated_at: shared,
    published_at: shared,
    deleted_at: shared,
    ar_changed_at: shared,
    en_changed_at: shared,
  },
});
