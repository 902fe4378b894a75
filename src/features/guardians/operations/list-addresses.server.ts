import type { Db } from "#platform/db/open.ts";
import { addressesAbout } from "../store/addresses.server.ts";

/** Addresses of guardians who were written to about a pupil. */
export function guardianAddresses(db: Db, pupilId: number): Promise<string[]> {
  return addressesAbout(db, pupilId);
}
