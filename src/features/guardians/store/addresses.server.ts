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
