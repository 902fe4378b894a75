import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import type { Context } from "#platform/context.ts";
import { together } from "#platform/db/together.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { ANSWERS } from "../../engine/rules/score-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { putAnswer } from "../../store/answers.server.ts";
import { touchDraft } from "../../store/attempts.server.ts";
import type { AnswerInput, DraftReview } from "../schema.ts";
import { draftAt } from "./open-draft.server.ts";
import { findOwnAttempt, requireTaker, requireVisible } from "./own-attempt.server.ts";
import { instrumentOf } from "./read-instruments.server.ts";
import { itemWords, optionsOf, scaleWords, sharedOptions } from "./word-items.server.ts";

/** Saves one answer of an open draft; resolves once it is on disk. Of two devices the last answer stands. */
export async function saveAnswer(ctx: Context, actor: Actor, scale: string, input: AnswerInput): Promise<void> {
  const owner = ownerOf(await requireVisible(ctx, actor), ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt, scale);
  if (!attempt) throw new AppError("not_found");
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  requireKnown(body, { [input.item]: input.answer }, ["item", "answer"]);
  await together(ctx, attempt.id, async (db) => {
    if (!(await touchDraft(db, attempt.id, owner.now))) throw new AppError("conflict");
    await putAnswer(db, attempt.id, { statementId: input.item, answer: input.answer, ms: input.ms }, owner.now);
  });
}

/** Refuses items the instrument does not have and answers it does not offer, at most 20 of them by name. */
export function requireKnown(
  { items, answers: kind }: Instrument,
  answers: Readonly<Record<string, string>>,
  [ofItem, ofAnswer]: readonly [string, string] | readonly [null, null] = [null, null],
): void {
  const ids = new Set(items.map(({ id }) => id));
  const fields = Object.entries(answers).flatMap(([id, answer]) => {
    if (!ids.has(id)) return [{ path: ofItem ?? `answers.${id}`, code: "scales_foreign_statement" }];
    if (!ANSWERS[kind].includes(answer)) return [{ path: ofAnswer ?? `answers.${id}`, code: "scales_foreign_answer" }];
    return [];
  });
  if (fields.length > 0) throw new AppError("form_invalid", { fields: fields.slice(0, 20) });
}

/** What is answered and what is not, or null when no draft is open. */
export async function reviewAt(ctx: Context, actor: Actor, scale: string): Promise<DraftReview | null> {
  const draft = await draftAt(ctx, actor, scale);
  if (!draft) return null;
  const { locale } = actor;
  const { body } = draft.instrument;
  const shared = sharedOptions(body, locale);
  const items = body.items.map((one, at) => {
    const item = itemWords(one, locale);
    const said = optionsOf(item, shared).find(({ value }) => value === draft.answers[one.id]);
    return { number: at + 1, text: item.text, answer: said?.label ?? null };
  });
  const answered = items.filter(({ answer }) => answer !== null).length;
  const signIn = signInMark(requireTaker(actor));
  return { about: scaleWords(body, locale), attempt: draft.attempt, signIn, answered, items };
}
