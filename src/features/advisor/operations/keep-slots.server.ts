import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { permit } from "#platform/permission.ts";
import { readNames } from "#platform/shared-link.ts";
import { isDocumentId, newDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { CONSULTATION_KINDS } from "#shared/advice.ts";
import { isAdvisor, isOwnSlot } from "../access.ts";
import { type Span, wallInstant } from "../rules/weekly-slots.ts";
import { LEAST_MINUTES, LIMITS, MOST_MINUTES, MOST_SINGLE_SLOTS, overlaps } from "../rules.ts";
import type { SlotInput, SlotView } from "../schema.ts";
import { findAdvisor } from "../store/advisors.server.ts";
import { changeFreeSlot, findSlot, insertSlots, slotsAfter } from "../store/slots.server.ts";
import type { SlotRow } from "../store/tables.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Own times between two moments, in order; from now on unless said. */
export async function listSlots(ctx: Context, actor: Actor, from?: string, until?: string): Promise<SlotView[]> {
  const { id } = permit(actor, isAdvisor);
  return (await slotsAfter(ctx.db, id, from ?? ctx.clock.now().toISOString(), until)).map(presentSlot);
}

/** One own time; another's does not exist. */
export async function readSlot(ctx: Context, actor: Actor, documentId: string): Promise<SlotView> {
  return presentSlot(await ownSlot(ctx.db, permit(actor, isAdvisor), documentId));
}

/** Offers one time beside those of the week. */
export async function addSlot(ctx: Context, actor: Actor, input: SlotInput): Promise<SlotView> {
  const advisor = permit(actor, isAdvisor);
  await takeTry(ctx, LIMITS.person, String(advisor.id));
  const slot = await inTransaction(ctx, async (db) => {
    await holdPerson(db, advisor.id);
    const row = await findAdvisor(db, advisor.id);
    const zone = row?.zone ?? ctx.config.site.timeZone;
    const span = spanOf(input, zone);
    const there = await checkedNeighbours(ctx, db, advisor.id, span);
    const kinds = (input.kinds ?? readNames(CONSULTATION_KINDS, row?.kinds ?? CONSULTATION_KINDS.join("\n"))).join(
      "\n",
    );
    const times = { starts_at: span.startsAt, ends_at: span.endsAt, zone, kinds };
    const before = there.find(({ starts_at }) => starts_at === span.startsAt);
    if (before) {
      await changeFreeSlot(db, before.id, { ...times, made_by: "advisor", is_withdrawn: false });
      return ownSlot(db, advisor, before.document_id);
    }
    const document_id = newDocumentId(ctx);
    const made = { made_by: "advisor" as const, is_taken: false, is_withdrawn: false };
    await insertSlots(db, [{ document_id, advisor_id: advisor.id, ...times, ...made }]);
    for (const tell of ctx.extensions.slotsOpened) await tell(ctx, db, advisor.id);
    return ownSlot(db, advisor, document_id);
  });
  ctx.queue.wake();
  return presentSlot(slot);
}

/** Moves a time that nobody has taken, or says anew how it may be held. */
export async function changeSlot(ctx: Context, actor: Actor, documentId: string, input: SlotInput): Promise<SlotView> {
  const advisor = permit(actor, isAdvisor);
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, advisor.id);
    const slot = await ownSlot(db, advisor, documentId);
    const span = spanOf(input, slot.zone);
    await checkedNeighbours(ctx, db, advisor.id, span, slot.id);
    const kinds = input.kinds?.join("\n") ?? slot.kinds;
    const times = { starts_at: span.startsAt, ends_at: span.endsAt, kinds };
    if (!(await changeFreeSlot(db, slot.id, { ...times, made_by: "advisor", is_withdrawn: false })))
      throw new AppError("slot_taken");
    return presentSlot(await ownSlot(db, advisor, documentId));
  });
}

/** Offers a time no more, or again; one that somebody has taken is first spoken about with them. */
export async function withdrawSlot(
  ctx: Context,
  actor: Actor,
  documentId: string,
  isWithdrawn: boolean,
): Promise<SlotView> {
  const advisor = permit(actor, isAdvisor);
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, advisor.id);
    const slot = await ownSlot(db, advisor, documentId);
    if (!isWithdrawn) await checkedNeighbours(ctx, db, advisor.id, spanOfRow(slot), slot.id);
    if (!(await changeFreeSlot(db, slot.id, { is_withdrawn: isWithdrawn }))) throw new AppError("slot_taken");
    return presentSlot({ ...slot, is_withdrawn: isWithdrawn });
  });
}

async function ownSlot(db: Db, advisor: Account, documentId: string): Promise<SlotRow> {
  const slot = isDocumentId(documentId) ? await findSlot(db, documentId) : undefined;
  if (slot && isOwnSlot(advisor, { advisorId: slot.advisor_id })) return slot;
  throw new AppError("not_found");
}

const fault = (path: string, code: string, values?: Record<string, number>) =>
  new AppError("form_invalid", { fields: [{ path, code, ...(values && { values }) }] });

function spanOf(input: SlotInput, zone: string): Span {
  if ("starts_at" in input) {
    const [startsAt, endsAt] = [new Date(input.starts_at), new Date(input.ends_at)].map((at) => at.toISOString());
    if (!startsAt || !endsAt || endsAt <= startsAt) throw fault("ends_at", "advisor_hours_order");
    return checkedLength({ startsAt, endsAt }, "ends_at");
  }
  const startsAt = wallInstant(input.date, input.time, zone);
  if (startsAt === null) throw fault("time", "advisor_time_skipped");
  const endsAt = new Date(Date.parse(startsAt) + input.minutes * MINUTE_MS).toISOString();
  return checkedLength({ startsAt, endsAt }, "minutes");
}

function spanOfRow({ starts_at: startsAt, ends_at: endsAt }: SlotRow): Span {
  return { startsAt, endsAt };
}

function checkedLength(span: Span, path: string): Span {
  const minutes = (Date.parse(span.endsAt) - Date.parse(span.startsAt)) / MINUTE_MS;
  if (minutes < LEAST_MINUTES || minutes > MOST_MINUTES)
    throw fault(path, "advisor_minutes", { min: LEAST_MINUTES, max: MOST_MINUTES });
  return span;
}

/** What stands around a time; refuses one that is past or meets another. */
async function checkedNeighbours(
  ctx: Context,
  db: Db,
  advisorId: number,
  span: Span,
  except?: number,
): Promise<SlotRow[]> {
  const path = "time";
  const now = ctx.clock.now();
  if (span.startsAt <= now.toISOString()) throw fault(path, "advisor_past");
  const before = new Date(Math.max(now.getTime(), Date.parse(span.startsAt)) - DAY_MS).toISOString();
  const around = (await slotsAfter(db, advisorId, before)).filter(({ id }) => id !== except);
  if (around.some((slot) => !slot.is_withdrawn && overlaps(span, spanOfRow(slot))))
    throw fault(path, "advisor_overlap");
  if (around.filter(({ made_by }) => made_by === "advisor").length >= MOST_SINGLE_SLOTS)
    throw fault(path, "advisor_many");
  return around;
}

export function presentSlot(row: SlotRow): SlotView {
  return {
    id: row.document_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    kinds: readNames(CONSULTATION_KINDS, row.kinds),
    madeBy: row.made_by,
    isTaken: row.is_taken,
    isWithdrawn: row.is_withdrawn,
  };
}
