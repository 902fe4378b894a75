import { type ExpressionBuilder, type Generated, type Selectable, sql } from "kysely";
import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type KeptAudience, valuePattern } from "../rules.ts";
import type { ReaderRow } from "./readers.server.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    notifications: NotificationsTable;
    notification_reads: NotificationReadsTable;
  }
}

/** What a notification needs to be put into words, besides its subject: codes and short values. */
export type Details = Readonly<Record<string, string>>;

export interface NotificationsTable extends KeptAudience {
  id: Generated<number>;
  /** Null: a broadcast, one row for everybody whom its audience means. */
  user_id: number | null;
  kind: string;
  /** What it is about: a record's document id, or a code. */
  subject: string;
  details_json: Details;
  /** What it is about is not to be seen for now. */
  is_hidden: boolean;
  created_at: string;
}

export interface NotificationReadsTable {
  user_id: number;
  notification_id: number;
  read_at: string;
}

export type NotificationRow = Selectable<NotificationsTable>;
export type ReadRow = NotificationRow & { readonly is_read: boolean };

/** The number it got; null where the same was told to all before. */
export async function insertNotification(db: Db, row: Omit<NotificationRow, "id">): Promise<number | null> {
  const inserted = await db
    .insertInto("notifications")
    .values({ ...row, details_json: json(row.details_json) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export function findNotification(db: Db, id: number): Promise<NotificationRow | undefined> {
  return db.selectFrom("notifications").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Hides what was told to all about a subject, or shows it again. */
export async function setHidden(db: Db, kind: string, subject: string, is_hidden: boolean): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ is_hidden })
    .where("user_id", "is", null)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
}

export interface Wanted {
  readonly read?: boolean | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly limit: number;
}

/** What concerns a reader, the newest first, with whether it was read. */
export async function readFor(db: Db, reader: ReaderRow, wanted: Wanted): Promise<ReadRow[]> {
  const { read, before, after, ids, limit } = wanted;
  let rows = visibleTo(db, reader)
    .selectAll("notifications")
    .select(isRead(reader).as("is_read"))
    .orderBy("notifications.id", "desc")
    .limit(limit);
  if (read !== undefined) rows = rows.where(isRead(reader), "=", sql.lit(read));
  if (before !== undefined) rows = rows.where("notifications.id", "<", before);
  if (after !== undefined) rows = rows.where("notifications.id", ">", after);
  if (ids !== undefined) rows = rows.where("notifications.id", "in", [...ids]);
  return (await rows.execute()).map((row) => ({ ...row, is_read: Boolean(row.is_read) }));
}

/** How many are unread, and the newest of them, in one walk. */
export async function readUnread(
  db: Db,
  reader: ReaderRow,
  limit: number,
): Promise<{ unread: number; latest: ReadRow[] }> {
  const rows = await visibleTo(db, reader)
    .selectAll("notifications")
    .select((select) => select.fn.countAll().over().as("unread"))
    .where(isRead(reader), "=", sql.lit(false))
    .orderBy("notifications.id", "desc")
    .limit(limit)
    .execute();
  return {
    unread: Number(rows[0]?.unread ?? 0),
    latest: rows.map(({ unread, ...row }) => ({ ...row, is_read: false })),
  };
}

/** How many concern a reader, and how many of them are unread. */
export async function countFor(db: Db, reader: ReaderRow): Promise<{ total: number; unread: number }> {
  const row = await visibleTo(db, reader)
    .select((select) => [
      select.fn.countAll().as("total"),
      sql<number>`sum(case when ${isRead(reader)} then 0 else 1 end)`.as("unread"),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread ?? 0) };
}

function isRead({ readUpTo }: ReaderRow) {
  return sql<boolean>`(notifications.id <= ${readUpTo} or notification_reads.read_at is not null)`;
}

/** One's own and what is told to all since one came, each by the index on the person; `concerns` decides the same for streams. */
function visibleTo(db: Db, reader: ReaderRow) {
  return db
    .selectFrom("notifications")
    .leftJoin("notification_reads", (join) =>
      join
        .onRef("notification_reads.notification_id", "=", "notifications.id")
        .on("notification_reads.user_id", "=", reader.id),
    )
    .where((where) => where.or([where("notifications.user_id", "=", reader.id), where.and(toAll(where, reader))]))
    .where("is_hidden", "=", false)
    .where("kind", "in", [...reader.kinds, ""]);
}

type Where = ExpressionBuilder<Tables, "notifications">;

function toAll(where: Where, { since, accountType, grade, interests }: ReaderRow) {
  const names = (column: "account_types" | "grades", value: string | null) =>
    where.or([where(column, "is", null), ...(value === null ? [] : [where(column, "like", valuePattern(value))])]);
  const topics = interests.map((word) => where("topics", "like", `%${word}%`));
  return [
    where("notifications.user_id", "is", null),
    where("notifications.created_at", ">", since),
    names("account_types", accountType),
    names("grades", grade),
    ...(topics.length > 0 ? [where.or([where("topics", "is", null), ...topics])] : []),
  ];
}

/** Marks them as read; what was read keeps its time. */
export async function putReads(db: Db, userId: number, ids: readonly number[], read_at: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("notification_reads")
    .values(ids.map((notification_id) => ({ user_id: userId, notification_id, read_at })))
    .onConflict((conflict) => conflict.columns(["user_id", "notification_id"]).doNothing())
    .execute();
}

/** The newest number given so far. */
export async function newestId(db: Db): Promise<number> {
  const row = await db
    .selectFrom("notifications")
    .select((select) => select.fn.max("id").as("id"))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

export async function deleteBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("notifications").where("created_at", "<", before).execute();
}
