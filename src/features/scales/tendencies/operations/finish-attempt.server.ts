import { requireConsent } from "#features/accounts/operations/record-consent.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError, type FieldFault } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { tryOutEnd } from "../../rules.ts";
import { answersOf, insertAnswers, insertResult } from "../../store/answers.server.ts";
import { completeDraft, findAttempt, finishedSince, insertAttempt, makeTrial } from "../../store/attempts.server.ts";
import type { Owner } from "../../store/tables.server.ts";
import { readAnswers, SCORING_VERSION } from "../rules/read-answers.ts";
import { byEnvironment, findUnanswered } from "../rules.ts";
import { type AnswersInput, type FormStatement, TENDENCIES } from "../schema.ts";
import { marksById, newAttempt, ownerOf, requireKeeping, requireTaker } from "./open-attempt.server.ts";
import { formById, newestForm } from "./read-instrument.server.ts";
import { tellFinished } from "./tell-finished.server.ts";

/** Scores a draft and closes it; with statements unanswered it stays open and they are named. Closing twice is closing once. */
export async function submit(ctx: Context, actor: Actor, input: { attempt: string }): Promise<{ attempt: string }> {
  const person = requireTaker(actor);
  const owner = ownerOf(ctx, person);
  const attempt = await findAttempt(ctx.db, owner, input.attempt);
  if (!attempt || attempt.state === "withdrawn") throw new AppError("not_found");
  // A draft may be older than what was said about age and guardian since.
  const isKept = attempt.state !== "draft" || !attempt.is_kept || (await requireKeeping(ctx, person));
  const { statements } = await formById(ctx, attempt.instrument_id);
  await inTransaction(ctx, async (db) => {
    if (!(await completeDraft(db, attempt.id, owner.now))) return;
    const rows = await answersOf(db, attempt.id);
    const marks = marksById(rows);
    requireAll(statements, marks);
    const times = rows.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    await keepResult(db, attempt.id, statements, marks, times);
    await tellFinished(ctx, db, person, attempt.document_id);
    if (!isKept) await makeTrial(db, attempt.id, owner, tryOutEnd(owner.now, ctx.config.tryOutHours));
  });
  return { attempt: attempt.document_id };
}

const DAY_MS = 24 * 3_600_000;
/** Nobody takes the scale more often in a day; a client in a loop does. */
const RESULTS_A_DAY = 12;

/** All answers at once, as a client of the API sends them. An open draft is left as it is. */
export async function submitAll(ctx: Context, actor: Actor, input: AnswersInput): Promise<{ attempt: string }> {
  const person = requireTaker(actor);
  const owner = ownerOf(ctx, person);
  const form = await newestForm(ctx);
  const marks = Object.fromEntries(
    Object.entries(input.answers).map(([id, answer]) => [id, answer === true || answer === "true"]),
  );
  requireKnown(form.statements, marks);
  requireAll(form.statements, marks);
  await requireFewToday(ctx.db, owner);
  const attempt = await newAttempt(ctx, person, form, { state: "complete", mode: "api" });
  // Screens ask when a page is opened, so that a form under way goes through; a client opens none.
  if (attempt.isKept) requireConsent(ctx, person);
  await inTransaction(ctx, async (db) => {
    const row = await insertAttempt(db, owner, attempt);
    if (!row) throw new AppError("conflict");
    const answers = form.statements.map(({ id }) => ({ statementId: id, answer: String(marks[id]), ms: null }));
    await insertAnswers(db, row.id, answers, owner.now);
    await keepResult(db, row.id, form.statements, marks, []);
    await tellFinished(ctx, db, person, row.document_id);
  });
  return { attempt: attempt.documentId };
}

async function requireFewToday(db: Db, { userId, now }: Owner): Promise<void> {
  const { count, first } = await finishedSince(db, userId, TENDENCIES, new Date(now.getTime() - DAY_MS));
  if (count < RESULTS_A_DAY || first === null) return;
  const retryAfter = Math.ceil((Date.parse(first) + DAY_MS - now.getTime()) / 1000);
  throw new AppError("too_many", { retryAfter: Math.max(1, retryAfter) });
}

function requireKnown(statements: readonly FormStatement[], marks: Readonly<Record<string, boolean>>): void {
  const known = new Set(statements.map(({ id }) => id));
  const foreign = Object.keys(marks).filter((id) => !known.has(id));
  if (foreign.length === 0) return;
  const fields: FieldFault[] = foreign
    .slice(0, 20)
    .map((id) => ({ path: `answers.${id}`, code: "scales_foreign_statement" }));
  throw new AppError("form_invalid", { fields });
}

function requireAll(statements: readonly FormStatement[], marks: Readonly<Record<string, boolean>>): void {
  const missing = findUnanswered(statements, marks).map(({ id }) => id);
  if (missing.length === 0) return;
  const fields = missing.map((id) => ({ path: `answers.${id}`, code: "scales_choose" }));
  throw new AppError("answers_missing", { fields, extra: { missing } });
}

async function keepResult(
  db: Db,
  attemptId: number,
  statements: readonly FormStatement[],
  marks: Readonly<Record<string, boolean>>,
  times: readonly number[],
): Promise<void> {
  const reading = readAnswers(statements, marks, times);
  const scores = byEnvironment((one) => reading.scores[one].raw);
  await insertResult(db, { attemptId, scoringVersion: SCORING_VERSION, scores, reading });
}
