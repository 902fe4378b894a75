import { isOverdue } from "./rules.ts";
import type { MessageLine, MessageView } from "./schema.ts";
import type { AnswerRow, MessageRow } from "./store.server.ts";

const BEGINNING = 140;

/** A message in a list of the inbox. */
export function presentLine(row: MessageRow, names: ReadonlyMap<number, string>, now: Date): MessageLine {
  const { reference, name, inquiry_type: inquiryType, subject, message, state, locale } = row;
  const begins = message.length > BEGINNING ? `${message.slice(0, BEGINNING).trimEnd()}…` : message;
  const assignedTo = row.assigned_to === null ? null : (names.get(row.assigned_to) ?? null);
  const times = { sentAt: row.sent_at, dueAt: row.due_at, isOverdue: isOverdue(row, now) };
  return { reference, name, inquiryType, subject, begins, state, ...times, assignedTo, locale };
}

interface Around {
  readonly answers: readonly AnswerRow[];
  readonly names: ReadonlyMap<number, string>;
  readonly now: Date;
  /** Who looks at it. */
  readonly reader: number;
}

/** A message whole, for whoever answers it. */
export function presentMessage(row: MessageRow, { answers, names, now, reader }: Around): MessageView {
  const { email, phone, message } = row;
  return {
    ...presentLine(row, names, now),
    email,
    phone,
    message,
    isMine: row.assigned_to === reader,
    answers: answers.map(({ staff_id, text, sent_at: sentAt }) => ({
      by: staff_id === null ? null : (names.get(staff_id) ?? null),
      text,
      sentAt,
    })),
  };
}
