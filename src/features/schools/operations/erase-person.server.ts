import type { Db } from "#platform/db/open.ts";
import { deletePlacesOf, forgetTeacher } from "../store/erase-person.server.ts";

/** Removes the places that are a person's, and the person from the classes they opened: pupils keep their paper codes. */
export async function erasePersonFromSchools(db: Db, userId: number): Promise<void> {
  await deletePlacesOf(db, userId);
  await forgetTeacher(db, userId);
}
