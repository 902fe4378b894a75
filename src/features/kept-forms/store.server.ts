import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    kept_forms: KeptFormsTable;
  }
}

export interface KeptFormsTable {
  /** Hash of the browser's key and the form's path: one form of each page. */
  key_hash: string;
  user_id: number;
  form_sealed: string;
  /** When its page was first drawn with it. */
  shown_at: string | null;
  expires_at: string;
}

/** Keeps a form in the place of an earlier one of the same page. */
export async function putKeptForm(db: Db, form: Omit<KeptFormsTable, "shown_at">): Promise<void> {
  const { key_hash, ...rest } = form;
  const fresh = { ...rest, shown_at: null };
  await db
    .insertInto("kept_forms")
    .values({ key_hash, ...fresh })
    .onConflict((conflict) => conflict.column("key_hash").doUpdateSet(fresh))
    .execute();
}

/** Leaves a person only the newest `most` forms. */
export async function deleteOldest(db: Db, userId: number, most: number): Promise<void> {
  const newest = db
    .selectFrom("kept_forms")
    .select("key_hash")
    .where("user_id", "=", userId)
    .orderBy("expires_at", "desc")
    .orderBy("key_hash")
    .limit(most);
  await db.deleteFrom("kept_forms").where("user_id", "=", userId).where("key_hash", "not in", newest).execute();
}

export function findKeptForm(db: Db, keyHash: string, userId: number) {
  return db
    .selectFrom("kept_forms")
    .select(["form_sealed", "shown_at"])
    .where("key_hash", "=", keyHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Notes that a form's page was drawn with it. */
export async function noteShown(db: Db, keyHash: string, at: string): Promise<void> {
  await db
    .updateTable("kept_forms")
    .set({ shown_at: at })
    .where("key_hash", "=", keyHash)
    .where("shown_at", "is", null)
    .execute();
}

export async function deleteKeptForm(db: Db, keyHash: string): Promise<void> {
  await db.deleteFrom("kept_forms").where("key_hash", "=", keyHash).execute();
}

export async function deleteEndedForms(db: Db, now: string): Promise<void> {
  await db.deleteFrom("kept_forms").where("expires_at", "<=", now).execute();
}
