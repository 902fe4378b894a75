import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { NormRow } from "./tables.server.ts";

/** The numbers of every version of a scale's norms, the newest first. */
export async function normIdsOf(db: Db, scale: string): Promise<number[]> {
  const rows = await db
    .selectFrom("scale_norms")
    .select("id")
    .where("scale", "=", scale)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

export async function normsByVersion(db: Db, scale: string, version: number): Promise<NormRow | undefined> {
  return db
    .selectFrom("scale_norms")
    .selectAll()
    .where("scale", "=", scale)
    .where("version", "=", version)
    .executeTakeFirst();
}

export async function normsById(db: Db, id: number): Promise<NormRow | undefined> {
  return db.selectFrom("scale_norms").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds norms unless this version is there. */
export async function insertNorms(
  db: Db,
  row: { scale: string; version: number; body: unknown; hash: string; now: Date },
): Promise<void> {
  const { scale, version, body, hash, now } = row;
  await db
    .insertInto("scale_norms")
    .values({ scale, version, body_json: json(body), hash, loaded_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
