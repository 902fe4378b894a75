import type { Context } from "#platform/context.ts";
import { type Account, type Actor, hasAccount } from "#shared/actor.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    /** What knows the address of a person's own picture. */
    readonly pictures: readonly ((ctx: Context, person: Account) => Promise<string | null>)[];
  }
}

/** The address of one's own picture, for the bars; null without one. */
export async function readPicture(ctx: Context, actor: Actor): Promise<string | null> {
  if (!hasAccount(actor)) return null;
  for (const read of ctx.extensions.pictures) {
    const picture = await read(ctx, actor);
    if (picture) return picture;
  }
  return null;
}
