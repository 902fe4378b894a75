import type { Db } from "#platform/db/open.ts";
import type { Opinion, SaidIn } from "./schema.ts";

interface ProfessionOpinionsTable {
  attempt_id: number;
  document_id: string;
  /** Of the eight, which are asked about; else of what a result lists. */
  is_asked: boolean;
  said_in: SaidIn;
  opinion: Opinion;
  /** Its place in the whole order of the result, the nearest being 1. */
  position: number;
  likeness: number;
  said_at: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    profession_opinions: ProfessionOpinionsTable;
  }
}

export type ProfessionOpinionRow = ProfessionOpinionsTable;

/** The last that is said of a profession counts. The attempt is named by the owner's own result. */
export async function putOpinion(
  db: Db,
  attempt: string,
  row: Omit<ProfessionOpinionRow, "attempt_id" | "is_asked">,
): Promise<void> {
  const { id } = await attemptId(db, attempt).executeTakeFirstOrThrow();
  await db
    .insertInto("profession_opinions")
    .values({ ...row, attempt_id: id, is_asked: row.said_in === "eight" })
    .onConflict((conflict) => conflict.columns(["attempt_id", "document_id", "is_asked"]).doUpdateSet(row))
    .execute();
}

export async function deleteOpinion(db: Db, attempt: string, documentId: string, isAsked: boolean): Promise<void> {
  await db
    .deleteFrom("profession_opinions")
    .where("attempt_id", "in", attemptId(db, attempt))
    .where("document_id", "=", documentId)
    .where("is_asked", "=", isAsked)
    .execute();
}

function attemptId(db: Db, attempt: string) {
  return db.selectFrom("scale_attempts").select("id").where("document_id", "=", attempt);
}

/** What was said of the professions of a result, by their ids. */
export async function opinionsOf(db: Db, attempt: string, isAsked: boolean): Promise<Record<string, Opinion>> {
  const rows = await db
    .selectFrom("profession_opinions")
    .select(["document_id", "opinion"])
    .where("attempt_id", "in", attemptId(db, attempt))
    .where("is_asked", "=", isAsked)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.document_id, row.opinion]));
}

/** How often each opinion was given of the eight, of those up to a place and of those behind it. */
export async function countAsked(db: Db, lastOfTop: number) {
  const rows = await askedRows(db)
    .select((one) => [
      "opinion",
      one.case().when("position", "<=", lastOfTop).then(1).else(0).end().as("isTop"),
      one.fn.countAll().as("count"),
    ])
    .groupBy(["opinion", "isTop"])
    .execute();
  return rows.map(({ opinion, isTop, count }) => ({ opinion, isTop: Number(isTop) === 1, count: Number(count) }));
}

/** How many people said something of the eight. */
export async function countAskedPeople(db: Db): Promise<number> {
  const { people } = await askedRows(db)
    .select((one) => one.fn.count("scale_attempts.user_id").distinct().as("people"))
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** A withdrawn result tells nothing. */
function askedRows(db: Db) {
  return db
    .selectFrom("profession_opinions")
    .innerJoin("scale_attempts", "scale_attempts.id", "profession_opinions.attempt_id")
    .where("is_asked", "=", true)
    .where("state", "=", "complete");
}

/** All that somebody said of professions, for the copy of their data. */
export function opinionsOfUser(db: Db, userId: number): Promise<ProfessionOpinionRow[]> {
  return db
    .selectFrom("profession_opinions")
    .innerJoin("scale_attempts", "scale_attempts.id", "profession_opinions.attempt_id")
    .selectAll("profession_opinions")
    .where("user_id", "=", userId)
    .orderBy("said_at")
    .orderBy("profession_opinions.document_id")
    .execute();
}
