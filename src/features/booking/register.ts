import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, day, inFile, language, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { leaveConsultations } from "./operations/leave-consultations.server.ts";
import { ACT_WORDS, OUTCOME_WORDS, SIDE_WORDS } from "./schema/act-words.ts";
import { STATUS_WORDS } from "./schema/status-words.ts";
import { bookedAddresses } from "./store/of-person.server.ts";

const held = {
  what: m.booking_register_what,
  purpose: m.booking_register_purpose,
  kept: (locale, config) =>
    m.booking_register_kept({ kept: durationWords(config.consultationMonths, "months", locale) }, { locale }),
  erased: "with-account",
} as const satisfies Partial<Parameters<typeof personalTable<"consultations">>[1]>;
const own = {
  kept: always(m.i18n_kept_with_account),
  erased: "with-account",
  people: [{ column: "user_id" }],
} as const;
const contacts = {
  ...own,
  what: m.booking_register_contacts_what,
  purpose: m.booking_register_contacts_purpose,
} as const;
/** A row that hangs on a consultation is about who booked it. */
const THROUGH = {
  column: "consultation_id",
  through: { table: "consultations", key: "id", person: "person_id" },
} as const;
const BY_ADVISOR = { column: "advisor_id", asStaff: true } as const;

export const CONSULTATIONS = personalTable("consultations", {
  ...held,
  people: [{ column: "person_id" }, BY_ADVISOR],
  eraser: leaveConsultations,
  mailedAbout: bookedAddresses,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    person_id: withheld("owner"),
    advisor_id: withheld("nobody"),
    slot_id: withheld("inner"),
    proposed_slot_id: withheld("inner"),
    starts_at: moment(m.booking_column_starts_at),
    ends_at: moment(m.booking_column_ends_at),
    zone: text(m.booking_column_zone),
    field: coded(m.booking_column_field, ADVICE_FIELD_WORDS),
    type: coded(m.booking_column_type, KIND_WORDS),
    subject: text(m.contact_field_subject),
    message: text(m.contact_field_message),
    name: text(m.contact_field_name),
    email: text(m.i18n_column_email),
    phone: text(m.contact_field_phone),
    locale: language(m.i18n_column_locale),
    shows: inFile,
    status: coded(m.booking_column_status, STATUS_WORDS),
    sequence: withheld("counter"),
    meeting_link: text(m.booking_column_meeting_link),
    expires_at: inFile,
    booked_at: moment(m.booking_column_booked_at),
    changed_at: moment(m.booking_column_changed_at),
  },
});

export const CONSULTATION_CHANGES = personalTable("consultation_changes", {
  ...held,
  people: [THROUGH, { column: "actor_id", asStaff: true }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    consultation_id: withheld("inner"),
    act: coded(m.booking_column_act, ACT_WORDS),
    status: coded(m.booking_column_status, STATUS_WORDS),
    starts_at: moment(m.booking_column_starts_at),
    side: coded(m.booking_column_side, SIDE_WORDS),
    actor_id: withheld("nobody"),
    reason: text(m.booking_column_reason),
    at: moment(m.i18n_column_at),
  },
});

export const CONSULTATION_NOTES = personalTable("consultation_notes", {
  ...held,
  people: [THROUGH, BY_ADVISOR],
  key: ["consultation_id", "advisor_id"],
  columns: {
    consultation_id: withheld("inner"),
    advisor_id: withheld("nobody"),
    text: text(m.booking_column_note),
    updated_at: moment(m.booking_column_changed_at),
  },
});

export const AGREED_ACTIONS = personalTable("agreed_actions", {
  ...held,
  people: [{ column: "person_id" }, BY_ADVISOR],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    person_id: withheld("owner"),
    advisor_id: withheld("nobody"),
    consultation_id: withheld("inner"),
    text: text(m.booking_column_action),
    due_on: day(m.booking_column_due_on),
    done_at: moment(m.booking_column_done_at),
    removed_at: moment(m.booking_column_removed_at),
    made_at: moment(m.i18n_column_created_at),
  },
});

export const CONSULTATION_OUTCOMES = personalTable("consultation_outcomes", {
  ...held,
  people: [THROUGH],
  key: ["consultation_id", "weeks"],
  columns: {
    consultation_id: withheld("inner"),
    weeks: text(m.booking_column_weeks),
    answer: coded(m.booking_column_answer, OUTCOME_WORDS),
    text: text(m.booking_column_outcome_text),
    answered_at: moment(m.booking_column_answered_at),
  },
});

export const CONSULTATION_MESSAGES = personalTable("consultation_messages", {
  ...held,
  people: [THROUGH],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    consultation_id: withheld("inner"),
    kind: inFile,
    side: inFile,
    sequence: withheld("counter"),
    due_at: moment(m.booking_column_due_at),
    state: inFile,
  },
});

export const CONTACT_CODES = personalTable("contact_codes", {
  ...contacts,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    slot_id: withheld("inner"),
    contact: text(m.booking_column_contact),
    code_hash: withheld("secret"),
    tries: withheld("counter"),
    expires_at: moment(m.i18n_column_expires_at),
  },
});

export const CONFIRMED_CONTACTS = personalTable("confirmed_contacts", {
  ...contacts,
  key: ["user_id", "contact"],
  columns: {
    user_id: withheld("owner"),
    contact: text(m.booking_column_contact),
    confirmed_at: moment(m.i18n_column_confirmed_at),
  },
});

export const BOOKING_WAITS = personalTable("booking_waits", {
  ...own,
  what: m.booking_register_waits_what,
  purpose: m.booking_register_waits_purpose,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    field: coded(m.booking_column_field, ADVICE_FIELD_WORDS),
    type: coded(m.booking_column_type, KIND_WORDS),
    made_at: moment(m.i18n_column_asked_at),
    told_at: moment(m.booking_column_told_at),
  },
});

export const CALENDAR_FEEDS = personalTable("calendar_feeds", {
  ...own,
  what: m.booking_register_feed_what,
  purpose: m.booking_register_feed_purpose,
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    token_hash: withheld("secret"),
    made_at: moment(m.i18n_column_created_at),
  },
});
