import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profile_welcomes: WelcomesTable;
  }
}

/** How far somebody is with the questions at the beginning; what they answered stands in their profile. */
export interface WelcomesTable {
  user_id: number;
  /** Questions answered or skipped. */
  answered: number;
  /** When they were finished or put away. */
  closed_at: string | null;
  updated_at: string;
}

export type WelcomeRow = Selectable<WelcomesTable>;

export function findWelcome(db: Db, userId: number): Promise<WelcomeRow | undefined> {
  return db.selectFrom("profile_welcomes").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Writes how far somebody is; what is not named stays. */
export async function putWelcome(
  db: Db,
  userId: number,
  changes: Partial<Pick<WelcomeRow, "answered" | "closed_at">> & { updated_at: string },
): Promise<void> {
  await db
    .insertInto("profile_welcomes")
    .values({ user_id: userId, answered: 0, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .execute();
}
