import { type Context, inTransaction } from "#platform/context.ts";
import { deviceOf, takeTry } from "#platform/limits/count-tries.ts";
import { type Actor, hasAccount } from "#shared/actor.ts";
import { dueAt, LIMITS, looksLikeSpam, referenceOf } from "../rules.ts";
import type { ContactInput } from "../schema.ts";
import { insertMessage } from "../store.server.ts";

export const RECEIVED_WORK = "contact.received";

/** Takes what somebody writes to us, and has them told by mail that it is here; what looks like advertising waits for a person. */
export async function sendMessage(
  ctx: Context,
  actor: Actor,
  input: ContactInput,
): Promise<{ reference: string; dueAt: string }> {
  const { origin } = actor;
  await takeTry(ctx, LIMITS.address, origin.address);
  await takeTry(ctx, LIMITS.addressDay, origin.address);
  await takeTry(ctx, LIMITS.device, deviceOf(origin));
  await takeTry(ctx, LIMITS.email, input.email);
  const { website: trap, subject, ...written } = input;
  const now = ctx.clock.now();
  const due_at = dueAt(now).toISOString();
  const reference = referenceOf(ctx.random.bytes(8));
  const isHeld = looksLikeSpam({ message: input.message, subject, trap });
  await inTransaction(ctx, async (db) => {
    const id = await insertMessage(db, {
      ...written,
      reference,
      user_id: hasAccount(actor) ? actor.id : null,
      subject: subject || null,
      locale: actor.locale,
      state: isHeld ? "held" : "open",
      assigned_to: null,
      sent_at: now.toISOString(),
      due_at,
      answered_at: null,
      closed_at: null,
    });
    if (!isHeld) await ctx.queue.add(db, RECEIVED_WORK, { messageId: id });
  });
  return { reference, dueAt: due_at };
}
