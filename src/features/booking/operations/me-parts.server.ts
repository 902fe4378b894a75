import { listSlots } from "#features/advisor/operations/keep-slots.server.ts";
import { slotOnWire } from "#features/advisor/schema/slot-wire.ts";
import type { Context } from "#platform/context.ts";
import { hasAccount, type Person } from "#shared/actor.ts";
import { mayHold } from "../access.ts";
import { lineOnWire } from "../schema/consultation-wire.ts";
import { readConsultations } from "../store/consultations.server.ts";
import { linesOf } from "./read-consultations.server.ts";

const MOST_OF_ME = 100;

/** Parts of one's own record (spec §5): what somebody booked, what they hold as an advisor, and their times; the latest first. */
export const CONSULTATION_PARTS = [
  { name: "consultations", read: readBooked },
  { name: "consultantConsultations", read: readHeld },
  { name: "time_slots", read: readTimes },
];

async function readBooked(ctx: Context, person: Person) {
  if (!hasAccount(person)) return [];
  const rows = await readConsultations(ctx.db, { person: person.id }, { isLatestFirst: true, limit: MOST_OF_ME });
  return (await linesOf(ctx, rows, "person")).map(lineOnWire);
}

async function readHeld(ctx: Context, person: Person) {
  if (!mayHold(person)) return [];
  const rows = await readConsultations(ctx.db, { advisor: person.id }, { isLatestFirst: true, limit: MOST_OF_ME });
  return (await linesOf(ctx, rows, "advisor")).map(lineOnWire);
}

async function readTimes(ctx: Context, person: Person) {
  return mayHold(person) ? (await listSlots(ctx, person)).map(slotOnWire) : [];
}
