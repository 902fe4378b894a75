import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { ownerOf, seeRefusal } from "../../access.ts";
import { mayUndo, undoUntil } from "../../rules.ts";
import { answersOf, resultsOf } from "../../store/answers.server.ts";
import { finishedAttempts } from "../../store/attempts.server.ts";
import type { AttemptRow, ResultRow } from "../../store/tables.server.ts";
import { findMarked, type Profile } from "../rules.ts";
import { type HistoryEntry, type Reading, type Result, TENDENCIES } from "../schema.ts";
import { codeNames } from "./code-names.server.ts";
import { findOwnAttempt } from "./find-own-attempt.server.ts";
import { marksById, requireTaker } from "./open-attempt.server.ts";
import { formById } from "./read-instrument.server.ts";

/** Somebody whose results are not hidden by a guardian's objection. */
export async function requireVisible(ctx: Context, actor: Actor): Promise<Person> {
  const person = requireTaker(actor);
  refuseIf(seeRefusal({ isHidden: await areResultsHidden(ctx, person) }));
  return person;
}

/** A finished attempt of one's own; anybody else's does not exist. A withdrawn one can be read until its undo is over. */
export async function resultOf(ctx: Context, actor: Actor, input: { attempt: string }): Promise<Result> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt);
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
  return attempts.flatMap((attempt) => {
    const result = results.get(attempt.id);
    return result ? [entryOf(ctx, attempt, result, actor.locale)] : [];
  });
}

/** The result that counts now: the newest one not withdrawn, or null. */
export async function personalityFor(ctx: Context, actor: Actor): Promise<Result | null> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const [newest] = await finishedAttempts(ctx.db, owner, TENDENCIES, "complete", 1);
  return newest ? resultOfRow(ctx, newest, actor.locale) : null;
}

function isGone(attempt: AttemptRow, now: Date): boolean {
  return attempt.withdrawn_at !== null && !mayUndo(attempt.withdrawn_at, now);
}

function entryOf(ctx: Context, attempt: AttemptRow, result: ResultRow, locale: Locale): HistoryEntry {
  const reading = result.reading_json as Reading;
  return {
    attempt: attempt.document_id,
    state: attempt.state === "withdrawn" ? "withdrawn" : "complete",
    completedAt: attempt.completed_at ?? attempt.updated_at,
    undoUntil: attempt.withdrawn_at && undoUntil(attempt.withdrawn_at).toISOString(),
    code: reading.code.text,
    codeNames: codeNames(ctx, reading.code.groups, locale),
    flat: reading.flat,
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
  return {
    ...entryOf(ctx, attempt, result, locale),
    isKept: attempt.is_kept,
    expiresAt: attempt.expires_at,
    version: form.version,
    reading: result.reading_json as Reading,
    statements: form.statements,
    marked: form.statements.filter(({ id }) => marked.has(id)),
  };
}
