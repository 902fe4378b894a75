import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { together } from "#platform/db/together.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { keptRefusal, ownerOf } from "../../access.ts";
import { answeredAt, answersOf, countAnswers, putAnswer } from "../../store/answers.server.ts";
import { touchDraft } from "../../store/attempts.server.ts";
import type { KeptAnswers, KeptDraft } from "../schema.ts";
import { requireKnown } from "./answer-items.server.ts";
import { answersById, draftAt } from "./open-draft.server.ts";
import { findOwnAttempt, requireTaker, requireVisible } from "./own-attempt.server.ts";
import { instrumentOf } from "./read-instruments.server.ts";
import { itemWords, scaleWords, sharedOptions } from "./word-items.server.ts";

/** A request that the line held up for so long may not overrule what was given after it. */
const HELD_UP_MS = 120_000;

/** The open draft for the device of this sign-in, so that it can go on without a line. */
export async function draftForDevice(ctx: Context, actor: Actor, scale: string, locale: Locale): Promise<KeptDraft> {
  const draft = await draftAt(ctx, actor, scale);
  if (!draft) throw new AppError("not_found");
  const { body } = draft.instrument;
  return {
    about: scaleWords(body, locale),
    attempt: draft.attempt,
    signIn: signInMark(requireTaker(actor)),
    items: body.items.map((item) => itemWords(item, locale)),
    options: sharedOptions(body, locale),
    answers: draft.answers,
  };
}

/**
 * Takes what a device has kept, from the sign-in that gave it only. Where another device answered the same item since, the later
 * answer stands; a finished scale takes nothing but what it has. @returns how many items are answered.
 */
export async function saveKeptAnswers(
  ctx: Context,
  actor: Actor,
  scale: string,
  input: KeptAnswers,
): Promise<{ answered: number }> {
  const person = await requireVisible(ctx, actor);
  refuseIf(keptRefusal({ givenUnder: input.signIn, signIn: signInMark(person) }));
  const owner = ownerOf(person, ctx.clock.now());
  const attempt = await findOwnAttempt(ctx, owner, input.attempt, scale);
  if (!attempt) throw new AppError("not_found");
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  for (const { item, answer } of input.answers) requireKnown(body, { [item]: answer }, ["answers", "answers"]);
  return together(ctx, attempt.id, async (db) => {
    if (!(await touchDraft(db, attempt.id, owner.now))) {
      // A page and its service worker may both send, and the second one comes after the scale was finished.
      if (!(await haveAll(db, attempt.id, input.answers))) throw new AppError("conflict");
      return { answered: await countAnswers(db, attempt.id) };
    }
    const items = input.answers.map(({ item }) => item);
    const there = await answeredAt(db, attempt.id, items);
    for (const { item, answer, ms, ago } of input.answers) {
      const given = new Date(owner.now.getTime() - ago);
      if (given.getTime() + HELD_UP_MS < (there.get(item) ?? 0)) continue;
      await putAnswer(db, attempt.id, { statementId: item, answer, ms }, given);
    }
    return { answered: await countAnswers(db, attempt.id) };
  });
}

async function haveAll(db: Db, attemptId: number, given: KeptAnswers["answers"]): Promise<boolean> {
  const there = answersById(await answersOf(db, attemptId));
  return given.every(({ item, answer }) => there[item] === answer);
}
