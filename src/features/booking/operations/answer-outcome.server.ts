import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { outcomeRefusal } from "../access.ts";
import { OUTCOME_WEEKS, outcomeWeeksDue } from "../rules.ts";
import type { OutcomeInput, OutcomeView } from "../schema/desk.ts";
import { putOutcome, readOutcomes } from "../store/notes.server.ts";
import { requireConsultation } from "./act-on.server.ts";

const WEEK_MS = 7 * 86_400_000;

/** What became of a held consultation, for both its sides; empty where it was not held. */
export async function listOutcomes(ctx: Context, actor: Actor, documentId: string): Promise<OutcomeView[]> {
  const { row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(outcomeRefusal(side, "read"));
  if (row.status !== "completed") return [];
  const due = outcomeWeeksDue({ status: row.status, endsAt: row.ends_at }, ctx.clock.now());
  const told = await readOutcomes(ctx.db, row.id);
  return OUTCOME_WEEKS.map((weeks) => {
    const found = told.find((one) => one.weeks === weeks);
    return {
      weeks,
      fromAt: new Date(Date.parse(row.ends_at) + weeks * WEEK_MS).toISOString(),
      isDue: due.includes(weeks),
      answer: found?.answer ?? null,
      text: found?.text ?? null,
      answeredAt: found?.answered_at ?? null,
    };
  });
}

/** Tells what became of it; once for two weeks and once for twelve, each from then on, and it may be said anew. */
export async function answerOutcome(
  ctx: Context,
  actor: Actor,
  documentId: string,
  { weeks, answer, text }: OutcomeInput,
): Promise<void> {
  const { row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(outcomeRefusal(side, "answer"));
  if (row.status !== "completed") throw new AppError("conflict");
  const now = ctx.clock.now();
  if (!outcomeWeeksDue({ status: row.status, endsAt: row.ends_at }, now).includes(weeks))
    throw new AppError("booking_not_yet");
  const answered_at = now.toISOString();
  await putOutcome(ctx.db, { consultation_id: row.id, weeks, answer, text: text || null, answered_at });
}
