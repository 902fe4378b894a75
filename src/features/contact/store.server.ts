import type { Generated, Selectable } from "kysely";
import type { Locale } from "#i18n/locales.ts";
import type { Db } from "#platform/db/open.ts";
import type { InquiryType, MessageState } from "./rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    contact_messages: ContactMessagesTable;
    contact_answers: ContactAnswersTable;
  }
}

export interface ContactMessagesTable {
  id: Generated<number>;
  reference: string;
  /** Of whoever was signed in. */
  user_id: number | null;
  name: string;
  email: string;
  phone: string;
  inquiry_type: InquiryType;
  subject: string | null;
  message: string;
  locale: Locale;
  state: MessageState;
  assigned_to: number | null;
  sent_at: string;
  due_at: string;
  answered_at: string | null;
  closed_at: string | null;
}

export interface ContactAnswersTable {
  id: Generated<number>;
  message_id: number;
  staff_id: number | null;
  text: string;
  sent_at: string;
}

export type MessageRow = Selectable<ContactMessagesTable>;
export type AnswerRow = Selectable<ContactAnswersTable>;
type Changes = Partial<Pick<MessageRow, "state" | "assigned_to" | "answered_at" | "closed_at">>;

export async function insertMessage(db: Db, row: Omit<MessageRow, "id">): Promise<number> {
  const { id } = await db.insertInto("contact_messages").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findMessage(db: Db, reference: string): Promise<MessageRow | undefined> {
  return db.selectFrom("contact_messages").selectAll().where("reference", "=", reference).executeTakeFirst();
}

export function findMessageById(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What waits in a state: open ones by when they are due, the others by what was sent last. */
export function readMessages(
  db: Db,
  { states, limit, offset }: { states: readonly MessageState[]; limit: number; offset: number },
): Promise<MessageRow[]> {
  const isOpen = states.includes("open");
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where("state", "in", [...states])
    .orderBy(isOpen ? "due_at" : "sent_at", isOpen ? "asc" : "desc")
    .orderBy("id", "asc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are in each state, and how many of the open ones are past their time. */
export async function countMessages(db: Db, now: string): Promise<{ states: Map<MessageState, number>; late: number }> {
  const rows = await db
    .selectFrom("contact_messages")
    .select(["state", (select) => select.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const late = await db
    .selectFrom("contact_messages")
    .select((select) => select.fn.countAll().as("count"))
    .where("state", "=", "open")
    .where("due_at", "<", now)
    .executeTakeFirstOrThrow();
  return { states: new Map(rows.map(({ state, count }) => [state, Number(count)])), late: Number(late.count) };
}

/** Changes a message that is still as it was read. @returns whether it was. */
export async function changeMessage(db: Db, id: number, was: MessageState, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", was)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertAnswer(db: Db, row: Omit<AnswerRow, "id">): Promise<number> {
  const { id } = await db.insertInto("contact_answers").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  return db.selectFrom("contact_answers").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What was answered, the first first. */
export function readAnswers(db: Db, messageId: number): Promise<AnswerRow[]> {
  return db.selectFrom("contact_answers").selectAll().where("message_id", "=", messageId).orderBy("id").execute();
}

/** Deletes what was closed or answered before that time; what still waits stays. */
export async function deleteMessagesBefore(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom("contact_messages")
    .where("sent_at", "<", before)
    .where("state", "in", ["answered", "closed", "held"])
    .execute();
}

/** First and last name of staff, by their numbers. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}

/** Deletes what visitors wrote from addresses of one domain, given with its at-sign; their answers go with it. */
export async function deleteMessagesFrom(db: Db, domain: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("user_id", "is", null).where("email", "like", `%${domain}`).execute();
}
