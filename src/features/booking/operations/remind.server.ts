import { isKindShown } from "#features/notifications/operations/choose.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { messageMail } from "../emails/consultation-mails.server.tsx";
import { isReminderWanted } from "../rules.ts";
import { findConsultationById, readConsultationsById } from "../store/consultations.server.ts";
import { dueMessages, findMessageById, takeMessages } from "../store/messages.server.ts";
import type { ConsultationRow, MessageRow } from "../store/tables.server.ts";
import { SOON_KIND } from "./consultation-kinds.server.ts";
import { receiverOf } from "./tell-change.server.ts";

/** The work that mails one message which came round by time. */
export const REMIND_WORK = "booking.remind";
const AT_ONCE = 200;

/**
 * Takes all messages whose time has come. Whoever takes one queues its mail in the same transaction: a process that dies in between has
 * taken nothing, and of two processes one takes it.
 */
export async function takeDue(ctx: Context): Promise<number> {
  let taken = 0;
  for (;;) {
    const due = await dueMessages(ctx.db, ctx.clock.now().toISOString(), AT_ONCE);
    if (due.length > 0) taken += await inTransaction(ctx, (db) => take(ctx, db, due));
    if (due.length < AT_ONCE) break;
  }
  if (taken > 0) ctx.queue.wake();
  return taken;
}

async function take(ctx: Context, db: Db, due: readonly MessageRow[]): Promise<number> {
  const mine = new Set(
    await takeMessages(
      db,
      due.map(({ id }) => id),
    ),
  );
  const messages = due.filter(({ id }) => mine.has(id));
  const rows = await readConsultationsById(db, [...new Set(messages.map((one) => one.consultation_id))]);
  const now = ctx.clock.now();
  for (const message of messages) {
    const row = rows.get(message.consultation_id);
    if (!row || !isStillSo(row, message, now)) continue;
    await ctx.queue.add(db, REMIND_WORK, { messageId: message.id });
    const userId = message.side === "person" ? row.person_id : row.advisor_id;
    const details = { kind: message.kind, to: message.side, starts: row.starts_at };
    if (userId !== null) await notify(ctx, db, userId, { kind: SOON_KIND, subject: row.document_id, details });
  }
  return messages.length;
}

/** Whether a consultation is still what its message was planned for. */
function isStillSo(row: ConsultationRow, { kind, sequence }: MessageRow, now: Date): boolean {
  if (row.sequence !== sequence) return false;
  if (kind === "outcome2" || kind === "outcome12") return row.status === "completed";
  return row.status === "approved" && isReminderWanted(kind, row.starts_at, now);
}

/** Mails a message to its side, if it is still so, and they have not switched such messages off. */
export async function sendMessage(ctx: Context, { messageId }: WorkPayload, work: WorkInHand): Promise<void> {
  const message = await findMessageById(ctx.db, Number(messageId));
  const row = message && (await findConsultationById(ctx.db, message.consultation_id));
  if (!row || !isStillSo(row, message, ctx.clock.now())) return;
  const receiver = await receiverOf(ctx, row, message.side);
  const userId = message.side === "person" ? row.person_id : row.advisor_id;
  if (!receiver || userId === null || !(await isKindShown(ctx.db, userId, SOON_KIND))) return;
  await ctx.mailer.send(messageMail(ctx, receiver, row, message.kind), messageIdOf(ctx, work));
}
