import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { Reader } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    notification_marks: NotificationMarksTable;
    notification_choices: NotificationChoicesTable;
  }
}

/** What one mark says of many notifications. */
export interface NotificationMarksTable {
  user_id: number;
  /** All up to this number are read. */
  read_up_to: number;
  /** What it was before all were marked last. */
  read_before: number;
  /** The newest number when a weekly mail was sent last. */
  mailed_up_to: number;
  mailed_at: string | null;
}

/** What somebody chose otherwise than it is by itself. */
export interface NotificationChoicesTable {
  user_id: number;
  kind: string;
  is_shown: boolean;
  is_mailed: boolean;
}

/** Everything that decides what somebody sees. */
export interface ReaderRow extends Reader {
  readonly id: number;
  /** When the account was made. */
  readonly since: string;
  readonly readUpTo: number;
  /** The kinds they want to see. */
  readonly kinds: readonly string[];
}

export type MarkRow = NotificationMarksTable;
export type ChoiceRow = Omit<NotificationChoicesTable, "user_id">;

const facts = builtOnce((db, userId: number) =>
  db
    .selectFrom("users")
    .leftJoin("notification_marks", "notification_marks.user_id", "users.id")
    .select([
      "users.id",
      "users.account_type as accountType",
      "users.grade",
      "users.created_at as since",
      "notification_marks.read_up_to as readUpTo",
    ])
    .where("users.id", "=", userId),
);

/** What is known of an account, with its mark; undefined when it is gone. */
export async function findFacts(db: Db, userId: number) {
  return (await facts(db, userId)).at(0);
}

export const readChoices: (db: Db, userId: number) => Promise<ChoiceRow[]> = builtOnce((db, userId: number) =>
  db.selectFrom("notification_choices").select(["kind", "is_shown", "is_mailed"]).where("user_id", "=", userId),
);

export async function putChoice(db: Db, userId: number, { kind, is_shown, is_mailed }: ChoiceRow): Promise<void> {
  await db
    .insertInto("notification_choices")
    .values({ user_id: userId, kind, is_shown, is_mailed })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ is_shown, is_mailed }))
    .execute();
}

/** No weekly mail any more, whatever it was to name. */
export async function endMails(db: Db, userId: number): Promise<void> {
  await db.updateTable("notification_choices").set({ is_mailed: false }).where("user_id", "=", userId).execute();
}

/** Who wants a weekly mail and has had none since. */
export async function readMailed(db: Db, { since, above, limit }: { since: string; above: number; limit: number }) {
  const rows = await db
    .selectFrom("notification_choices")
    .innerJoin("users", "users.id", "notification_choices.user_id")
    .leftJoin("notification_marks", "notification_marks.user_id", "users.id")
    .select("users.id")
    .distinct()
    .where("is_mailed", "=", true)
    .where("users.id", ">", above)
    .where("users.disabled_at", "is", null)
    .where("users.activated_at", "is not", null)
    .where("users.erase_at", "is", null)
    .where((where) => where.or([where("mailed_at", "is", null), where("mailed_at", "<", since)]))
    .orderBy("users.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function findMark(db: Db, userId: number): Promise<MarkRow | undefined> {
  return db.selectFrom("notification_marks").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function putMark(db: Db, userId: number, changes: Partial<Omit<MarkRow, "user_id">>): Promise<void> {
  await db
    .insertInto("notification_marks")
    .values({ user_id: userId, read_up_to: 0, read_before: 0, mailed_up_to: 0, mailed_at: null, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .execute();
}
