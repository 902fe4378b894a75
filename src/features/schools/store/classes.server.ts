import { type Insertable, sql } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { SchoolClassesTable, SchoolClassRow } from "./tables.server.ts";

/** @returns undefined when the code is taken. */
export function insertClass(db: Db, row: Insertable<SchoolClassesTable>): Promise<SchoolClassRow | undefined> {
  return db
    .insertInto("school_classes")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Classes of the same teacher that are called and made alike, opened since an instant. */
export function sameClassesSince(
  db: Db,
  row: Pick<SchoolClassRow, "teacher_id" | "name" | "scale" | "grade" | "max_places">,
  since: string,
): Promise<SchoolClassRow[]> {
  return db
    .selectFrom("school_classes")
    .selectAll()
    .where("teacher_id", "=", row.teacher_id)
    .where("name", "=", row.name)
    .where("scale", "=", row.scale)
    .where("max_places", "=", row.max_places)
    .where("grade", row.grade === null ? "is" : "=", row.grade)
    .where("created_at", ">", since)
    .execute();
}

export function findClassByCode(db: Db, code: string): Promise<SchoolClassRow | undefined> {
  return db.selectFrom("school_classes").selectAll().where("code", "=", code).executeTakeFirst();
}

export function findClassCalled(db: Db, documentId: string): Promise<SchoolClassRow | undefined> {
  return db.selectFrom("school_classes").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export function findClass(db: Db, id: number): Promise<SchoolClassRow | undefined> {
  return db.selectFrom("school_classes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A class, held against others until the transaction ends. */
export function holdClass(db: Db, id: number): Promise<SchoolClassRow | undefined> {
  // An update takes the row on both engines; it changes nothing.
  return db
    .updateTable("school_classes")
    .set((row) => ({ max_places: row.ref("max_places") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export interface CountedClass extends SchoolClassRow {
  readonly joined: number;
  readonly finished: number;
}

/** A teacher's classes, newest first, with how many joined and finished. */
export async function classesOf(db: Db, teacherId: number): Promise<CountedClass[]> {
  const rows = await db
    .selectFrom("school_classes")
    .leftJoin("school_places", "school_places.class_id", "school_classes.id")
    .selectAll("school_classes")
    .select(({ fn }) => [
      fn.count("school_places.id").as("joined"),
      fn.count("school_places.finished_at").as("finished"),
    ])
    .where("teacher_id", "=", teacherId)
    .groupBy("school_classes.id")
    .orderBy("school_classes.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, joined: Number(row.joined), finished: Number(row.finished) }));
}

export async function updateClass(
  db: Db,
  id: number,
  changes: Partial<Pick<SchoolClassRow, "name" | "max_places" | "closes_at">>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.updateTable("school_classes").set(changes).where("id", "=", id).execute();
}

export async function deleteClass(db: Db, id: number): Promise<void> {
  await db.deleteFrom("school_classes").where("id", "=", id).execute();
}

/** Deletes classes closed before an instant: empty ones, and after the second instant all. */
export async function deleteOldClasses(db: Db, emptyBefore: string, allBefore: string): Promise<void> {
  await db.deleteFrom("school_classes").where("closes_at", "<", emptyBefore).where(isEmpty).execute();
  await db.deleteFrom("school_classes").where("closes_at", "<", allBefore).where(isUnclaimedFree).execute();
}

const isEmpty = sql<boolean>`not exists (select 1 from school_places where school_places.class_id = school_classes.id)`;
const isUnclaimedFree = sql<boolean>`not exists (select 1 from school_places where school_places.class_id = school_classes.id and school_places.claimed_at is null)`;
