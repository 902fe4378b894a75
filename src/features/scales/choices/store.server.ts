import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { Owner } from "../access.ts";

interface ActivityAnswersTable {
  user_id: number;
  step: string;
  said_json: unknown;
  said_at: string;
  /** The sign-in that only tries; empty where it is kept. All rows of a person have the same. */
  sign_in_id: string;
  expires_at: string | null;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    activity_answers: ActivityAnswersTable;
  }
}

export type ActivityAnswerRow = ActivityAnswersTable;

/** What this owner said and may see; what has run out is gone even before it is swept. */
export function answersOfOwner(db: Db, { userId, signInId, now }: Owner): Promise<ActivityAnswerRow[]> {
  return db
    .selectFrom("activity_answers")
    .selectAll()
    .where("user_id", "=", userId)
    .where("sign_in_id", "in", ["", signInId])
    .where((one) => one.or([one("expires_at", "is", null), one("expires_at", ">", now.toISOString())]))
    .execute();
}

interface Said {
  readonly step: string;
  readonly said: unknown;
  /** Until when it stays where it is only tried. */
  readonly expiresAt: Date | null;
}

/** Writes the last answer to a step. What another sign-in only tried makes room, and all that stays is kept or tried alike. */
export async function putActivityAnswer(db: Db, owner: Owner, { step, said, expiresAt }: Said): Promise<void> {
  const { userId, signInId, now } = owner;
  const whose = { sign_in_id: expiresAt ? signInId : "", expires_at: expiresAt?.toISOString() ?? null };
  await db
    .deleteFrom("activity_answers")
    .where("user_id", "=", userId)
    .where((one) => one.or([one("sign_in_id", "not in", ["", signInId]), one("expires_at", "<=", now.toISOString())]))
    .execute();
  const row = { user_id: userId, step, said_json: json(said), said_at: now.toISOString(), ...whose };
  await db
    .insertInto("activity_answers")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "step"]).doUpdateSet({ said_json: row.said_json, said_at: row.said_at, ...whose }),
    )
    .execute();
  await db.updateTable("activity_answers").set(whose).where("user_id", "=", userId).execute();
}

export async function deleteSteps(db: Db, { userId }: Owner, steps: readonly string[]): Promise<void> {
  if (steps.length === 0) return;
  await db
    .deleteFrom("activity_answers")
    .where("user_id", "=", userId)
    .where("step", "in", [...steps])
    .execute();
}

export async function deleteActivityAnswers(db: Db, { userId }: Owner): Promise<void> {
  await db.deleteFrom("activity_answers").where("user_id", "=", userId).execute();
}

/** Deletes what a sign-in only tried. */
export async function deleteTriedAnswers(db: Db, userId: number, signInId: string): Promise<void> {
  await db
    .deleteFrom("activity_answers")
    .where("user_id", "=", userId)
    .where("sign_in_id", "=", signInId)
    .where("expires_at", "is not", null)
    .execute();
}

/** Keeps what living sign-ins only tried. */
export async function keepTriedAnswers(db: Db, userId: number, signInIds: readonly string[], now: Date): Promise<void> {
  if (signInIds.length === 0) return;
  await db
    .updateTable("activity_answers")
    .set({ sign_in_id: "", expires_at: null })
    .where("user_id", "=", userId)
    .where("sign_in_id", "in", [...signInIds])
    .where("expires_at", ">", now.toISOString())
    .execute();
}

/** Gives the kept answers of one user to another who has none. */
export async function moveActivityAnswers(db: Db, from: number, to: number): Promise<void> {
  const own = await db.selectFrom("activity_answers").select("step").where("user_id", "=", to).executeTakeFirst();
  if (own) return;
  await db
    .updateTable("activity_answers")
    .set({ user_id: to })
    .where("user_id", "=", from)
    .where("expires_at", "is", null)
    .execute();
}

export async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("activity_answers").where("expires_at", "<=", now.toISOString()).execute();
}

/** All answers of somebody, for the copy of their data. */
export function activityAnswersOfUser(db: Db, userId: number): Promise<ActivityAnswerRow[]> {
  return db
    .selectFrom("activity_answers")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("said_at")
    .orderBy("step")
    .execute();
}
