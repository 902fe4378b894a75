import { giveSlotBack, readSlotToBook } from "#features/advisor/operations/hold-slot.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { actRefusal, sideOf } from "../access.ts";
import {
  isBeforeCutoff,
  isBriefOpen,
  isLive,
  isOffStatus,
  isOfTime,
  pendingUntil,
  type Side,
  statusAfter,
} from "../rules.ts";
import type { ActInput } from "../schema.ts";
import {
  changeConsultationRow,
  findConsultation,
  findConsultationById,
  insertChange,
  othersOfBoth,
  overduePending,
} from "../store/consultations.server.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { orNearest, requireFree, requireOpen } from "./book.server.ts";
import { planAnew, queueGone, queueTelling } from "./plan-messages.server.ts";

const EXPIRED_AT_ONCE = 200;
/** Work that looks who waits for a time, after one came free. */
export const OPENED_WORK = "booking.opened";

/** A consultation that is one's own, on either side, or that an administrator looks at; another's does not exist. */
export async function requireConsultation(
  db: Db,
  actor: Actor,
  documentId: string,
): Promise<{ account: Account; row: ConsultationRow; side: Side }> {
  const account = requireAccount(actor);
  const row = isDocumentId(documentId) ? await findConsultation(db, documentId) : undefined;
  const side = row && sideOf(account, { personId: row.person_id, advisorId: row.advisor_id });
  if (!row || !side) throw new AppError("not_found");
  return { account, row, side };
}

/** Approves, declines, cancels, moves, proposes another time, accepts it, gives to another advisor, or says how it went. */
export async function actOnConsultation(
  ctx: Context,
  actor: Actor,
  documentId: string,
  input: ActInput,
): Promise<ConsultationRow> {
  const { account, row: seen, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(actRefusal(side, input.act));
  if (side === "person" && input.act === "move") await requireOpen(ctx, account);
  const asked = { field: seen.field, kind: seen.type };
  const changed = await orNearest(ctx, asked, () =>
    inTransaction(ctx, async (db) => {
      const row = (await findConsultationById(db, seen.id)) ?? seen;
      return change(ctx, db, { account, row, side, input });
    }),
  );
  ctx.queue.wake();
  return changed;
}

/** Cancels what is to come; what was called off before stays as it is, so that asking twice does no harm. */
export async function cancelOrLeave(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const { row } = await requireConsultation(ctx.db, actor, documentId);
  if (isLive(row.status)) await actOnConsultation(ctx, actor, documentId, { act: "cancel" });
}

interface Doing {
  readonly account: Account | null;
  readonly row: ConsultationRow;
  readonly side: Side;
  readonly input: ActInput | { readonly act: "expire" };
}

async function change(ctx: Context, db: Db, doing: Doing): Promise<ConsultationRow> {
  const { account, row, side, input } = doing;
  const now = ctx.clock.now();
  const status = statusAfter(input.act, row.status, side);
  // It is not any more what whoever asks was looking at.
  if (status === null) throw new AppError("conflict");
  checkTime(ctx, doing, now);
  const changes = { ...(await timesAfter(ctx, db, doing, now)), ...(await linkAfter(db, row, input)) };
  const isOther = isOfTime(input.act);
  const at = now.toISOString();
  const isChanged = await changeConsultationRow(db, row, {
    ...changes,
    status,
    sequence: row.sequence + (isOther ? 1 : 0),
    changed_at: later(at, row.changed_at),
  });
  if (!isChanged) throw new AppError("conflict");
  if (!isLive(status) && isLive(row.status) && row.slot_id !== null && row.starts_at > at) {
    await giveSlotBack(db, row.slot_id);
    await queueOpened(ctx, db, row.advisor_id);
  }
  const after = await findConsultationById(db, row.id);
  if (!after) throw new AppError("not_found");
  if (isOffStatus(status) || after.advisor_id !== row.advisor_id || input.act === "show")
    await showNoMore(ctx, db, row);
  if (input.act === "show" && account)
    for (const tell of ctx.extensions.consultationBooked) await tell(ctx, db, account, after);
  if (isOther) await planAnew(ctx, db, after);
  const changeId = await insertChange(db, {
    consultation_id: row.id,
    act: input.act,
    status,
    starts_at: after.starts_at,
    side,
    actor_id: account?.id ?? null,
    reason: ("reason" in input && input.reason) || null,
    at,
  });
  await queueTelling(ctx, db, after, { changeId, act: input.act, by: side, sides: toldSides(side, input.act) });
  if (after.advisor_id !== row.advisor_id) await queueGone(ctx, db, row, "moved");
  return after;
}

/** What an advisor was let see for a consultation that ends; another one of the same two people may still stand for it. */
async function showNoMore(ctx: Context, db: Db, row: ConsultationRow): Promise<void> {
  const now = ctx.clock.now();
  const still = (await othersOfBoth(db, row)).filter(({ status, ends_at: endsAt }) =>
    isBriefOpen({ status, endsAt }, now),
  );
  for (const tell of ctx.extensions.consultationLeft) await tell(ctx, db, row, still);
}

/** Has looked who waits for a time of an advisor, after one came free. */
export async function queueOpened(ctx: Context, db: Db, advisorId: number | null): Promise<void> {
  if (advisorId !== null) await ctx.queue.add(db, OPENED_WORK, { advisorId }, { key: `opened.${advisorId}` });
}

/** Two changes within one millisecond are still two. */
function later(at: string, before: string): string {
  return at > before ? at : new Date(Date.parse(before) + 1).toISOString();
}

function checkTime(ctx: Context, { row, side, input }: Doing, now: Date): void {
  const hasBegun = Date.parse(row.starts_at) <= now.getTime();
  if (["complete", "noShowPerson", "noShowAdvisor"].includes(input.act)) {
    if (!hasBegun) throw new AppError("booking_not_yet");
    return;
  }
  if (hasBegun && input.act !== "expire") throw new AppError("booking_over");
  if (side !== "person") return;
  const { bookingCancelMinutes, bookingMoveMinutes } = ctx.config;
  if (input.act === "cancel" && row.status === "approved" && !isBeforeCutoff(row.starts_at, bookingCancelMinutes, now))
    throw new AppError("booking_past_cutoff");
  if (input.act === "move" && !isBeforeCutoff(row.starts_at, bookingMoveMinutes, now))
    throw new AppError("booking_past_cutoff");
}

/** The time a consultation has after what is done; a new one is claimed and the old one given back in the same transaction. */
async function timesAfter(
  ctx: Context,
  db: Db,
  { row, side, input }: Doing,
  now: Date,
): Promise<Partial<ConsultationRow>> {
  if (input.act === "propose") return { proposed_slot_id: await proposedSlot(ctx, db, row, input.time_slot) };
  if (input.act === "show") return { shows: [...new Set(input.shows)].join("\n") };
  if (input.act === "keep" && row.proposed_slot_id === null) throw new AppError("conflict");
  if (input.act === "keep") return { proposed_slot_id: null };
  const name = input.act === "accept" ? row.proposed_slot_id : "time_slot" in input ? input.time_slot : undefined;
  if (name === undefined)
    return isLive(statusAfter(input.act, row.status, side) ?? row.status) ? {} : { proposed_slot_id: null };
  if (name === null) throw new AppError("conflict");
  const wanted = { field: row.field, kind: row.type, except: row.id, isAdvisors: side !== "person" };
  const { slot } = await requireFree(ctx, db, row.person_id, { name, ...wanted });
  const isOwn = slot.advisor_id === row.advisor_id;
  // An advisor moves within their own times; the person and an administrator may go to another advisor.
  if (!isOwn && side === "advisor") throw new AppError("not_found");
  if (row.slot_id !== null) {
    await giveSlotBack(db, row.slot_id);
    await queueOpened(ctx, db, row.advisor_id);
  }
  return {
    slot_id: slot.id,
    advisor_id: slot.advisor_id,
    proposed_slot_id: null,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    zone: slot.zone,
    expires_at: pendingUntil(slot.starts_at, ctx.config.bookingPendingHours, now),
    // What was shown to one advisor is not shown to another without asking.
    ...(!isOwn && { meeting_link: null, shows: "" }),
  };
}

async function proposedSlot(ctx: Context, db: Db, row: ConsultationRow, name: string): Promise<number> {
  const found = await readSlotToBook(db, name);
  if (!found || found.slot.advisor_id !== row.advisor_id) throw new AppError("not_found");
  const { slot } = found;
  if (slot.is_taken || slot.is_withdrawn || slot.starts_at <= ctx.clock.now().toISOString())
    throw new AppError("booking_no_times");
  return slot.id;
}

/** A call has the link that the advisor names, or else the one they always use. */
async function linkAfter(db: Db, row: ConsultationRow, input: Doing["input"]): Promise<Partial<ConsultationRow>> {
  if (row.type !== "video" || (input.act !== "approve" && input.act !== "accept")) return {};
  const named = input.act === "approve" ? input.meeting_link : row.meeting_link;
  const found = named || row.slot_id === null ? null : await readSlotToBook(db, row.slot_id);
  return { meeting_link: named || (found?.advisor.meeting_link ?? null) };
}

/** An advisor knows what they did themselves; a person gets it in writing, with the calendar's part. How a meeting went is said to nobody by mail. */
function toldSides(side: Side, act: Doing["input"]["act"]): ("person" | "advisor")[] {
  if (["show", "complete", "noShowPerson", "noShowAdvisor"].includes(act)) return [];
  if (act === "keep") return ["advisor"];
  return side === "advisor" ? ["person"] : ["person", "advisor"];
}

/** Cancels what an account that is going away was to hold, in the caller's transaction. */
export async function cancelBySystem(ctx: Context, db: Db, row: ConsultationRow): Promise<void> {
  await change(ctx, db, { account: null, row, side: "system", input: { act: "cancel" } });
}

/** Lets expire what nobody approved in time, and gives the times back. */
export async function expirePending(ctx: Context): Promise<void> {
  const overdue = await overduePending(ctx.db, ctx.clock.now().toISOString(), EXPIRED_AT_ONCE);
  for (const row of overdue)
    await inTransaction(ctx, (db) =>
      change(ctx, db, { account: null, row, side: "system", input: { act: "expire" } }),
    ).catch((error: unknown) => {
      // Somebody answered at this very moment.
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    });
  if (overdue.length > 0) ctx.queue.wake();
}
