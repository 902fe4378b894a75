import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { daysBefore, UNDO_DAYS, undoUntil } from "../../rules.ts";
import { dropSharesOf } from "../../sharing/store.server.ts";
import { deleteTrials, finishedAttempts, restoreAttempt, withdrawAttempt } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import { findOwnAttempt, requireTaker, requireVisible } from "./own-attempt.server.ts";

interface Meant {
  readonly scale: string;
  /** The current one, or the one withdrawn last, unless another is named. */
  readonly attempt?: string;
}

/** Withdraws a result of one's own and ends its sharing; it can be taken back for 14 days, what was shared stays ended. */
export async function withdraw(
  ctx: Context,
  actor: Actor,
  meant: Meant,
): Promise<{ attempt: string; undoUntil: string }> {
  const attempt = await ownFinished(ctx, actor, "complete", meant);
  const now = ctx.clock.now();
  await inTransaction(ctx, async (db) => {
    if (!(await withdrawAttempt(db, attempt.id, now))) throw new AppError("not_found");
    await dropSharesOf(db, attempt.id);
  });
  return { attempt: attempt.document_id, undoUntil: undoUntil(now.toISOString()).toISOString() };
}

/** Takes a withdrawal back; after 14 days there is nothing left to take back. */
export async function restore(ctx: Context, actor: Actor, meant: Meant): Promise<{ attempt: string }> {
  await requireVisible(ctx, actor);
  const attempt = await ownFinished(ctx, actor, "withdrawn", meant);
  const since = daysBefore(ctx.clock.now(), UNDO_DAYS);
  if (!(await restoreAttempt(ctx.db, attempt.id, since))) throw new AppError("not_found");
  return { attempt: attempt.document_id };
}

async function ownFinished(
  ctx: Context,
  actor: Actor,
  state: "complete" | "withdrawn",
  { scale, attempt: documentId }: Meant,
): Promise<AttemptRow> {
  const owner = ownerOf(requireTaker(actor), ctx.clock.now());
  const attempt =
    documentId === undefined
      ? (await finishedAttempts(ctx.db, owner, scale, state, 1))[0]
      : await findOwnAttempt(ctx, owner, documentId, scale);
  if (attempt?.state !== state) throw new AppError("not_found");
  return attempt;
}

/** Deletes what this sign-in only tried; signing out calls it. */
export async function forgetTrials(ctx: Context, actor: Actor): Promise<void> {
  if (isPerson(actor)) await deleteTrials(ctx.db, actor.id, actor.signInId);
}
