import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { OUTCOME_WEEKS, REMINDERS } from "../rules.ts";
import { dropMessages, planMessages } from "../store/messages.server.ts";
import type { ConsultationRow, MessageKind } from "../store/tables.server.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** The work that tells one side of a change. */
export const TELL_WORK = "booking.tell";

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

/** Has a change told to the sides that did not make it; whoever books is told too, that it is here. */
export async function queueTelling(
  ctx: Context,
  db: Db,
  row: ConsultationRow,
  { changeId, sides }: { readonly changeId: number; readonly sides: readonly ("person" | "advisor")[] },
): Promise<void> {
  for (const side of sides) {
    if (side === "advisor" && row.advisor_id === null) continue;
    await ctx.queue.add(db, TELL_WORK, { changeId, side });
  }
}
