import { freeTimesOf } from "#features/advisor/operations/free-times.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import { permit } from "#platform/permission.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import type { Actor } from "#shared/actor.ts";
import type { AdviceField, ConsultationKind } from "#shared/advice.ts";
import { mayBook } from "../access.ts";
import { openedMail } from "../emails/opened-mail.server.tsx";
import { bookableAfter, MOST_WAITS } from "../rules.ts";
import { deleteWait, findWait, insertWait, setTold, waitedFor, waitsOf, waitsToTell } from "../store/waits.server.ts";
import { OPENED_WORK } from "./act-on.server.ts";
import { requireOpen } from "./book.server.ts";

/** The kind of notification. */
export const OPENED_KIND = "booking_opened";
/** The work that mails one person that times are free. */
export const OPENED_MAIL_WORK = "booking.opened-mail";
const TOLD_AT_ONCE = 5;
/** Nobody is told twice within a day. */
const QUIET_MS = 24 * 3_600_000;

/** What times are waited for. */
export interface Waited {
  readonly field: AdviceField;
  readonly type: ConsultationKind;
}

/** What somebody waits for. */
export async function listWaits(ctx: Context, actor: Actor): Promise<Waited[]> {
  const { id } = permit(actor, mayBook);
  return (await waitsOf(ctx.db, id)).map(({ field, type }) => ({ field, type }));
}

/** Puts somebody on the waiting list for a field and a way. */
export async function joinWaits(ctx: Context, actor: Actor, { field, type }: Waited): Promise<void> {
  const person = permit(actor, mayBook);
  await requireOpen(ctx, person);
  await inTransaction(ctx, async (db) => {
    const waits = await waitsOf(db, person.id);
    if (waits.length >= MOST_WAITS) throw new AppError("booking_full");
    await insertWait(db, { user_id: person.id, field, type, made_at: ctx.clock.now().toISOString() });
  });
}

/** Takes somebody off it. */
export async function leaveWaits(ctx: Context, actor: Actor, { field, type }: Waited): Promise<void> {
  await deleteWait(ctx.db, { user_id: permit(actor, mayBook).id, field, type });
}

/** Has those who wait looked for, in the transaction in which an advisor's times came to be. */
export async function tellWaiting(ctx: Context, db: Db, advisorId: number): Promise<void> {
  await ctx.queue.add(db, OPENED_WORK, { advisorId }, { key: `opened.${advisorId}` });
}

/** Tells the few who have waited longest that this advisor has a time for them. */
export async function tellOpened(ctx: Context, { advisorId }: WorkPayload): Promise<void> {
  const now = ctx.clock.now();
  const free: Waited[] = [];
  for (const { field, type } of await waitedFor(ctx.db)) {
    const wanted = { field, kind: type, advisorId: Number(advisorId) };
    const [slot] = await freeTimesOf(ctx, wanted, { after: bookableAfter(now), limit: 1 });
    if (slot) free.push({ field, type });
  }
  const toldBefore = new Date(now.getTime() - QUIET_MS).toISOString();
  await inTransaction(ctx, async (db) => {
    for (const wait of await waitsToTell(db, free, { toldBefore, limit: TOLD_AT_ONCE })) {
      if (!(await setTold(db, wait, now.toISOString()))) continue;
      const { field, type } = wait;
      await notify(ctx, db, wait.user_id, { kind: OPENED_KIND, subject: String(wait.id), details: { field, type } });
      await ctx.queue.add(db, OPENED_MAIL_WORK, { waitId: wait.id });
    }
  });
  ctx.queue.wake();
}

/** Mails somebody who still waits. */
export async function mailOpened(ctx: Context, { waitId }: WorkPayload, work: WorkInHand): Promise<void> {
  const wait = await findWait(ctx.db, Number(waitId));
  const user = wait && (await readUser(ctx.db, wait.user_id));
  if (!wait || !user?.activated_at || user.disabled_at || user.erase_at) return;
  await ctx.mailer.send(openedMail(ctx, wait, user), messageIdOf(ctx, work));
}
