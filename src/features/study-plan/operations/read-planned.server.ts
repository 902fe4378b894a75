import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { mayKeepInAccount } from "../access.ts";
import { readNamed } from "../store/items.server.ts";
import { thingOf } from "./find-thing.server.ts";

/** Where what stands in somebody's own plan is shown, goals and steps alike, so that pages of it say so; a device's plan is not sent to them. */
export async function readPlanned(ctx: Context, actor: Actor): Promise<string[]> {
  if (!mayKeepInAccount(actor)) return [];
  const records = await readNamed(ctx.db, actor.id);
  return records.flatMap((record) => {
    const thing = thingOf(ctx, actor, record);
    return thing ? [savedAddress(thing.to)] : [];
  });
}
