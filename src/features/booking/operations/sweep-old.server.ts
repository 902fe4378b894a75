import { giveSlotsBack } from "#features/advisor/operations/hold-slot.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { deleteActionsBefore, deleteConsultationsBefore, slotsBefore } from "../store/of-person.server.ts";

/** Deletes what was over before a moment: consultations with all that hangs on them, what was agreed on, and what held their times. */
export function sweepOld(ctx: Context, before: string): Promise<void> {
  return inTransaction(ctx, async (db) => {
    // A past time that nothing names is deleted as one that nobody took.
    await giveSlotsBack(db, await slotsBefore(db, before));
    await deleteConsultationsBefore(db, before);
    await deleteActionsBefore(db, before);
  });
}
