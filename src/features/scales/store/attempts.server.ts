import type { Db } from "#platform/db/open.ts";
import type { Owner } from "../access.ts";
import type { AttemptRow } from "./tables.server.ts";

/** The attempts an owner may see; what has run out is gone for them even before it is swept. */
function ownAttempts(db: Db, owner: Owner) {
  return db
    .selectFrom("scale_attempts")
    .where("user_id", "=", owner.userId)
    .where((one) => one.or([one("is_kept", "=", true), one("sign_in_id", "=", owner.signInId)]))
    .where((one) => one.or([one("expires_at", "is", null), one("expires_at", ">", owner.now.toISOString())]));
}

export async function findDraft(db: Db, owner: Owner, scale: string): Promise<AttemptRow | undefined> {
  return ownAttempts(db, owner)
    .selectAll()
    .where("scale", "=", scale)
    .where("state", "=", "draft")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

export async function findAttempt(db: Db, owner: Owner, documentId: string): Promise<AttemptRow | undefined> {
  return ownAttempts(db, owner).selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

/** Finished attempts, newest first: all, or so many. */
export async function finishedAttempts(
  db: Db,
  owner: Owner,
  scale: string,
  state: "complete" | "withdrawn",
  most?: number,
): Promise<AttemptRow[]> {
  return ownAttempts(db, owner)
    .selectAll()
    .where("scale", "=", scale)
    .where("state", "=", state)
    .orderBy(state === "complete" ? "completed_at" : "withdrawn_at", "desc")
    .orderBy("id", "desc")
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/** How many results of a scale somebody has made since a moment, withdrawn ones too, and when the first of them was. */
export async function finishedSince(db: Db, userId: number, scale: string, since: Date) {
  const row = await db
    .selectFrom("scale_attempts")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("completed_at").as("first")])
    .where("user_id", "=", userId)
    .where("scale", "=", scale)
    .where("completed_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first };
}

export interface NewAttempt {
  readonly documentId: string;
  readonly instrumentId: number;
  readonly scale: string;
  readonly state: "draft" | "complete";
  readonly mode: string;
  readonly isKept: boolean;
  readonly expiresAt: Date | null;
}

/** Opens an attempt; when two requests race for one draft, one row stands and the other gets undefined. */
export async function insertAttempt(db: Db, owner: Owner, attempt: NewAttempt): Promise<AttemptRow | undefined> {
  const now = owner.now.toISOString();
  return db
    .insertInto("scale_attempts")
    .values({
      document_id: attempt.documentId,
      user_id: owner.userId,
      instrument_id: attempt.instrumentId,
      scale: attempt.scale,
      state: attempt.state,
      mode: attempt.mode,
      is_kept: attempt.isKept,
      sign_in_id: attempt.isKept ? "" : owner.signInId,
      started_at: now,
      updated_at: now,
      completed_at: attempt.state === "complete" ? now : null,
      expires_at: attempt.expiresAt?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Marks a draft as touched and holds its row until the transaction ends. @returns false when it is no draft any more. */
export async function touchDraft(db: Db, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("scale_attempts")
    .set({ updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Turns a draft into a finished attempt. @returns false when somebody else did. */
export async function completeDraft(db: Db, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const result = await db
    .updateTable("scale_attempts")
    .set({ state: "complete", completed_at: at, updated_at: at })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What was to be kept is only tried by the sign-in that finishes it. */
export async function makeTrial(db: Db, id: number, owner: Owner, expiresAt: Date): Promise<void> {
  await db
    .updateTable("scale_attempts")
    .set({ is_kept: false, sign_in_id: owner.signInId, expires_at: expiresAt.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** What a person only tries and can still be kept, newest first. */
export function livingTrials(db: Db, userId: number, now: Date): Promise<AttemptRow[]> {
  return db
    .selectFrom("scale_attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("is_kept", "=", false)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .execute();
}

/** Keeps what was only tried. */
export async function keepTrial(db: Db, id: number): Promise<void> {
  await db
    .updateTable("scale_attempts")
    .set({ is_kept: true, sign_in_id: "", expires_at: null })
    .where("id", "=", id)
    .execute();
}

/** Kept results of a person, newest first, for somebody else's summary. */
export function keptResults(db: Db, userId: number, scale: string, most: number) {
  return db
    .selectFrom("scale_attempts")
    .innerJoin("scale_results", "scale_results.attempt_id", "scale_attempts.id")
    .selectAll("scale_results")
    .select(["scale_attempts.completed_at as completedAt", "scale_attempts.instrument_id"])
    .where("user_id", "=", userId)
    .where("scale", "=", scale)
    .where("state", "=", "complete")
    .where("is_kept", "=", true)
    .where((one) => one("expires_at", "is", null))
    .orderBy("completed_at", "desc")
    .orderBy("scale_attempts.id", "desc")
    .limit(most)
    .execute();
}

export async function withdrawAttempt(db: Db, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("scale_attempts")
    .set({ state: "withdrawn", withdrawn_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "complete")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a withdrawal back, if it is not older than `since`. */
export async function restoreAttempt(db: Db, id: number, since: Date): Promise<boolean> {
  const result = await db
    .updateTable("scale_attempts")
    .set({ state: "complete", withdrawn_at: null })
    .where("id", "=", id)
    .where("state", "=", "withdrawn")
    .where("withdrawn_at", ">=", since.toISOString())
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes what a sign-in only tried. */
export async function deleteTrials(db: Db, userId: number, signInId: string): Promise<void> {
  await db
    .deleteFrom("scale_attempts")
    .where("user_id", "=", userId)
    .where("is_kept", "=", false)
    .where("sign_in_id", "=", signInId)
    .execute();
}

/** Deletes a person's attempts that have run out, so that none stands in the way of a new one. */
export async function deleteExpired(db: Db, owner: Owner): Promise<void> {
  await db
    .deleteFrom("scale_attempts")
    .where("user_id", "=", owner.userId)
    .where("expires_at", "<=", owner.now.toISOString())
    .execute();
}

/** Deletes attempts that have run out and withdrawn ones whose undo is over. @returns how many. */
export async function deleteFinished(db: Db, now: Date, withdrawnBefore: Date): Promise<number> {
  const result = await db
    .deleteFrom("scale_attempts")
    .where((one) =>
      one.or([
        one("expires_at", "<=", now.toISOString()),
        one.and([one("state", "=", "withdrawn"), one("withdrawn_at", "<", withdrawnBefore.toISOString())]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Every attempt of somebody's, newest first, for the copy of all their data. */
export function attemptsOfUser(db: Db, userId: number): Promise<AttemptRow[]> {
  return db.selectFrom("scale_attempts").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}
