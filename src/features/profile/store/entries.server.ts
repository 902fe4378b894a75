import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profile_experience: ExperienceTable;
    profile_businesses: BusinessesTable;
  }
}

/** Months are YYYY-MM; an open end is a place somebody still works at. */
export interface ExperienceTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  place: string;
  from_month: string;
  to_month: string | null;
  text: string | null;
}

export interface BusinessesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  what: string;
  link: string | null;
}

export type ExperienceRow = Omit<Selectable<ExperienceTable>, "user_id">;
export type BusinessRow = Omit<Selectable<BusinessesTable>, "user_id">;

/** Where somebody worked, the newest first. */
export function readExperience(db: Db, userId: number): Promise<ExperienceRow[]> {
  return db
    .selectFrom("profile_experience")
    .select(["id", "title", "place", "from_month", "to_month", "text"])
    .where("user_id", "=", userId)
    .orderBy("from_month", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function addExperience(db: Db, userId: number, rows: readonly Omit<ExperienceRow, "id">[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("profile_experience")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute();
}

export async function putExperience(db: Db, userId: number, { id, ...row }: ExperienceRow): Promise<void> {
  await db.updateTable("profile_experience").set(row).where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Without an id all of it. */
export async function dropExperience(db: Db, userId: number, id?: number): Promise<void> {
  const rows = db.deleteFrom("profile_experience").where("user_id", "=", userId);
  await (id === undefined ? rows : rows.where("id", "=", id)).execute();
}

export function readBusinesses(db: Db, userId: number): Promise<BusinessRow[]> {
  return db
    .selectFrom("profile_businesses")
    .select(["id", "name", "what", "link"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

export async function addBusinesses(db: Db, userId: number, rows: readonly Omit<BusinessRow, "id">[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("profile_businesses")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute();
}

export async function putBusiness(db: Db, userId: number, { id, ...row }: BusinessRow): Promise<void> {
  await db.updateTable("profile_businesses").set(row).where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Without an id all of them. */
export async function dropBusinesses(db: Db, userId: number, id?: number): Promise<void> {
  const rows = db.deleteFrom("profile_businesses").where("user_id", "=", userId);
  await (id === undefined ? rows : rows.where("id", "=", id)).execute();
}
