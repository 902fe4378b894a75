import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { leavesOf } from "../rules/leaves.ts";
import type { From } from "../rules/paths.ts";
import type { QuestionView } from "../schema.ts";
import { answerWayIn } from "./answer-way.server.ts";
import { draftAt } from "./open-draft.server.ts";
import { requireTaker } from "./own-attempt.server.ts";
import { newestOf } from "./read-instruments.server.ts";
import { itemWords, optionsOf, scaleWords, sharedOptions } from "./word-items.server.ts";

interface Asked {
  readonly scale: string;
  readonly number: number;
  readonly from: From | null;
  /** An answer that came with the address. */
  readonly carried: string | null;
  readonly cookies: string | null;
}

/** One item of the open draft as its screen shows it; null without a draft, refused past the last item. */
export async function viewQuestion(ctx: Context, actor: Actor, asked: Asked): Promise<QuestionView | null> {
  const { scale, number, from, carried, cookies } = asked;
  const draft = await draftAt(ctx, actor, scale);
  const { body } = draft?.instrument ?? (await newestOf(ctx, scale));
  const item = body.items[number - 1];
  if (!item) throw new AppError("not_found");
  if (!draft) return null;
  const { locale } = actor;
  const worded = itemWords(item, locale);
  const options = optionsOf(worded, sharedOptions(body, locale));
  const known = options.find(({ value }) => value === (draft.answers[item.id] ?? carried));
  return {
    about: scaleWords(body, locale),
    attempt: draft.attempt,
    signIn: signInMark(requireTaker(actor)),
    number,
    answered: Object.keys(draft.answers).length,
    item: worded,
    options,
    chosen: known?.value ?? null,
    from,
    way: answerWayIn(cookies),
    leaves: leavesOf(body.items.map(({ id }) => id in draft.answers)),
  };
}
