import { readSlotToBook } from "#features/advisor/operations/hold-slot.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { type Act, OUTCOME_WEEKS, REMINDERS, type Side } from "../rules.ts";
import type { GoneWhy, ToldSide } from "../schema/tellings.ts";
import { dropMessages, planMessages } from "../store/messages.server.ts";
import type { ConsultationRow, MessageKind } from "../store/tables.server.ts";
import { CHANGED_KIND } from "./consultation-kinds.server.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** The work that tells one side of a change. */
export const TELL_WORK = "booking.tell";
/** The work that tells an advisor that a consultation is theirs no more. */
export const GONE_WORK = "booking.gone";

/** Plans what comes round by time for what a consultation has become, and drops what was planned before. */
export async function planAnew(ctx: Context, db: Db, row: ConsultationRow): Promise<void> {
  await dropMessages(db, row.id);
  const now = ctx.clock.now();
  const base = { consultation_id: row.id, sequence: row.sequence, state: "planned" as const };
  if (row.status === "approved") {
    const planned = Object.entries(REMINDERS).flatMap(([kind, minutes]) => {
      const due = new Date(Date.parse(row.starts_at) - minutes * MINUTE_MS);
      // What is past when it is planned would come at once, and late.
      if (due <= now || (kind === "link" && row.type !== "video")) return [];
      const sides = row.advisor_id === null ? (["person"] as const) : (["person", "advisor"] as const);
      return sides.map((side) => ({ ...base, kind: kind as MessageKind, side, due_at: due.toISOString() }));
    });
    await planMessages(db, planned);
  }
  if (row.status === "completed")
    await planMessages(
      db,
      OUTCOME_WEEKS.map((weeks) => ({
        ...base,
        kind: `outcome${weeks}` as const,
        side: "person" as const,
        due_at: new Date(Date.parse(row.ends_at) + weeks * WEEK_MS).toISOString(),
      })),
    );
}

interface Made {
  readonly changeId: number;
  readonly act: Act;
  readonly by: Side;
  readonly sides: readonly ToldSide[];
}

/** Has a change told by mail, and on the site to whoever did not make it; wake the queue after the commit. */
export async function queueTelling(
  ctx: Context,
  db: Db,
  row: ConsultationRow,
  { changeId, act, by, sides }: Made,
): Promise<void> {
  const starts = act === "propose" ? await proposedStart(db, row) : row.starts_at;
  for (const to of sides) {
    const userId = to === "person" ? row.person_id : row.advisor_id;
    if (userId === null) continue;
    await ctx.queue.add(db, TELL_WORK, { changeId, side: to });
    const details = { act, by, to, starts: starts ?? row.starts_at };
    if (by !== to) await notify(ctx, db, userId, { kind: CHANGED_KIND, subject: row.document_id, details });
  }
}

/** When the time would be that the advisor asks for; null where it is asked for no more. */
export async function proposedStart(db: Db, { proposed_slot_id: id }: ConsultationRow): Promise<string | null> {
  const found = id === null ? null : await readSlotToBook(db, id);
  return found?.slot.starts_at ?? null;
}

/** Has an advisor told that a consultation is theirs no more, by work that names nobody. */
export async function queueGone(ctx: Context, db: Db, row: ConsultationRow, why: GoneWhy): Promise<void> {
  const { advisor_id: advisorId, document_id: document, starts_at: startsAt, ends_at: endsAt } = row;
  if (advisorId === null) return;
  await ctx.queue.add(db, GONE_WORK, { advisorId, document, startsAt, endsAt, sequence: row.sequence + 1, why });
  const details = { gone: why, to: "advisor", starts: startsAt };
  await notify(ctx, db, advisorId, { kind: CHANGED_KIND, subject: document, details });
}
