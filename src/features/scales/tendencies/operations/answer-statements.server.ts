import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { putAnswer } from "../../store/answers.server.ts";
import { touchDraft } from "../../store/attempts.server.ts";
import type { AnswerInput, Review } from "../schema.ts";
import { findOwnAttempt } from "./find-own-attempt.server.ts";
import { draftFor, requireTaker } from "./open-attempt.server.ts";
import { formById } from "./read-instrument.server.ts";
import { requireVisible } from "./read-results.server.ts";

/** Saves one answer of an open draft; resolves once it is on disk. The same answer twice is the same as once. */
export async function saveAnswer(ctx: Context, actor: Actor, input: AnswerInput): Promise<void> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt);
  if (!attempt) throw new AppError("not_found");
  const form = await formById(ctx, attempt.instrument_id);
  if (!form.statements.some(({ id }) => id === input.statement))
    throw new AppError("form_invalid", { fields: [{ path: "statement", code: "scales_foreign_statement" }] });
  await inTransaction(ctx, async (db) => {
    if (!(await touchDraft(db, attempt.id, owner.now))) throw new AppError("conflict");
    const { statement, answer, ms } = input;
    await putAnswer(db, attempt.id, { statementId: statement, answer, ms }, owner.now);
  });
}

/** What is answered and what is not, or null when no draft is open. */
export async function reviewOf(ctx: Context, actor: Actor): Promise<Review | null> {
  const draft = await draftFor(ctx, actor);
  if (!draft) return null;
  const statements = draft.statements.map((statement, at) => ({
    number: at + 1,
    text: statement[actor.locale].text,
    answer: draft.answers[statement.id] ?? null,
  }));
  const answered = statements.filter(({ answer }) => answer !== null).length;
  const signIn = signInMark(requireTaker(actor));
  return { attempt: draft.attempt, signIn, answered, total: statements.length, statements };
}
