import type { Db } from "#platform/db/open.ts";

export async function addressesAbout(db: Db, pupilId: number): Promise<string[]> {
  const consents = await db.selectFrom("guardian_consents").select("email").where("user_id", "=", pupilId).execute();
  const invited = await db
    .selectFrom("guardianships")
    .select("guardian_email as email")
    .where("pupil_id", "=", pupilId)
    .execute();
  return [...consents, ...invited].flatMap(({ email }) => (email ? [email] : []));
}

/** Takes addresses out of what pupils gave: what a guardian decided stands without it, and an invitation nobody took goes. */
export async function forgetAddresses(db: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db.updateTable("guardian_consents").set({ email: null }).where("email", "in", emails).execute();
  await db
    .deleteFrom("guardianships")
    .where("guardian_email", "in", emails)
    .where((one) => one.or([one("accepted_at", "is", null), one("ended_at", "is not", null)]))
    .execute();
  // Taken by an account with another address: the link stays, and only the address goes.
  await db.updateTable("guardianships").set({ guardian_email: "" }).where("guardian_email", "in", emails).execute();
}
