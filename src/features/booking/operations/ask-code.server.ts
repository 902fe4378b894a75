import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { AskedCode } from "../schema/offer.ts";
import { readContact, sendContactCode } from "./confirm-contact.server.ts";

interface Asked {
  readonly email: string;
  readonly phone: string;
  readonly time_slot: string;
}

/** Whether a booking needs a code, which is then sent at once, but not twice to where one went already; null where it needs none. */
export async function askCode(
  ctx: Context,
  actor: Actor,
  { email, phone, time_slot }: Asked,
  sentTo: string,
): Promise<AskedCode | null> {
  const { contact, isKnown } = await readContact(ctx, actor, { email, phone });
  if (isKnown) return null;
  if (sentTo !== contact) await sendContactCode(ctx, actor, { email, phone, time_slot });
  return { contact };
}
