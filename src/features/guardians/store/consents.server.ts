import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { GuardianConsentRow, GuardianLinkRow } from "./tables.server.ts";

const consents = builtOnce((db, userId: number) =>
  db.selectFrom("guardian_consents").selectAll().where("user_id", "=", userId),
);

export async function findConsent(db: Db, userId: number): Promise<GuardianConsentRow | undefined> {
  return (await consents(db, userId))[0];
}

/** The same, held against others until the transaction ends. */
export async function holdConsent(db: Db, userId: number): Promise<GuardianConsentRow | undefined> {
  // An update takes the row on both engines; it changes nothing.
  await db
    .updateTable("guardian_consents")
    .set((row) => ({ generation: row.ref("generation") }))
    .where("user_id", "=", userId)
    .execute();
  return findConsent(db, userId);
}

/** Writes the answer to the question about a guardian; another address begins anew and ends what was said by the one before. */
export async function putConsent(db: Db, userId: number, email: string | null, at: string): Promise<number> {
  const fresh = { email, asked_at: at, told_at: null, confirmed_at: null, stranger_at: null };
  const none = { objected_at: null, guardian_agreed_at: null, pupil_agreed_at: null };
  const row = await db
    .insertInto("guardian_consents")
    .values({ user_id: userId, ...fresh, ...none, generation: 1 })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet((one) => ({ ...fresh, ...none, generation: one("guardian_consents.generation", "+", 1) })),
    )
    .returning("generation")
    .executeTakeFirstOrThrow();
  return row.generation;
}

export async function updateConsent(
  db: Db,
  userId: number,
  changes: Partial<Omit<GuardianConsentRow, "user_id">>,
): Promise<void> {
  await db.updateTable("guardian_consents").set(changes).where("user_id", "=", userId).execute();
}

/** Notes that the guardian of this generation was written to. */
export async function noteTold(db: Db, userId: number, generation: number, at: string): Promise<void> {
  await db
    .updateTable("guardian_consents")
    .set({ told_at: at })
    .where("user_id", "=", userId)
    .where("generation", "=", generation)
    .execute();
}

export async function insertLink(db: Db, link: GuardianLinkRow): Promise<void> {
  await db.insertInto("guardian_links").values(link).execute();
}

export function findLink(db: Db, tokenHash: string): Promise<GuardianLinkRow | undefined> {
  return db.selectFrom("guardian_links").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

export async function deleteLink(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("guardian_links").where("token_hash", "=", tokenHash).execute();
}

/** Removes the links by which guardians of a pupil decided; invitations stay. */
export async function deleteDecisionLinks(db: Db, pupilId: number): Promise<void> {
  await db.deleteFrom("guardian_links").where("pupil_id", "=", pupilId).where("guardianship_id", "is", null).execute();
}
