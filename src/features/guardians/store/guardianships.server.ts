import type { Db } from "#platform/db/open.ts";
import type { GuardianshipRow } from "./tables.server.ts";

export async function insertGuardianship(
  db: Db,
  row: Pick<GuardianshipRow, "document_id" | "pupil_id" | "guardian_email" | "invited_at" | "expires_at">,
): Promise<GuardianshipRow> {
  return db
    .insertInto("guardianships")
    .values({ ...row, guardian_id: null, accepted_at: null, ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findGuardianship(db: Db, id: number): Promise<GuardianshipRow | undefined> {
  return db.selectFrom("guardianships").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A link or an invitation that has not ended. */
export function findOpenGuardianship(db: Db, documentId: string): Promise<GuardianshipRow | undefined> {
  return db
    .selectFrom("guardianships")
    .selectAll()
    .where("document_id", "=", documentId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** A pupil's guardians and the invitations that can still be accepted, oldest first. */
export function guardiansOf(db: Db, pupilId: number, now: string): Promise<GuardianshipRow[]> {
  return db
    .selectFrom("guardianships")
    .selectAll()
    .where("pupil_id", "=", pupilId)
    .where("ended_at", "is", null)
    .where((one) => one.or([one("accepted_at", "is not", null), one("expires_at", ">", now)]))
    .orderBy("id")
    .execute();
}

/** The pupils somebody is a guardian of, oldest first. */
export function pupilsOf(db: Db, guardianId: number): Promise<GuardianshipRow[]> {
  return db
    .selectFrom("guardianships")
    .selectAll()
    .where("guardian_id", "=", guardianId)
    .where("ended_at", "is", null)
    .where("accepted_at", "is not", null)
    .orderBy("id")
    .execute();
}

/** @returns whether this call was the one that accepted. */
export async function acceptGuardianship(db: Db, id: number, guardianId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("guardianships")
    .set({ guardian_id: guardianId, accepted_at: at })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether this call was the one that ended it. */
export async function endGuardianshipRow(db: Db, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("guardianships")
    .set({ ended_at: at })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every link that has not ended, a part at a time. */
export function openGuardianships(db: Db, afterId: number, most: number): Promise<GuardianshipRow[]> {
  return db
    .selectFrom("guardianships")
    .selectAll()
    .where("ended_at", "is", null)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Removes links that ended, and invitations that ran out, before a moment. */
export async function deleteOldGuardianships(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom("guardianships")
    .where((one) =>
      one.or([one("ended_at", "<", before), one.and([one("accepted_at", "is", null), one("expires_at", "<", before)])]),
    )
    .execute();
}
