import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, language, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";
import type { InquiryType } from "./rules.ts";
import type { MessageRow } from "./store.server.ts";

const INQUIRY_WORDS: Readonly<Record<InquiryType, Word>> = {
  technical: m.contact_inquiry_technical,
  service: m.contact_inquiry_service,
  suggestion: m.contact_inquiry_suggestion,
  other: m.contact_inquiry_other,
};
const STATE_WORDS: Readonly<Record<MessageRow["state"], Word>> = {
  open: m.contact_state_open,
  held: m.contact_state_held,
  answered: m.contact_state_answered,
  closed: m.contact_state_closed,
};

const about = {
  what: m.contact_register_what,
  purpose: m.contact_register_purpose,
  kept: (locale, config) =>
    m.contact_register_kept({ kept: durationWords(config.contactMonths, "months", locale) }, { locale }),
  erased: "with-account",
} as const satisfies Partial<Parameters<typeof personalTable<"contact_messages">>[1]>;

export const CONTACT_MESSAGES = personalTable("contact_messages", {
  ...about,
  people: [{ column: "user_id" }, { column: "assigned_to", asStaff: true }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    reference: text(m.contact_column_reference),
    user_id: withheld("owner"),
    name: text(m.contact_field_name),
    email: text(m.i18n_column_email),
    phone: text(m.contact_field_phone),
    inquiry_type: coded(m.contact_field_inquiry, INQUIRY_WORDS),
    subject: text(m.contact_field_subject),
    message: text(m.contact_field_message),
    locale: language(m.i18n_column_locale),
    state: coded(m.contact_column_state, STATE_WORDS),
    assigned_to: withheld("nobody"),
    sent_at: moment(m.contact_column_sent_at),
    due_at: moment(m.contact_column_due_at),
    answered_at: moment(m.contact_column_answered_at),
    closed_at: inFile,
  },
});

export const CONTACT_ANSWERS = personalTable("contact_answers", {
  ...about,
  people: [
    { column: "message_id", through: { table: "contact_messages", key: "id", person: "user_id" } },
    { column: "staff_id", asStaff: true },
  ],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    message_id: withheld("inner"),
    staff_id: withheld("nobody"),
    text: text(m.contact_column_answer),
    sent_at: moment(m.contact_column_answered_at),
  },
});
