import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { SchoolPlaceRow, SchoolPlacesTable } from "./tables.server.ts";

export async function insertPlace(db: Db, row: Insertable<SchoolPlacesTable>): Promise<void> {
  await db.insertInto("school_places").values(row).execute();
}

/** Everybody in a class, in the order they joined. */
export function placesOf(db: Db, classId: number): Promise<SchoolPlaceRow[]> {
  return db.selectFrom("school_places").selectAll().where("class_id", "=", classId).orderBy("id").execute();
}

export function findPlace(db: Db, classId: number, documentId: string): Promise<SchoolPlaceRow | undefined> {
  return db
    .selectFrom("school_places")
    .selectAll()
    .where("class_id", "=", classId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
}

export function findPlaceCalled(db: Db, documentId: string): Promise<SchoolPlaceRow | undefined> {
  return db.selectFrom("school_places").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

/** The unclaimed place that a user stands for. */
export function findPlaceOf(db: Db, userId: number): Promise<SchoolPlaceRow | undefined> {
  return db.selectFrom("school_places").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** The place a paper code opens: of this class, not claimed, not run out. */
export function findByCode(
  db: Db,
  classId: number,
  codeHash: string,
  now: string,
): Promise<SchoolPlaceRow | undefined> {
  return db
    .selectFrom("school_places")
    .selectAll()
    .where("class_id", "=", classId)
    .where("code_hash", "=", codeHash)
    .where("claimed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Whom a place belongs to until an account claims it, held against a claim to the end of the transaction. */
export async function holdPlace(db: Db, id: number): Promise<number | null> {
  // An update takes the row on both engines; it changes nothing.
  const row = await db
    .updateTable("school_places")
    .set((place) => ({ code_hash: place.ref("code_hash") }))
    .where("id", "=", id)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Gives a place to an account; of two who ask at once one gets it. */
export async function claimPlace(
  db: Db,
  id: number,
  claim: { by: number; at: string; deadCode: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("school_places")
    .set({ claimed_by: claim.by, claimed_at: claim.at, code_hash: claim.deadCode, user_id: null })
    .where("id", "=", id)
    .where("claimed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePlace(db: Db, id: number): Promise<void> {
  await db.deleteFrom("school_places").where("id", "=", id).execute();
}

export async function noteFinished(db: Db, userId: number, attempt: string, at: string): Promise<void> {
  await db
    .updateTable("school_places")
    .set({ finished_at: at, attempt })
    .where("user_id", "=", userId)
    .where("claimed_at", "is", null)
    .execute();
}

export interface ClaimedPlace extends SchoolPlaceRow {
  readonly className: string;
}

/** The places an account has claimed, newest first. */
export function claimedBy(db: Db, userId: number): Promise<ClaimedPlace[]> {
  return db
    .selectFrom("school_places")
    .innerJoin("school_classes", "school_classes.id", "school_places.class_id")
    .selectAll("school_places")
    .select("school_classes.name as className")
    .where("claimed_by", "=", userId)
    .orderBy("school_places.id", "desc")
    .execute();
}

/** Sets whether the teacher may see the result. */
export async function setShared(db: Db, id: number, at: string | null): Promise<void> {
  await db.updateTable("school_places").set({ shared_at: at }).where("id", "=", id).execute();
}

/** Places nobody claimed in time, a part at a time. */
export function endedPlaces(db: Db, now: string, most: number): Promise<SchoolPlaceRow[]> {
  return db
    .selectFrom("school_places")
    .selectAll()
    .where("expires_at", "<=", now)
    .where("claimed_at", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
}
