import { requireConsent } from "#features/accounts/operations/record-consent.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { findOpen, type GivenAnswers } from "../../engine/rules/score-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { tryOutEnd } from "../../rules.ts";
import { answersOf, insertAnswers } from "../../store/answers.server.ts";
import { completeDraft, finishedSince, insertAttempt, makeTrial } from "../../store/attempts.server.ts";
import type { AllAnswers } from "../schema.ts";
import { requireKnown } from "./answer-items.server.ts";
import { keepResult, readingOf } from "./keep-result.server.ts";
import { answersById, newAttemptAt } from "./open-draft.server.ts";
import { findOwnAttempt, requireKeeping, requireTaker, requireVisible } from "./own-attempt.server.ts";
import { instrumentOf, newestOf } from "./read-instruments.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Nobody takes a scale more often in a day; a client in a loop does. */
const RESULTS_A_DAY = 12;

/** Scores a draft and closes it; with items open it stays a draft and they are named. Closing twice is closing once. */
export async function submitDraft(
  ctx: Context,
  actor: Actor,
  scale: string,
  input: { readonly attempt: string },
): Promise<{ attempt: string }> {
  const person = await requireVisible(ctx, actor);
  const owner = ownerOf(person, ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt, scale);
  if (!attempt || attempt.state === "withdrawn") throw new AppError("not_found");
  // A draft may be older than what was said about age and guardian since.
  const isKept = attempt.state !== "draft" || !attempt.is_kept || (await requireKeeping(ctx, person));
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  const by = await readingOf(ctx, person, body);
  await inTransaction(ctx, async (db) => {
    if (!(await completeDraft(db, attempt.id, owner.now))) return;
    const rows = await answersOf(db, attempt.id);
    const answers = answersById(rows);
    requireAll(body, answers);
    const times = rows.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    await keepResult(ctx, db, { person, attempt, body, answers, times, by });
    if (!isKept) await makeTrial(db, attempt.id, owner, tryOutEnd(owner.now, ctx.config.tryOutHours));
  });
  return { attempt: attempt.document_id };
}

/**
 * All answers at once, as a client of the API sends them; an open draft is left as it is. Everything is checked first: what comes back
 * stores it, within the transaction of the call, and names the attempt.
 */
export async function prepareAnswers(
  ctx: Context,
  actor: Actor,
  scale: string,
  { answers }: AllAnswers,
): Promise<(db: Db) => Promise<{ attempt: string }>> {
  const person = requireTaker(actor);
  const owner = ownerOf(person, ctx.clock.now());
  const instrument = await newestOf(ctx, scale);
  const { body } = instrument;
  requireKnown(body, answers);
  requireAll(body, answers);
  await requireFewToday(ctx, person, scale);
  const attempt = await newAttemptAt(ctx, person, instrument, { state: "complete", mode: "api" });
  // Screens ask when a page is opened, so that a form under way goes through; a client opens none.
  if (attempt.isKept) requireConsent(ctx, person);
  const by = await readingOf(ctx, person, body);
  return async (db) => {
    const row = await insertAttempt(db, owner, attempt);
    if (!row) throw new AppError("conflict");
    const rows = body.items.map(({ id }) => ({ statementId: id, answer: answers[id] ?? "", ms: null }));
    await insertAnswers(db, row.id, rows, owner.now);
    await keepResult(ctx, db, { person, attempt: row, body, answers, times: [], by });
    return { attempt: row.document_id };
  };
}

async function requireFewToday(ctx: Context, { id }: Person, scale: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { count, first } = await finishedSince(ctx.db, id, scale, new Date(now - DAY_MS));
  if (count < RESULTS_A_DAY || first === null) return;
  throw new AppError("too_many", { retryAfter: Math.max(1, Math.ceil((Date.parse(first) + DAY_MS - now) / 1000)) });
}

function requireAll(body: Instrument, answers: GivenAnswers): void {
  const missing = findOpen(body, answers).map(({ id }) => id);
  if (missing.length === 0) return;
  const fields = missing.map((id) => ({ path: `answers.${id}`, code: "scales_choose" }));
  throw new AppError("answers_missing", { fields, extra: { missing } });
}
