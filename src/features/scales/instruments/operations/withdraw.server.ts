import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { daysBefore, UNDO_DAYS } from "../../rules.ts";
import { restoreAttempt, withdrawAttempt } from "../../store/attempts.server.ts";
import { findOwnAttempt } from "../../tendencies/operations/find-own-attempt.server.ts";
import { requireVisible } from "../../tendencies/operations/read-results.server.ts";

interface Meant {
  readonly scale: string;
  readonly attempt: string;
}

/** Withdraws a result of one's own; it can be taken back for 14 days. */
export async function withdrawAt(ctx: Context, actor: Actor, meant: Meant): Promise<void> {
  const { id, now } = await ownFinished(ctx, actor, meant);
  if (!(await withdrawAttempt(ctx.db, id, now))) throw new AppError("not_found");
}

/** Takes a withdrawal back; after 14 days there is nothing left to take back. */
export async function restoreAt(ctx: Context, actor: Actor, meant: Meant): Promise<void> {
  const { id, now } = await ownFinished(ctx, actor, meant);
  if (!(await restoreAttempt(ctx.db, id, daysBefore(now, UNDO_DAYS)))) throw new AppError("not_found");
}

async function ownFinished(ctx: Context, actor: Actor, { scale, attempt }: Meant) {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const row = await findOwnAttempt(ctx, owner, attempt, scale);
  if (!row) throw new AppError("not_found");
  return { id: row.id, now: owner.now };
}
