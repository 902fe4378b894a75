import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";
import type { ApplicationKind, ApplicationState } from "./rules.ts";

const KIND_WORDS: Readonly<Record<ApplicationKind, Word>> = {
  advisor: m.applications_kind_advisor,
  teacher: m.applications_kind_teacher,
};
const STATE_WORDS: Readonly<Record<ApplicationState, Word>> = {
  waiting: m.applications_state_waiting,
  accepted: m.applications_state_accepted,
  refused: m.applications_state_refused,
  withdrawn: m.applications_state_withdrawn,
};

export const ADVISOR_APPLICATIONS = personalTable("advisor_applications", {
  people: [{ column: "user_id" }, { column: "decided_by", asStaff: true }],
  what: m.applications_register_what,
  purpose: m.applications_register_purpose,
  kept: (locale, config) =>
    m.applications_register_kept({ kept: durationWords(config.applicationMonths, "months", locale) }, { locale }),
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    kind: coded(m.applications_column_kind, KIND_WORDS),
    fields: inFile,
    languages: inFile,
    organisation: text(m.applications_field_organisation),
    why: text(m.applications_field_why),
    file_id: withheld("inner"),
    state: coded(m.applications_column_state, STATE_WORDS),
    decided_by: withheld("nobody"),
    decided_at: moment(m.applications_column_decided_at),
    told_at: inFile,
    reason: text(m.applications_column_reason),
    made_at: moment(m.applications_column_made_at),
  },
});
