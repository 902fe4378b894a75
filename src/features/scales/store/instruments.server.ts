import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { InstrumentRow } from "./tables.server.ts";

export async function newestInstrument(db: Db, scale: string): Promise<{ id: number; loaded_at: string } | undefined> {
  return db
    .selectFrom("scale_instruments")
    .select(["id", "loaded_at"])
    .where("scale", "=", scale)
    .orderBy("version", "desc")
    .executeTakeFirst();
}

export async function instrumentById(db: Db, id: number): Promise<InstrumentRow | undefined> {
  return db.selectFrom("scale_instruments").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function instrumentByVersion(db: Db, scale: string, version: number): Promise<InstrumentRow | undefined> {
  return db
    .selectFrom("scale_instruments")
    .selectAll()
    .where("scale", "=", scale)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Adds an instrument unless this version is there. */
export async function insertInstrument(
  db: Db,
  row: { scale: string; version: number; body: unknown; now: Date; hash?: string },
): Promise<void> {
  const { scale, version, body, now, hash = null } = row;
  await db
    .insertInto("scale_instruments")
    .values({ scale, version, body_json: json(body), loaded_at: now.toISOString(), hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Names and versions of everything that is loaded. */
export function listInstruments(db: Db): Promise<{ scale: string; version: number }[]> {
  return db.selectFrom("scale_instruments").select(["scale", "version"]).orderBy("scale").orderBy("version").execute();
}
