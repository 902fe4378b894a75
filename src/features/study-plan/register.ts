import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, day, inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { subjectsExport } from "./operations/export-subjects.server.ts";
import { CHANGE_MONTHS, OVER_DAYS, REMOVED_DAYS } from "./rules.ts";

const own = { people: [{ column: "user_id" }], erased: "with-account" } as const;

export const PLAN_ITEMS = personalTable("plan_items", {
  ...own,
  what: m.study_plan_register_items_what,
  purpose: m.study_plan_register_items_purpose,
  kept: (locale) => m.study_plan_register_items_kept({ kept: durationWords(REMOVED_DAYS, "days", locale) }, { locale }),
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    goal: inFile,
    record: inFile,
    text: text(m.study_plan_column_text),
    school_year: text(m.study_plan_column_year),
    due_on: day(m.study_plan_column_due),
    done_at: moment(m.study_plan_column_done),
    place: withheld("inner"),
    revision: withheld("counter"),
    reminded_for: inFile,
    made_at: moment(m.study_plan_column_made),
    changed_at: moment(m.study_plan_column_changed),
    removed_at: moment(m.study_plan_column_removed),
  },
});

export const PLAN_CHANGES = personalTable("plan_changes", {
  ...own,
  what: m.study_plan_register_changes_what,
  purpose: m.study_plan_register_changes_purpose,
  kept: (locale) =>
    m.study_plan_register_changes_kept({ kept: durationWords(CHANGE_MONTHS, "months", locale) }, { locale }),
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    item_id: withheld("inner"),
    batch: withheld("inner"),
    act: coded(m.study_plan_column_act, {
      add: m.study_plan_act_add,
      edit: m.study_plan_act_edit,
      apart: m.study_plan_act_apart,
      done: m.study_plan_act_done,
      undone: m.study_plan_act_undone,
      move: m.study_plan_act_move,
      remove: m.study_plan_act_remove,
      restore: m.study_plan_act_restore,
      back: m.study_plan_act_back,
      claim: m.study_plan_act_claim,
    }),
    revision: withheld("counter"),
    before_json: inFile,
    after_json: inFile,
    at: moment(m.study_plan_column_at),
    taken_back_at: moment(m.study_plan_column_taken_back),
  },
});

export const PLAN_SUBJECTS = personalTable("plan_subjects", {
  ...own,
  readable: subjectsExport,
  what: m.study_plan_register_subjects_what,
  purpose: m.study_plan_register_subjects_purpose,
  kept: always(m.i18n_kept_with_account),
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    subjects: inFile,
    kept_at: moment(m.study_plan_column_kept_at),
  },
});

export const PLAN_SHARES = personalTable("plan_shares", {
  people: [{ column: "user_id" }, { column: "reader_id" }],
  erased: "with-account",
  what: m.study_plan_register_shares_what,
  purpose: m.study_plan_register_shares_purpose,
  kept: (locale) => m.study_plan_register_shares_kept({ kept: durationWords(OVER_DAYS, "days", locale) }, { locale }),
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    reader_id: withheld("inner"),
    token_hash: withheld("secret"),
    made_at: moment(m.study_plan_column_made),
    expires_at: moment(m.i18n_column_expires_at),
    opened_at: moment(m.study_plan_column_opened),
    opened_count: text(m.study_plan_column_opened_count),
  },
});
