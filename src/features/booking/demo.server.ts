import { type DemoLife, type DemoPast, demoEmail } from "#features/accounts/operations/demo-life.server.ts";
import { freeTimesOf } from "#features/advisor/operations/free-times.server.ts";
import { giveSlotsBack } from "#features/advisor/operations/hold-slot.server.ts";
import { saveSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { addSlot } from "#features/advisor/operations/keep-slots.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { newDocumentId } from "#platform/token.ts";
import {
  ADVICE_FIELDS,
  ADVICE_LANGUAGES,
  type AdviceField,
  CONSULTATION_KINDS,
  type ConsultationKind,
} from "#shared/advice.ts";
import past from "../../../db/seed/people/demo-past.json";
import { actOnConsultation } from "./operations/act-on.server.ts";
import { bookConsultation } from "./operations/book.server.ts";
import type { ShownPart } from "./rules.ts";
import { insertAction } from "./store/actions.server.ts";
import { findConsultation } from "./store/consultations.server.ts";
import { deleteBookedBy, heldSlots } from "./store/of-person.server.ts";

const DAY_MS = 86_400_000;
/** Fits the eight digits, and is nobody's. */
const PHONE = "90000000";

interface Asked {
  readonly field: AdviceField;
  readonly type: ConsultationKind;
  readonly subject: string;
  readonly message: string;
  readonly shows?: readonly ShownPart[];
}

const { desk, held, approved, pending } = past.consultations;

/** The demo's advisor has a week; the demo's pupil had one consultation, has one to come, and one waits. */
async function fillDemoConsultations(life: DemoLife): Promise<void> {
  const ctx = quiet(life.ago(0));
  await openDesk(ctx, life);
  await holdOne(life);
  const upcoming = await bookFrom(ctx, life, approved as Asked, approved.after);
  if (upcoming) await actOnConsultation(ctx, life.people.advisor, upcoming, { act: "approve" });
  await bookFrom(ctx, life, pending as Asked, pending.after);
}

/** Nothing of it is mailed. */
function quiet(ctx: Context): Context {
  return { ...ctx, queue: { add: () => Promise.resolve(), wake: () => undefined } };
}

async function openDesk(ctx: Context, { people }: DemoLife): Promise<void> {
  const { about, minutes, bufferMinutes, daysAhead, days, hours } = desk;
  await saveSchedule(ctx, people.advisor, {
    isTaking: true,
    fields: [...ADVICE_FIELDS],
    languages: [...ADVICE_LANGUAGES],
    kinds: [...CONSULTATION_KINDS],
    about,
    zone: ctx.config.site.timeZone,
    minutes,
    bufferMinutes,
    daysAhead,
    hours: days.flatMap((weekday) => hours.map(([from = "", until = ""]) => ({ weekday, from, until }))),
    exceptions: [],
    meetingLink: null,
  });
}

async function holdOne({ people, ago }: DemoLife): Promise<void> {
  const at = (days: number) => quiet(ago(held.daysAgo + days));
  const date = dayOf(at(0).clock.now(), at(0).config.site.timeZone);
  const slot = await addSlot(at(2), people.advisor, { date, time: held.time, minutes: desk.minutes });
  const id = await book(at(2), people.student, held as Asked, slot.id);
  await actOnConsultation(at(1.5), people.advisor, id, { act: "approve" });
  await actOnConsultation(at(-1), people.advisor, id, { act: "complete" });
  const row = await findConsultation(at(0).db, id);
  const made_at = at(-1).clock.now().toISOString();
  for (const text of held.actions)
    await insertAction(at(0).db, {
      document_id: newDocumentId(at(0)),
      person_id: people.student.id,
      advisor_id: people.advisor.id,
      consultation_id: row?.id ?? null,
      text,
      due_on: null,
      done_at: null,
      removed_at: null,
      made_at,
    });
}

/** Books the first time that is free so many days on. */
async function bookFrom(ctx: Context, { people }: DemoLife, asked: Asked, days: number): Promise<string | null> {
  const after = new Date(ctx.clock.now().getTime() + days * DAY_MS).toISOString();
  const wanted = { field: asked.field, kind: asked.type, advisorId: people.advisor.id };
  const [slot] = await freeTimesOf(ctx, wanted, { after, limit: 1 });
  return slot ? book(ctx, people.student, asked, slot.documentId) : null;
}

async function book(ctx: Context, student: DemoLife["people"]["student"], asked: Asked, slot: string): Promise<string> {
  const { field: consultation_field, type: consultation_type, subject, message, shows = [] } = asked;
  const name = `${student.firstName} ${student.lastName}`;
  const what = { subject, message, consultation_field, consultation_type, time_slot: slot, shows: [...shows] };
  const { document_id } = await bookConsultation(ctx, student, { name, email: student.email, phone: PHONE, ...what });
  return document_id;
}

/** The demo advisor's times are offered to nobody once the account is closed; what was booked of them goes. */
async function clearDemoConsultations(ctx: Context): Promise<void> {
  const student = await readUserByEmail(ctx.db, demoEmail("student"));
  if (!student?.is_demo) return;
  await inTransaction(ctx, async (db) => {
    await giveSlotsBack(db, await heldSlots(db, student.id));
    await deleteBookedBy(db, student.id);
  });
}

export const demoConsultations: DemoPast = { fill: fillDemoConsultations, clear: clearDemoConsultations };
