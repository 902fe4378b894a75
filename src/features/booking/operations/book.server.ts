import { freeTimesOf, readOpening } from "#features/advisor/operations/free-times.server.ts";
import { readSlotToBook, takeSlot } from "#features/advisor/operations/hold-slot.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import { holdPeople } from "#features/people/operations/hold-person.server.ts";
import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/db/duplicate.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { Lanes } from "#platform/limits/lanes.ts";
import { permit, refuseIf, stillThere } from "#platform/permission.ts";
import { readNames } from "#platform/shared-link.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { ADVICE_FIELDS, type AdviceField, CONSULTATION_KINDS, type ConsultationKind } from "#shared/advice.ts";
import { bookRefusal, mayBook } from "../access.ts";
import { bookableAfter, isBookable, LIMITS, pendingUntil } from "../rules.ts";
import type { BookInput } from "../schema.ts";
import {
  countLive,
  findConsultation,
  insertChange,
  insertConsultation,
  meetingConsultations,
} from "../store/consultations.server.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { deleteWait } from "../store/waits.server.ts";
import { requireConfirmed } from "./confirm-contact.server.ts";
import { queueTelling } from "./plan-messages.server.ts";

const NEAREST = 6;

/** Why somebody cannot book at all now: the section is closed (503), or a guardian stands in the way. */
export async function requireOpen(ctx: Context, person: Account): Promise<void> {
  const { closed } = await readOpening(ctx);
  if (closed) throw closedError(closed, person.locale);
  refuseIf(bookRefusal(stillThere(await showingFacts(ctx, person.id))));
}

type Closed = NonNullable<Awaited<ReturnType<typeof readOpening>>["closed"]>;

function closedError({ kind, reason, until }: Closed, locale: "ar" | "en"): AppError {
  const extra = { reason: reason[locale], closed: kind, ...(until && { until }) };
  return new AppError("booking_closed", { extra });
}

/** Who waits for an advisor's row holds a connection: a rush for times leaves the others to readers. */
const rush = new Lanes(6);

/** Books a time: it waits for the advisor's word, and is held until then. */
export async function bookConsultation(ctx: Context, actor: Actor, input: BookInput): Promise<ConsultationRow> {
  return rush.run(() => book(ctx, permit(actor, mayBook), input));
}

async function book(ctx: Context, person: Account, input: BookInput): Promise<ConsultationRow> {
  await takeTry(ctx, LIMITS.book, String(person.id));
  await requireOpen(ctx, person);
  const asked = { field: input.consultation_field, kind: input.consultation_type };
  return orNearest(ctx, asked, async () => {
    const found = await readSlotToBook(ctx.db, input.time_slot);
    // Said before anybody is waited for: where many want one time, all but a few see it taken.
    if (!found || found.slot.is_taken || found.slot.is_withdrawn) throw new AppError("booking_no_times");
    if (!isBookable(found.slot.starts_at, ctx.clock.now())) throw new AppError("booking_too_late");
    await requireConfirmed(ctx, person, found.slot.id, input);
    const row = await inTransaction(ctx, (db) => claim(ctx, db, person, input));
    ctx.queue.wake();
    return row;
  });
}

async function claim(ctx: Context, db: Db, person: Account, input: BookInput): Promise<ConsultationRow> {
  const found = await requireFree(ctx, db, person.id, {
    name: input.time_slot,
    field: input.consultation_field,
    kind: input.consultation_type,
  });
  const { slot } = found;
  if (input.date && input.date !== dayOf(new Date(slot.starts_at), ctx.config.site.timeZone))
    throw new AppError("form_invalid", { fields: [{ path: "date", code: "booking_date_differs" }] });
  const now = ctx.clock.now();
  if ((await countLive(db, person.id, now.toISOString())) >= ctx.config.bookingMost) throw new AppError("booking_full");
  const document_id = newDocumentId(ctx);
  const id = await insertConsultation(db, {
    document_id,
    person_id: person.id,
    advisor_id: slot.advisor_id,
    slot_id: slot.id,
    proposed_slot_id: null,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    zone: slot.zone,
    field: input.consultation_field,
    type: input.consultation_type,
    subject: input.subject,
    message: input.message,
    name: input.name,
    email: input.email,
    phone: input.phone,
    locale: person.locale,
    shows: [...new Set(input.shows)].join("\n"),
    status: "pending",
    sequence: 0,
    meeting_link: null,
    expires_at: pendingUntil(slot.starts_at, ctx.config.bookingPendingHours, now),
    booked_at: now.toISOString(),
    changed_at: now.toISOString(),
  });
  const changeId = await insertChange(db, {
    consultation_id: id,
    act: "book",
    status: "pending",
    starts_at: slot.starts_at,
    side: "person",
    actor_id: person.id,
    reason: null,
    at: now.toISOString(),
  });
  await deleteWait(db, { user_id: person.id, field: input.consultation_field, type: input.consultation_type });
  const row = await findConsultation(db, document_id);
  if (!row) throw new Error("What was just booked is not there");
  for (const tell of ctx.extensions.consultationBooked) await tell(ctx, db, person, row);
  await queueTelling(ctx, db, row, { changeId, act: "book", by: "person", sides: ["person", "advisor"] });
  return row;
}

declare module "#platform/context.ts" {
  interface Extensions {
    /** What others do when somebody books, or chooses anew what its advisor sees, in the same transaction. */
    readonly consultationBooked: readonly ((
      ctx: Context,
      db: Db,
      person: Account,
      row: ConsultationRow,
    ) => Promise<void>)[];
    /**
     * What others do when an advisor holds a consultation no more, or what they see of it is chosen anew, in the same transaction. `row` is as
     * it was; `still` are others of the same two people whose brief may be read.
     */
    readonly consultationLeft: readonly ((
      ctx: Context,
      db: Db,
      row: ConsultationRow,
      still: readonly ConsultationRow[],
    ) => Promise<void>)[];
  }
}

interface ToClaim {
  readonly name: string | number;
  readonly field: AdviceField;
  readonly kind: ConsultationKind;
  /** The consultation that is moved: its own old time does not stand in its way. */
  readonly except?: number;
  /** The notice does not hold for an advisor's own word. */
  readonly isAdvisors?: boolean;
}

/** Takes a time for a person in the caller's transaction, with both people held; refuses what cannot be. */
export async function requireFree(ctx: Context, db: Db, personId: number, asked: ToClaim) {
  const first = await readSlotToBook(db, asked.name);
  if (!first) throw new AppError("booking_no_times");
  await holdPeople(db, [personId, first.slot.advisor_id]);
  const found = await readSlotToBook(db, asked.name);
  const now = ctx.clock.now();
  if (!found || found.slot.is_taken || found.slot.is_withdrawn || !found.advisor.is_taking)
    throw new AppError("booking_no_times");
  const { slot, advisor } = found;
  const span = { startsAt: slot.starts_at, endsAt: slot.ends_at };
  if (asked.isAdvisors ? slot.starts_at <= now.toISOString() : !isBookable(slot.starts_at, now))
    throw new AppError("booking_too_late");
  const { isHoliday } = await readOpening(ctx, db);
  if (isHoliday(dayOf(new Date(slot.starts_at), ctx.config.site.timeZone))) throw new AppError("booking_no_times");
  if (!readNames(CONSULTATION_KINDS, slot.kinds).includes(asked.kind))
    throw new AppError("form_invalid", { fields: [{ path: "consultation_type", code: "booking_kind" }] });
  if (!readNames(ADVICE_FIELDS, advisor.fields).includes(asked.field))
    throw new AppError("form_invalid", { fields: [{ path: "consultation_field", code: "booking_field" }] });
  if ((await meetingConsultations(db, { person: personId }, span, asked.except)).length > 0)
    throw new AppError("booking_overlap");
  if ((await meetingConsultations(db, { advisor: slot.advisor_id }, span, asked.except)).length > 0)
    throw new AppError("booking_no_times");
  if (!(await takeSlot(db, slot.id))) throw new AppError("booking_no_times");
  return found;
}

/** Does the work; where no time was left, the refusal names the nearest that are free. */
export async function orNearest<T>(
  ctx: Context,
  asked: { readonly field: AdviceField; readonly kind: ConsultationKind; readonly advisorId?: number },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isLost = error instanceof AppError ? error.code === "booking_no_times" : isDuplicate(error);
    if (!isLost) throw error;
    const slots = await freeTimesOf(ctx, asked, { after: bookableAfter(ctx.clock.now()), limit: NEAREST });
    const times = slots.map(({ documentId: id, startsAt, endsAt }) => ({ id, startsAt, endsAt }));
    throw new AppError("booking_no_times", { extra: { times } });
  }
}
