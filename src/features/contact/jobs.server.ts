import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { answerMail, receivedMail } from "./emails/contact-mails.server.tsx";
import { ANSWER_WORK } from "./operations/answer-messages.server.ts";
import { RECEIVED_WORK } from "./operations/send-message.server.ts";
import { deleteMessagesBefore, findAnswer, findMessageById } from "./store.server.ts";

const HOUR = 3_600_000;

async function tellReceived(ctx: Context, { messageId }: WorkPayload, work: WorkInHand): Promise<void> {
  const row = await findMessageById(ctx.db, Number(messageId));
  if (row) await ctx.mailer.send(receivedMail(ctx, row), messageIdOf(ctx, work));
}

async function sendAnswer(ctx: Context, { answerId }: WorkPayload, work: WorkInHand): Promise<void> {
  const answer = await findAnswer(ctx.db, Number(answerId));
  const row = answer && (await findMessageById(ctx.db, answer.message_id));
  if (row) await ctx.mailer.send(answerMail(ctx, row, answer), messageIdOf(ctx, work));
}

/** Deletes messages that were dealt with and have had their time. */
export async function sweepMessages(ctx: Context): Promise<void> {
  const before = monthsBefore(ctx.clock.now(), ctx.config.contactMonths);
  await deleteMessagesBefore(ctx.db, before.toISOString());
}

export const contactWork: WorkHandlers = {
  [RECEIVED_WORK]: tellReceived,
  [ANSWER_WORK]: sendAnswer,
  "contact.sweep": { everyMs: HOUR, run: sweepMessages },
};
