import type { Generated } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    feedback: FeedbackTable;
  }
}

export interface FeedbackTable {
  id: Generated<number>;
  document_id: string;
  /** Keyed hash of the record with the person, else with the device: one vote each, and no trail from record to record. */
  voter_hash: string;
  user_id: number | null;
  is_useful: boolean;
  word: string | null;
  given_at: string;
}

export type Vote = Omit<FeedbackTable, "id">;

/** Writes a vote in the place of the voter's earlier one. */
export async function putVote(db: Db, vote: Vote): Promise<void> {
  const { user_id, is_useful, word, given_at } = vote;
  await db
    .insertInto("feedback")
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(["document_id", "voter_hash"]).doUpdateSet({ user_id, is_useful, word, given_at }),
    )
    .execute();
}

/** How many found a record useful, and how many did not. */
export async function countVotes(db: Db, documentId: string): Promise<{ useful: number; notUseful: number }> {
  const rows = await db
    .selectFrom("feedback")
    .select(["is_useful", (select) => select.fn.countAll().as("votes")])
    .where("document_id", "=", documentId)
    .groupBy("is_useful")
    .execute();
  const votesFor = (useful: boolean) => Number(rows.find((row) => row.is_useful === useful)?.votes ?? 0);
  return { useful: votesFor(true), notUseful: votesFor(false) };
}

/** The newest votes that came with a word. */
export function readWords(db: Db, documentId: string, most: number) {
  return db
    .selectFrom("feedback")
    .select(["id", "is_useful", "word", "given_at"])
    .where("document_id", "=", documentId)
    .where("word", "is not", null)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export async function deleteVotesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("feedback").where("given_at", "<", before).execute();
}
