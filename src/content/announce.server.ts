import type { Context } from "#platform/context.ts";

/** The topic by which every process hears that published content changed. */
export const CONTENT_TOPIC = "content";

/** Tells all processes to read again, and waits until this one has. Call it after the commit. */
export async function announce(ctx: Context): Promise<void> {
  await ctx.content.refresh();
  ctx.events
    .publish(CONTENT_TOPIC, {})
    .catch((err: unknown) => ctx.log.warn({ err }, "a change of content was not announced"));
}
