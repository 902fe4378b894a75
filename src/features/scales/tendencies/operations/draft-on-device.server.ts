import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { keptRefusal, ownerOf } from "../../access.ts";
import { answersOf, putAnswer } from "../../store/answers.server.ts";
import { touchDraft } from "../../store/attempts.server.ts";
import type { KeptAnswers, KeptDraft } from "../schema.ts";
import { findOwnAttempt } from "./find-own-attempt.server.ts";
import { draftFor, requireTaker } from "./open-attempt.server.ts";
import { formById } from "./read-instrument.server.ts";
import { requireVisible } from "./read-results.server.ts";

/** A request that the line held up for so long may not overrule what was given after it. */
const HELD_UP_MS = 120_000;

/** The open draft for the device of this sign-in, so that it can go on without a line. */
export async function draftForDevice(ctx: Context, actor: Actor, locale: "ar" | "en"): Promise<KeptDraft> {
  const draft = await draftFor(ctx, actor);
  if (!draft) throw new AppError("not_found");
  const statements = draft.statements.map((one) => ({ id: one.id, environment: one.environment, ...one[locale] }));
  return { attempt: draft.attempt, signIn: signInMark(requireTaker(actor)), statements, answers: draft.answers };
}

/**
 * Takes what a device has kept, from the sign-in that gave it only. Where another device answered the same statement since, the later
 * answer stands. @returns how many statements are answered.
 */
export async function saveKeptAnswers(ctx: Context, actor: Actor, input: KeptAnswers): Promise<{ answered: number }> {
  const person = await requireVisible(ctx, actor);
  refuseIf(keptRefusal({ givenUnder: input.signIn, signIn: signInMark(person) }));
  const owner = ownerOf(person, ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt);
  if (!attempt) throw new AppError("not_found");
  const { statements } = await formById(ctx, attempt.instrument_id);
  const known = new Set(statements.map(({ id }) => id));
  if (input.answers.some(({ statement }) => !known.has(statement)))
    throw new AppError("form_invalid", { fields: [{ path: "answers", code: "scales_foreign_statement" }] });
  await inTransaction(ctx, async (db) => {
    if (!(await touchDraft(db, attempt.id, owner.now))) throw new AppError("conflict");
    const there = new Map(
      (await answersOf(db, attempt.id)).map((row) => [row.statement_id, Date.parse(row.answered_at)]),
    );
    for (const { statement, answer, ms, ago } of input.answers) {
      const given = new Date(owner.now.getTime() - ago);
      if (given.getTime() + HELD_UP_MS < (there.get(statement) ?? 0)) continue;
      await putAnswer(db, attempt.id, { statementId: statement, answer, ms }, given);
    }
  });
  return { answered: (await answersOf(ctx.db, attempt.id)).length };
}
