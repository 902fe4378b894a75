import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import { STEPS_AHEAD } from "../rules/second-step.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
  }
}

export interface SecondFactorsTable {
  user_id: number;
  /** The shared secret, sealed (platform/seal.ts): a copy of the database alone opens nothing. */
  secret_sealed: string;
  asked_at: string;
  /** Null until a first code proved that the app works. */
  confirmed_at: string | null;
  /** The last time step whose code was used: each code counts once. */
  last_step: Generated<number>;
}

export type SecondFactor = Selectable<SecondFactorsTable>;

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  used_at: string | null;
}

/** The second step of a person, asked for or on. */
export function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Whether a code is asked for at sign-in. */
export async function isSecondFactorOn(db: Db, userId: number): Promise<boolean> {
  return Boolean((await findSecondFactor(db, userId))?.confirmed_at);
}

/** Keeps a secret that is still to be confirmed, in the place of an earlier one. @returns false when the step is on. */
export async function putSecondFactor(db: Db, userId: number, secretSealed: string, at: string): Promise<boolean> {
  const asked = { secret_sealed: secretSealed, asked_at: at, last_step: 0 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("second_factors")
    .values({ user_id: userId, confirmed_at: null, ...asked })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(asked).where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Turns on what still waits with this secret. @returns whether this call did. */
export async function confirmSecondFactor(
  db: Db,
  { user_id, secret_sealed }: Pick<SecondFactor, "user_id" | "secret_sealed">,
  step: number,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ confirmed_at: at, last_step: step })
    .where("user_id", "=", user_id)
    .where("secret_sealed", "=", secret_sealed)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses the code of a time step up. @returns false when it, or a later one, was used before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where((where) => where.or([where("last_step", "<", step), where("last_step", ">", step + STEPS_AHEAD)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Takes secret and recovery codes away. @returns whether the step was on. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await deleteRecoveryCodes(db, userId);
  const gone = await db.deleteFrom("second_factors").where("user_id", "=", userId).returning("confirmed_at").execute();
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Whether a second step was asked for or turned on at a moment or later. */
export async function isSecondFactorNewerThan(db: Db, userId: number, since: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  return factor !== undefined && (factor.asked_at >= since || (factor.confirmed_at ?? "") >= since);
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** Uses a recovery code up. @returns whether it was one that is left. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
