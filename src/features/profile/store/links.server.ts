import type { Generated, Selectable } from "kysely";
import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { DegreeState, LinkKind } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profile_links: LinksTable;
  }
}

/** A record of the library, or what somebody names in their own words; year and state belong to degrees. */
export interface LinksTable {
  id: Generated<number>;
  user_id: number;
  kind: LinkKind;
  document_id: string | null;
  name: string | null;
  year: number | null;
  state: DegreeState | null;
}

export type LinkRow = Omit<Selectable<LinksTable>, "user_id">;

/** All somebody links to, in the order it was added. */
export const readLinks: (db: Db, userId: number) => Promise<LinkRow[]> = builtOnce((db, userId: number) =>
  db
    .selectFrom("profile_links")
    .select(["id", "kind", "document_id", "name", "year", "state"])
    .where("user_id", "=", userId)
    .orderBy("id"),
);

/** Adds them; a record that is linked already stays as it is. */
export async function addLinks(db: Db, userId: number, rows: readonly Omit<LinkRow, "id">[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("profile_links")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "document_id"]).doNothing())
    .execute();
}

export async function putLink(
  db: Db,
  userId: number,
  { id, year, state }: Pick<LinkRow, "id" | "year" | "state">,
): Promise<void> {
  await db
    .updateTable("profile_links")
    .set({ year, state })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** Whether there was one to take away. */
export async function dropLink(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("profile_links")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropLinksOf(db: Db, userId: number, kind: LinkKind): Promise<void> {
  await db.deleteFrom("profile_links").where("user_id", "=", userId).where("kind", "=", kind).execute();
}
