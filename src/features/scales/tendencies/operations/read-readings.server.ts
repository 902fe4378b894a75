import type { Context } from "#platform/context.ts";
import { answersOfAll } from "../../store/answers.server.ts";
import type { AnswerRow, KeptResultRow } from "../../store/tables.server.ts";
import { readAnswers, readScoresAnew, SCORING_VERSION } from "../rules/read-answers.ts";
import type { Profile } from "../rules.ts";
import type { Reading } from "../schema/result.ts";
import { formById } from "./read-instrument.server.ts";

/** Answers as true and false, for the rules. */
export function marksById(rows: readonly AnswerRow[]): Record<string, boolean> {
  return Object.fromEntries(rows.map((row) => [row.statement_id, row.answer === "true"]));
}

/**
 * What results say, by attempt. One stored by this version of scoring is as it was kept; an older one is read anew from its
 * answers, or from its scores once those are deleted. Nothing is written: the scores are the same and stay where they are.
 */
export async function readingsOf(ctx: Context, rows: readonly KeptResultRow[]): Promise<ReadonlyMap<number, Reading>> {
  const readings = new Map<number, Reading>();
  const older: KeptResultRow[] = [];
  for (const row of rows) {
    if (row.scoring_version === SCORING_VERSION) readings.set(row.attempt_id, row.reading_json as Reading);
    else older.push(row);
  }
  if (older.length === 0) return readings;
  const answers = Map.groupBy(
    await answersOfAll(
      ctx.db,
      older.map((row) => row.attempt_id),
    ),
    (answer) => answer.attempt_id,
  );
  for (const row of older) readings.set(row.attempt_id, await readAnew(ctx, row, answers.get(row.attempt_id) ?? []));
  return readings;
}

type Answers = Awaited<ReturnType<typeof answersOfAll>>;

async function readAnew(ctx: Context, row: KeptResultRow, answers: Answers): Promise<Reading> {
  const { statements } = await formById(ctx, row.instrument_id);
  const marks = marksById(answers);
  const isWhole = statements.every(({ id }) => Object.hasOwn(marks, id));
  // Ranks were read by the norms of their day, which the result names.
  const { ranks } = row.reading_json as Partial<Reading>;
  const times = answers.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  const reading = isWhole
    ? readAnswers(statements, marks, times)
    : readScoresAnew(row.scores_json as Profile, row.reading_json);
  return { ...reading, ...(ranks && { ranks }) };
}

/** What one result says. */
export async function readingOf(ctx: Context, row: KeptResultRow): Promise<Reading> {
  const reading = (await readingsOf(ctx, [row])).get(row.attempt_id);
  if (!reading) throw new Error("A result has no reading");
  return reading;
}
