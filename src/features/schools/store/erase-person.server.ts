import type { Db } from "#platform/db/open.ts";

export async function deletePlacesOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom("school_places")
    .where((where) => where.or([where("claimed_by", "=", userId), where("user_id", "=", userId)]))
    .execute();
}

/** The name of a class goes too: it often holds its teacher's. */
export async function forgetTeacher(db: Db, userId: number): Promise<void> {
  await db
    .updateTable("school_classes")
    .set({ teacher_id: null, name: "–" })
    .where("teacher_id", "=", userId)
    .execute();
}
