import type { SlotView } from "../schema.ts";

/** A time in the names of the wire. */
export function slotOnWire({ id, startsAt, endsAt, zone, kinds, madeBy, isTaken, isWithdrawn }: SlotView) {
  return {
    documentId: id,
    starts_at: startsAt,
    ends_at: endsAt,
    zone,
    kinds: [...kinds],
    made_by: madeBy,
    is_taken: isTaken,
    is_withdrawn: isWithdrawn,
  };
}
