import type { Db } from "#platform/db/open.ts";
import { isDocumentId } from "#platform/token.ts";
import { findAdvisor } from "../store/advisors.server.ts";
import { findSlot, findSlotById, freeSlots, takeFreeSlot } from "../store/slots.server.ts";
import type { AdvisorRow, SlotRow } from "../store/tables.server.ts";

/** A time with how its advisor is booked; null where there is none of that name. */
export async function readSlotToBook(
  db: Db,
  name: string | number,
): Promise<{ slot: SlotRow; advisor: AdvisorRow } | null> {
  if (typeof name === "string" && !isDocumentId(name)) return null;
  const slot = typeof name === "number" ? await findSlotById(db, name) : await findSlot(db, name);
  const advisor = slot && (await findAdvisor(db, slot.advisor_id));
  return slot && advisor ? { slot, advisor } : null;
}

/** Takes a free time in the caller's transaction. @returns false when another was quicker. */
export function takeSlot(db: Db, slotId: number): Promise<boolean> {
  return takeFreeSlot(db, slotId);
}

/** Gives times back to whoever asks next. */
export function giveSlotsBack(db: Db, slotIds: readonly number[]): Promise<void> {
  return freeSlots(db, slotIds);
}

/** Gives a time back to whoever asks next. */
export function giveSlotBack(db: Db, slotId: number): Promise<void> {
  return freeSlots(db, [slotId]);
}
