import type { Db } from "#platform/db/open.ts";

/** The scales somebody has begun and not finished, as what is kept. */
export async function scalesBegun(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("scale_attempts")
    .select("scale")
    .distinct()
    .where("user_id", "=", userId)
    .where("state", "=", "draft")
    .where("is_kept", "=", true)
    .execute();
  return rows.map(({ scale }) => scale);
}

export async function deleteDrafts(db: Db, userId: number, scale: string): Promise<void> {
  await db
    .deleteFrom("scale_attempts")
    .where("user_id", "=", userId)
    .where("scale", "=", scale)
    .where("state", "=", "draft")
    .execute();
}

export async function moveAttemptRows(db: Db, from: number, to: number): Promise<void> {
  await db
    .updateTable("scale_attempts")
    .set({ user_id: to, sign_in_id: "", is_kept: true, expires_at: null })
    .where("user_id", "=", from)
    .where("is_kept", "=", true)
    .execute();
}

export function sharedResults(db: Db, documentIds: readonly string[], now: Date) {
  return db
    .selectFrom("scale_attempts")
    .innerJoin("scale_results", "scale_results.attempt_id", "scale_attempts.id")
    .selectAll("scale_results")
    .select([
      "scale_attempts.document_id as attempt",
      "scale_attempts.user_id as userId",
      "scale_attempts.completed_at as completedAt",
      "scale_attempts.instrument_id",
    ])
    .where("document_id", "in", [...documentIds])
    .where("state", "=", "complete")
    .where("is_kept", "=", true)
    .where((one) => one.or([one("expires_at", "is", null), one("expires_at", ">", now.toISOString())]))
    .execute();
}
