import shipped from "../../../../../db/seed/scales/activities-1.json";
import { type Activities, activitiesSchema } from "../schema.ts";

let read: Activities | undefined;

/** The activities and values as they are shipped. */
export function activities(): Activities {
  read ??= activitiesSchema.parse(shipped);
  return read;
}
