import type { Grade } from "#features/people/rules.ts";
import type { Db } from "#platform/db/open.ts";

/** A user of kind "place". @returns its id. */
export async function insertPlaceUser(
  db: Db,
  place: {
    email: string;
    shortName: string;
    grade: Grade | null;
    locale: "ar" | "en";
    consentVersion: string;
    at: string;
  },
): Promise<number> {
  const { at } = place;
  const { id } = await db
    .insertInto("users")
    .values({
      kind: "place",
      email: place.email,
      password_hash: "",
      first_name: place.shortName,
      last_name: "",
      account_type: "Student",
      gender: null,
      birth_date: null,
      age_band: null,
      age_said_at: null,
      grade: place.grade,
      scale_asked_at: null,
      keep_results: "keep",
      locale: place.locale,
      is_demo: false,
      link_generation: 1,
      activated_at: at,
      disabled_at: null,
      consent_version: place.consentVersion,
      last_seen_at: at,
      erase_at: null,
      erase_reason: null,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the user of a place, with everything that hangs on it. */
export async function deletePlaceUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).where("kind", "=", "place").execute();
}
