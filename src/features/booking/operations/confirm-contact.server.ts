import { createHmac, timingSafeEqual } from "node:crypto";
import { readSlotToBook } from "#features/advisor/operations/hold-slot.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import { permit } from "#platform/permission.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { isOver } from "#platform/shared-link.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { mayBook } from "../access.ts";
import { CODE, isBookable, LIMITS } from "../rules.ts";
import {
  type CodeRow,
  countCodeTry,
  findCode,
  insertConfirmed,
  isContactConfirmed,
  putCode,
  spendCode,
} from "../store/contacts.server.ts";
import { type CodeWay, type Contact, sendCode, wayOf } from "./code-way.server.ts";

const MINUTE_MS = 60_000;
/** The work that sends a code. */
export const CODE_WORK = "booking.code";

/**
 * Sends a code to the address (or the number, where SMS are sent) of a booking, for this person and this time alone. The code is in no
 * answer; a new one takes the place of the one before.
 */
export async function sendContactCode(
  ctx: Context,
  actor: Actor,
  { time_slot, ...contact }: Contact & { readonly time_slot: string },
): Promise<{ way: CodeWay["name"]; isConfirmed: boolean }> {
  const person = permit(actor, mayBook);
  await takeTry(ctx, LIMITS.codeAddress, actor.origin.address);
  await takeTry(ctx, LIMITS.codePerson, String(person.id));
  const way = wayOf(ctx, contact);
  if (await isKnownContact(ctx, person, way)) return { way: way.name, isConfirmed: true };
  await takeTry(ctx, LIMITS.codeContact, way.contact);
  await takeTry(ctx, LIMITS.codeDay, String(person.id));
  const found = await readSlotToBook(ctx.db, time_slot);
  if (!found || !isBookable(found.slot.starts_at, ctx.clock.now())) throw new AppError("booking_no_times");
  await inTransaction(ctx, async (db) => {
    const codeId = await putCode(db, {
      user_id: person.id,
      slot_id: found.slot.id,
      contact: way.contact,
      code_hash: "",
      tries: 0,
      expires_at: codeEnds(ctx),
    });
    await ctx.queue.add(db, CODE_WORK, { codeId }, { key: `code.${codeId}` });
  });
  ctx.queue.wake();
  return { way: way.name, isConfirmed: false };
}

/** Makes a code and sends it; each try makes a new one, for no code is written down where work waits. */
export async function deliverCode(ctx: Context, { codeId }: WorkPayload, work: WorkInHand): Promise<void> {
  const row = await findCode(ctx.db, Number(codeId));
  const user = row && (await readUser(ctx.db, row.user_id));
  if (!row || !user || isOver(row.expires_at, ctx.clock.now())) return;
  const code = String(ctx.random.int(10 ** CODE.digits)).padStart(CODE.digits, "0");
  const code_hash = hashOf(ctx, row.user_id, row.slot_id, row.contact, code);
  await putCode(ctx.db, { ...withoutId(row), code_hash, tries: 0, expires_at: codeEnds(ctx) });
  await sendCode(ctx, row.contact, { code, locale: user.locale, messageId: messageIdOf(ctx, work) });
}

const withoutId = ({ id: _, ...row }: CodeRow) => row;

function codeEnds(ctx: Context): string {
  return new Date(ctx.clock.now().getTime() + CODE.minutes * MINUTE_MS).toISOString();
}

/** Whether a contact needs no code: the account's own address, or one that was confirmed before. */
async function isKnownContact(ctx: Context, person: Account, { name, contact }: CodeWay): Promise<boolean> {
  if (name === "email") {
    const user = await readUser(ctx.db, person.id);
    if (user?.activated_at && user.email === contact) return true;
  }
  return isContactConfirmed(ctx.db, person.id, contact);
}

/** Whether the contact of a booking needs no code, and what of it a code would go to. */
export async function readContact(
  ctx: Context,
  actor: Actor,
  contact: Contact,
): Promise<{ readonly contact: string; readonly isKnown: boolean }> {
  const person = permit(actor, mayBook);
  const way = wayOf(ctx, contact);
  return { contact: way.contact, isKnown: await isKnownContact(ctx, person, way) };
}

/** Refuses a booking whose contact nobody has confirmed: without a code with a question, with a wrong one with a fault. */
export async function requireConfirmed(
  ctx: Context,
  person: Account,
  slotId: number,
  { otp, ...contact }: Contact & { readonly otp?: string | undefined },
): Promise<void> {
  const way = wayOf(ctx, contact);
  if (await isKnownContact(ctx, person, way)) return;
  if (!otp) throw new AppError("booking_code_needed");
  await takeTry(ctx, LIMITS.codeTries, String(person.id));
  const isRight = await inTransaction(ctx, async (db) => {
    const row = await countCodeTry(db, { user_id: person.id, slot_id: slotId, contact: way.contact });
    if (!row || row.code_hash === "" || row.tries > CODE.tries || isOver(row.expires_at, ctx.clock.now())) return false;
    const sent = Buffer.from(hashOf(ctx, person.id, slotId, way.contact, otp));
    if (!timingSafeEqual(sent, Buffer.from(row.code_hash)) || !(await spendCode(db, row))) return false;
    await insertConfirmed(db, person.id, way.contact, ctx.clock.now().toISOString());
    return true;
  });
  if (!isRight) throw new AppError("form_invalid", { fields: [{ path: "otp", code: "booking_code_wrong" }] });
}

/** Bound to person, time and contact: a code is of no use anywhere else. */
function hashOf(ctx: Context, ...parts: readonly (string | number)[]): string {
  return createHmac("sha256", ctx.secret)
    .update(JSON.stringify(["contact code", ...parts]))
    .digest("base64url");
}
