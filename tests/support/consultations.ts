import { saveSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { addSlot } from "#features/advisor/operations/keep-slots.server.ts";
import type { SlotView } from "#features/advisor/schema.ts";
import { bookConsultation } from "#features/booking/operations/book.server.ts";
import type { BookInput } from "#features/booking/schema.ts";
import type { Context } from "#platform/context.ts";
import { ADVICE_FIELDS, type ConsultationKind } from "#shared/advice.ts";
import { signedInPerson, type TestPerson } from "./people.ts";

const MINUTE = 60_000;

/** Somebody who advises in every field, with no times yet. */
export async function anAdvisor(ctx: Context, meetingLink: string | null = null): Promise<TestPerson> {
  const made = await signedInPerson(ctx, { account_type: "Consultant", first_name: "Nasser" });
  await saveSchedule(ctx, made.actor, {
    isTaking: true,
    fields: [...ADVICE_FIELDS],
    languages: ["ar"],
    kinds: ["chat", "video"],
    about: "",
    zone: "Asia/Muscat",
    minutes: 30,
    bufferMinutes: 0,
    daysAhead: 30,
    hours: [],
    exceptions: [],
    meetingLink,
  });
  return made;
}

/** A time of an advisor, so many hours from now. */
export function aSlot(ctx: Context, advisor: TestPerson, hours: number): Promise<SlotView> {
  const starts = ctx.clock.now().getTime() + hours * 60 * MINUTE;
  const at = (ms: number) => new Date(ms).toISOString();
  return addSlot(ctx, advisor.actor, { starts_at: at(starts), ends_at: at(starts + 30 * MINUTE) });
}

/** What somebody sends to book a time. */
export function asksFor(person: TestPerson, slot: string, type: ConsultationKind = "chat") {
  return {
    name: "Salma",
    email: person.actor.email,
    phone: "91234567",
    subject: "Which subjects",
    message: "I cannot decide.",
    consultation_field: "subjects",
    consultation_type: type,
    time_slot: slot,
    shows: [],
  } satisfies BookInput;
}

/** A consultation that waits for its approval. @returns its name. */
export async function aBooking(
  ctx: Context,
  { person, slot, type = "chat" }: { person: TestPerson; slot: string; type?: ConsultationKind },
): Promise<string> {
  const { document_id } = await bookConsultation(ctx, person.actor, asksFor(person, slot, type));
  return document_id;
}
