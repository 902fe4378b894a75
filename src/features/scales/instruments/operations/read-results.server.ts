import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import type { InstrumentReading } from "../../engine/rules/read-instrument-answers.ts";
import { mayUndo, undoUntil } from "../../rules.ts";
import { resultsOf } from "../../store/answers.server.ts";
import { finishedAttempts } from "../../store/attempts.server.ts";
import type { AttemptRow, ResultRow } from "../../store/tables.server.ts";
import type { OwnResult } from "../schema.ts";
import { findOwnAttempt, requireVisible } from "./own-attempt.server.ts";
import { instrumentOf, newestNorms, normsOf } from "./read-instruments.server.ts";
import { lineOf, wordResult } from "./word-result.server.ts";

/** A finished attempt of one's own; anybody else's does not exist. A withdrawn one can be read until its undo is over. */
export async function resultAt(
  ctx: Context,
  actor: Actor,
  scale: string,
  input: { readonly attempt: string },
): Promise<OwnResult> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt, scale);
  if (!attempt || attempt.state === "draft" || isGone(attempt, owner.now)) throw new AppError("not_found");
  const [result] = await resultsOf(ctx.db, [attempt.id]);
  if (!result) throw new Error("A finished attempt has no result");
  return ownResult(ctx, actor, attempt, result);
}

/** Every finished attempt at a scale with its date, newest first; withdrawn ones after them while they can be taken back. */
export async function historyAt(ctx: Context, actor: Actor, scale: string): Promise<OwnResult[]> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const complete = await finishedAttempts(ctx.db, owner, scale, "complete");
  const withdrawn = await finishedAttempts(ctx.db, owner, scale, "withdrawn");
  const attempts = [...complete, ...withdrawn.filter((one) => !isGone(one, owner.now))];
  const ids = attempts.map(({ id }) => id);
  const results = new Map((await resultsOf(ctx.db, ids)).map((row) => [row.attempt_id, row]));
  const lines: OwnResult[] = [];
  for (const attempt of attempts) {
    const result = results.get(attempt.id);
    if (result) lines.push(await ownResult(ctx, actor, attempt, result));
  }
  return lines;
}

/** The result that counts now: the newest one not withdrawn, or null. */
export async function newestResult(ctx: Context, actor: Actor, scale: string): Promise<OwnResult | null> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const [attempt] = await finishedAttempts(ctx.db, owner, scale, "complete", 1);
  const [result] = attempt ? await resultsOf(ctx.db, [attempt.id]) : [];
  return attempt && result ? ownResult(ctx, actor, attempt, result) : null;
}

function isGone({ withdrawn_at: at }: AttemptRow, now: Date): boolean {
  return at !== null && !mayUndo(at, now);
}

async function ownResult(ctx: Context, actor: Actor, attempt: AttemptRow, result: ResultRow): Promise<OwnResult> {
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  const reading = result.reading_json as InstrumentReading;
  const norms = result.norm_id === null ? await newestNorms(ctx, body) : await normsOf(ctx, result.norm_id);
  const words = wordResult({ body, reading, norms: norms?.body ?? null }, actor.locale);
  return {
    ...words,
    attempt: attempt.document_id,
    state: attempt.state === "withdrawn" ? "withdrawn" : "complete",
    completedAt: attempt.completed_at ?? attempt.updated_at,
    undoUntil: attempt.withdrawn_at && undoUntil(attempt.withdrawn_at).toISOString(),
    words: lineOf(words, actor.locale),
    isKept: attempt.is_kept,
    expiresAt: attempt.expires_at,
    group: reading.norms?.group ?? null,
  };
}
