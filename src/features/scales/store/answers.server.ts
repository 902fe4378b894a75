import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { AnswerRow, KeptResultRow } from "./tables.server.ts";

export interface NewAnswer {
  readonly statementId: string;
  readonly answer: string;
  readonly ms: number | null;
}

/** Writes one answer or changes it; the time of the first one that could be timed stays. */
export async function putAnswer(db: Db, attemptId: number, answer: NewAnswer, now: Date): Promise<void> {
  await db
    .insertInto("scale_answers")
    .values(rowOf(attemptId, answer, now))
    .onConflict((conflict) =>
      conflict.columns(["attempt_id", "statement_id"]).doUpdateSet((one) => ({
        answer: one.ref("excluded.answer"),
        answered_at: one.ref("excluded.answered_at"),
        ms: one.fn.coalesce("excluded.ms", "scale_answers.ms"),
      })),
    )
    .execute();
}

export async function insertAnswers(
  db: Db,
  attemptId: number,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  await db
    .insertInto("scale_answers")
    .values(answers.map((answer) => rowOf(attemptId, answer, now)))
    .execute();
}

/** Writes answers to statements that have none; what is there stands. */
export async function addAnswers(db: Db, attemptId: number, answers: readonly NewAnswer[], now: Date): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto("scale_answers")
    .values(answers.map((answer) => rowOf(attemptId, answer, now)))
    .onConflict((conflict) => conflict.columns(["attempt_id", "statement_id"]).doNothing())
    .execute();
}

function rowOf(attemptId: number, answer: NewAnswer, now: Date) {
  return {
    attempt_id: attemptId,
    statement_id: answer.statementId,
    answer: answer.answer,
    answered_at: now.toISOString(),
    ms: answer.ms,
  };
}

export async function answersOf(db: Db, attemptId: number): Promise<AnswerRow[]> {
  return db.selectFrom("scale_answers").selectAll().where("attempt_id", "=", attemptId).execute();
}

/** When each of these statements was answered, in milliseconds. */
export async function answeredAt(
  db: Db,
  attemptId: number,
  statements: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("scale_answers")
    .select(["statement_id", "answered_at"])
    .where("attempt_id", "=", attemptId)
    .where("statement_id", "in", statements)
    .execute();
  return new Map(rows.map((row) => [row.statement_id, Date.parse(row.answered_at)]));
}

export async function countAnswers(db: Db, attemptId: number): Promise<number> {
  const row = await db
    .selectFrom("scale_answers")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("attempt_id", "=", attemptId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function answersOfAll(db: Db, attemptIds: readonly number[]): Promise<AnswerRow[]> {
  return db.selectFrom("scale_answers").selectAll().where("attempt_id", "in", attemptIds).execute();
}

/** Deletes single answers of attempts finished before an instant; their scores stay. @returns how many. */
export async function deleteOldAnswers(db: Db, completedBefore: Date): Promise<number> {
  const result = await db
    .deleteFrom("scale_answers")
    .where("attempt_id", "in", (one) =>
      one.selectFrom("scale_attempts").select("id").where("completed_at", "<", completedBefore.toISOString()),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function insertResult(
  db: Db,
  result: { attemptId: number; scoringVersion: number; scores: unknown; reading: unknown; normId?: number | null },
): Promise<void> {
  await db
    .insertInto("scale_results")
    .values({
      attempt_id: result.attemptId,
      scoring_version: result.scoringVersion,
      scores_json: json(result.scores),
      reading_json: json(result.reading),
      norm_id: result.normId ?? null,
    })
    .execute();
}

export async function resultsOf(db: Db, attemptIds: readonly number[]): Promise<KeptResultRow[]> {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom("scale_results")
    .innerJoin("scale_attempts", "scale_attempts.id", "scale_results.attempt_id")
    .selectAll("scale_results")
    .select("scale_attempts.instrument_id")
    .where("attempt_id", "in", attemptIds)
    .execute();
}
