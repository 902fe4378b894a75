import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld, yesNo } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

const desk = {
  what: m.advisor_register_what,
  purpose: m.advisor_register_purpose,
  kept: always(m.advisor_register_kept),
  erased: "with-account",
} as const;

export const ADVISORS = personalTable("advisors", {
  ...desk,
  people: [{ column: "user_id" }],
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    document_id: inFile,
    is_taking: yesNo(m.advisor_column_is_taking),
    fields: inFile,
    languages: inFile,
    kinds: inFile,
    about: text(m.advisor_column_about),
    zone: text(m.advisor_column_zone),
    minutes: text(m.advisor_column_minutes),
    buffer_minutes: text(m.advisor_column_buffer),
    days_ahead: text(m.advisor_column_days_ahead),
    hours_json: inFile,
    exceptions_json: inFile,
    meeting_link: text(m.advisor_column_meeting_link),
    published_on: withheld("progress"),
    updated_at: moment(m.advisor_column_updated_at),
  },
});

export const TIME_SLOTS = personalTable("time_slots", {
  ...desk,
  people: [{ column: "advisor_id" }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    advisor_id: withheld("owner"),
    starts_at: moment(m.advisor_column_starts_at),
    ends_at: moment(m.advisor_column_ends_at),
    zone: inFile,
    kinds: inFile,
    made_by: inFile,
    is_taken: yesNo(m.advisor_column_is_taken),
    is_withdrawn: yesNo(m.advisor_column_is_withdrawn),
  },
});

export const CONSULTATION_CLOSURES = personalTable("consultation_closures", {
  what: m.advisor_register_closures_what,
  purpose: m.advisor_register_closures_purpose,
  kept: always(m.advisor_register_closures_kept),
  erased: "with-account",
  people: [{ column: "made_by", asStaff: true }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    kind: withheld("content"),
    from_on: withheld("content"),
    until_on: withheld("content"),
    reason_ar: withheld("content"),
    reason_en: withheld("content"),
    made_by: withheld("nobody"),
    made_at: withheld("content"),
  },
});
