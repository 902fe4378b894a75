import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { mayTake, ownerOf } from "../../access.ts";
import { findOwnAttempt, requireVisible } from "../../instruments/operations/own-attempt.server.ts";
import { mayUndo, TENDENCIES, undoUntil } from "../../rules.ts";
import { answersOf, resultsOf } from "../../store/answers.server.ts";
import { finishedAttempts } from "../../store/attempts.server.ts";
import type { AttemptRow, KeptResultRow } from "../../store/tables.server.ts";
import { findMarked, type Profile } from "../rules.ts";
import type { HistoryEntry, Reading, Result } from "../schema/result.ts";
import { nameResult } from "./name-result.server.ts";
import { formById } from "./read-instrument.server.ts";
import { marksById, readingOf, readingsOf } from "./read-readings.server.ts";

/** What a result says, and by which scores. */
export type CurrentScores = Pick<Result, "kind" | "scores">;

/** A finished attempt of one's own; anybody else's does not exist. A withdrawn one can be read until its undo is over. */
export async function resultOf(ctx: Context, actor: Actor, input: { attempt: string }): Promise<Result> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt, TENDENCIES);
  if (!attempt || attempt.state === "draft" || isGone(attempt, owner.now)) throw new AppError("not_found");
  return resultOfRow(ctx, attempt, actor.locale);
}

/** Every finished attempt with its date, newest first; withdrawn ones after them while they can be taken back. */
export async function history(ctx: Context, actor: Actor): Promise<HistoryEntry[]> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const complete = await finishedAttempts(ctx.db, owner, TENDENCIES, "complete");
  const withdrawn = await finishedAttempts(ctx.db, owner, TENDENCIES, "withdrawn");
  const attempts = [...complete, ...withdrawn.filter((one) => !isGone(one, owner.now))];
  const rows = await resultsOf(
    ctx.db,
    attempts.map(({ id }) => id),
  );
  const results = new Map(rows.map((row) => [row.attempt_id, row]));
  const readings = await readingsOf(ctx, rows);
  return attempts.flatMap((attempt) => {
    const [result, reading] = [results.get(attempt.id), readings.get(attempt.id)];
    return result && reading ? [entryOf(ctx, { attempt, result, reading }, actor.locale)] : [];
  });
}

/** The result that counts now: the newest one not withdrawn, or null. */
export async function personalityFor(ctx: Context, actor: Actor): Promise<Result | null> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const [newest] = await finishedAttempts(ctx.db, owner, TENDENCIES, "complete", 1);
  return newest ? resultOfRow(ctx, newest, actor.locale) : null;
}

/** The same without its statements and answers; null while results are hidden too. */
export async function currentScores(ctx: Context, actor: Actor): Promise<CurrentScores | null> {
  if (!mayTake(actor) || (await areResultsHidden(ctx, actor))) return null;
  const [newest] = await finishedAttempts(ctx.db, ownerOf(actor, ctx.clock.now()), TENDENCIES, "complete", 1);
  return newest ? scoresOf(ctx, newest) : null;
}

/** What a finished attempt says, and by which scores. */
export async function scoresOf(ctx: Context, attempt: AttemptRow): Promise<CurrentScores | null> {
  const [row] = await resultsOf(ctx.db, [attempt.id]);
  return row ? { kind: (await readingOf(ctx, row)).kind, scores: row.scores_json as Profile } : null;
}

function isGone(attempt: AttemptRow, now: Date): boolean {
  return attempt.withdrawn_at !== null && !mayUndo(attempt.withdrawn_at, now);
}

interface Read {
  readonly attempt: AttemptRow;
  readonly result: KeptResultRow;
  readonly reading: Reading;
}

function entryOf(ctx: Context, { attempt, result, reading }: Read, locale: Locale): HistoryEntry {
  return {
    attempt: attempt.document_id,
    state: attempt.state === "withdrawn" ? "withdrawn" : "complete",
    completedAt: attempt.completed_at ?? attempt.updated_at,
    undoUntil: attempt.withdrawn_at && undoUntil(attempt.withdrawn_at).toISOString(),
    kind: reading.kind,
    code: reading.code.text,
    codeNames: nameResult(ctx, reading, locale),
    scores: result.scores_json as Profile,
  };
}

async function resultOfRow(ctx: Context, attempt: AttemptRow, locale: Locale): Promise<Result> {
  const [form, rows, [result]] = await Promise.all([
    formById(ctx, attempt.instrument_id),
    answersOf(ctx.db, attempt.id),
    resultsOf(ctx.db, [attempt.id]),
  ]);
  if (!result) throw new Error("A finished attempt has no result");
  const marked = new Set(findMarked(form.statements, marksById(rows)).map(({ id }) => id));
  const reading = await readingOf(ctx, result);
  return {
    ...entryOf(ctx, { attempt, result, reading }, locale),
    isKept: attempt.is_kept,
    expiresAt: attempt.expires_at,
    version: form.version,
    firstScoring: result.scoring_version,
    reading,
    statements: form.statements,
    marked: form.statements.filter(({ id }) => marked.has(id)),
  };
}
