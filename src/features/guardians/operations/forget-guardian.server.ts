import { provedAddresses } from "#features/accounts/operations/end-account.server.ts";
import type { Db } from "#platform/db/open.ts";
import { forgetAddresses } from "../store/addresses.server.ts";

/**
 * Takes the addresses of an account that is erased out of pupils' rows. Links in mails stay good: who objected can
 * still agree, and who was asked can still object.
 */
export async function forgetGuardian(db: Db, userId: number): Promise<void> {
  await forgetAddresses(db, await provedAddresses(db, userId));
}
