import { notify } from "#features/notifications/operations/notify.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { mayAnswerMessages } from "../access.ts";
import { presentLine, presentMessage } from "../presenter.server.ts";
import { MESSAGE_STATES, type MessageState } from "../rules.ts";
import type { Inbox, MessageAct, MessageView } from "../schema.ts";
import {
  changeMessage,
  countMessages,
  findMessage,
  insertAnswer,
  type MessageRow,
  namesOf,
  readAnswers,
  readMessages,
} from "../store.server.ts";

export const ANSWER_WORK = "contact.answer";
/** The kind of notification. */
export const ANSWERED_KIND = "message_answered";

/** One tab of what people wrote to us: what waits, by when its answer is due. */
export async function readInbox(
  ctx: Context,
  actor: Actor,
  { state, page }: { state: MessageState; page: number },
): Promise<Inbox> {
  permit(actor, mayAnswerMessages);
  const now = ctx.clock.now();
  const { states, late } = await countMessages(ctx.db, now.toISOString());
  const rows = await readMessages(ctx.db, { states: [state], limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const names = await namesOf(
    ctx.db,
    rows.flatMap(({ assigned_to }) => assigned_to ?? []),
  );
  const counts = Object.fromEntries(MESSAGE_STATES.map((one) => [one, states.get(one) ?? 0])) as Inbox["counts"];
  return {
    state,
    counts,
    late,
    lines: rows.map((row) => presentLine(row, names, now)),
    page,
    pageCount: Math.max(1, Math.ceil(counts[state] / PAGE_SIZE)),
  };
}

/** Whether a message of that reference is here. */
export async function hasMessage(ctx: Context, actor: Actor, reference: string): Promise<boolean> {
  permit(actor, mayAnswerMessages);
  return (await findMessage(ctx.db, reference)) !== undefined;
}

/** One message with what was answered. */
export async function readMessage(ctx: Context, actor: Actor, reference: string): Promise<MessageView> {
  const { id } = permit(actor, mayAnswerMessages);
  const row = await messageAt(ctx.db, reference);
  const answers = await readAnswers(ctx.db, row.id);
  const names = await namesOf(
    ctx.db,
    [row.assigned_to, ...answers.map(({ staff_id }) => staff_id)].flatMap((one) => one ?? []),
  );
  return presentMessage(row, { answers, names, now: ctx.clock.now(), reader: id });
}

/** Answers, takes over, leaves, closes or opens a message again; an answer goes out by mail. */
export async function handleMessage(ctx: Context, actor: Actor, reference: string, input: MessageAct): Promise<void> {
  const { id: staff_id } = permit(actor, mayAnswerMessages);
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    const { id, state, assigned_to, user_id: writer } = await messageAt(db, reference);
    const change = async (changes: Parameters<typeof changeMessage>[3]) => {
      // Somebody else was quicker: what they did is looked at first.
      if (!(await changeMessage(db, id, state, changes))) throw new AppError("conflict");
    };
    if (input.act === "take") return change({ assigned_to: staff_id });
    if (input.act === "leave") return change({ assigned_to: null });
    if (input.act === "close") return change({ state: "closed", closed_at: at });
    if (input.act === "reopen") return change({ state: "open", closed_at: null });
    await change({ state: "answered", answered_at: at, closed_at: null, assigned_to: assigned_to ?? staff_id });
    const answerId = await insertAnswer(db, { message_id: id, staff_id, text: input.text, sent_at: at });
    await ctx.queue.add(db, ANSWER_WORK, { answerId });
    if (writer !== null) await notify(ctx, db, writer, { kind: ANSWERED_KIND, subject: reference.toUpperCase() });
  });
  ctx.queue.wake();
}

async function messageAt(db: Db, reference: string): Promise<MessageRow> {
  const row = await findMessage(db, reference.toUpperCase());
  if (!row) throw new AppError("not_found");
  return row;
}
