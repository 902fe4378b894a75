import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profiles: ProfilesTable;
  }
}

export interface ProfilesTable {
  user_id: number;
  summary: string | null;
  biography: string | null;
  city: string | null;
  country: string | null;
  /** Lists have one entry a line. */
  interests: string | null;
  goals: string | null;
  tags: string | null;
  custom_skills: string | null;
  profession: string | null;
  years_of_experience: number | null;
  facebook: string | null;
  linkedin: string | null;
  twitter: string | null;
  instagram: string | null;
  /** When the card of the home page was put away. */
  card_closed_at: string | null;
  updated_at: string;
}

export type ProfileRow = Selectable<ProfilesTable>;

export function findProfile(db: Db, userId: number): Promise<ProfileRow | undefined> {
  return db.selectFrom("profiles").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Writes some of it; what is not named stays. */
export async function putProfile(
  db: Db,
  userId: number,
  changes: Partial<Omit<ProfilesTable, "user_id">> & { updated_at: string },
): Promise<void> {
  await db
    .insertInto("profiles")
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .execute();
}
