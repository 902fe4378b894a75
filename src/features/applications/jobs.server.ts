import { forgetLent } from "#features/own-files/operations/lend-file.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { decidedMail, receivedMail } from "./emails/application-mails.server.tsx";
import { RECEIVED_WORK } from "./operations/apply.server.ts";
import { DECIDED_WORK, TELL_WORK, tell } from "./operations/decide.server.ts";
import { changeApplication, deleteApplicationsBefore, findApplicationById } from "./store.server.ts";

const HOUR = 3_600_000;

type Write = typeof receivedMail;

/** Mails an applicant in their language; whoever is gone or shut out gets nothing. */
async function mail(ctx: Context, id: unknown, work: WorkInHand, write: Write): Promise<void> {
  const row = await findApplicationById(ctx.db, Number(id));
  const person = row && (await readPersonFacts(ctx, row.user_id));
  if (row && person?.isActive) await ctx.mailer.send(write(ctx, row, person), messageIdOf(ctx, work));
}

async function mailReceived(ctx: Context, { id }: WorkPayload, work: WorkInHand): Promise<void> {
  await mail(ctx, id, work, receivedMail);
}

async function mailDecided(ctx: Context, { id }: WorkPayload, work: WorkInHand): Promise<void> {
  await mail(ctx, id, work, decidedMail);
}

/** Tells a refusal, unless it was taken back or the application withdrawn since. */
async function tellRefusal(ctx: Context, { id, at }: WorkPayload): Promise<void> {
  await inTransaction(ctx, async (db) => {
    const row = await findApplicationById(db, Number(id));
    if (row?.state !== "refused" || row.decided_at !== at || row.told_at !== null) return;
    const told_at = ctx.clock.now().toISOString();
    if (await changeApplication(db, row, { told_at })) await tell(ctx, db, { ...row, told_at });
  });
  ctx.queue.wake();
}

/** Deletes what was refused or withdrawn so long ago that nobody comes back to it, with its proof. */
export async function sweepApplications(ctx: Context): Promise<void> {
  const before = monthsBefore(ctx.clock.now(), ctx.config.applicationMonths).toISOString();
  const dropProofs = await inTransaction(ctx, async (db) =>
    forgetLent(ctx, db, await deleteApplicationsBefore(db, before)),
  );
  await dropProofs();
}

export const applicationsWork: WorkHandlers = {
  [RECEIVED_WORK]: mailReceived,
  [TELL_WORK]: tellRefusal,
  [DECIDED_WORK]: mailDecided,
  "applications.sweep": { everyMs: HOUR, run: sweepApplications },
};
