import type { Db } from "#platform/db/open.ts";

export interface Erasure {
  readonly subject_key: string;
  readonly asked_at: string;
  readonly erased_at: string;
}

/** Writes an erasure down; one of a restored copy that is replayed stands there already. */
export async function insertErasure(db: Db, erasure: Erasure): Promise<void> {
  await db
    .insertInto("erasures")
    .values(erasure)
    .onConflict((conflict) => conflict.column("subject_key").doNothing())
    .execute();
}

export function listErasures(db: Db): Promise<Erasure[]> {
  return db.selectFrom("erasures").select(["subject_key", "asked_at", "erased_at"]).orderBy("id").execute();
}
