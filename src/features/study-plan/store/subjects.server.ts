import type { Db } from "#platform/db/open.ts";

/** The subjects somebody keeps, as an address writes them; null for none. */
export async function readKeptSubjects(db: Db, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom("plan_subjects")
    .select("subjects")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found?.subjects ?? null;
}

export async function putSubjects(db: Db, row: { user_id: number; subjects: string; kept_at: string }): Promise<void> {
  const { subjects, kept_at } = row;
  await db
    .insertInto("plan_subjects")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ subjects, kept_at }))
    .execute();
}

export async function dropSubjects(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("plan_subjects").where("user_id", "=", userId).execute();
}
