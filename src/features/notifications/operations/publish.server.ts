import type { Context } from "#platform/context.ts";

/** The topic by which every process hears what its open streams are to be told. */
export const NEWS_TOPIC = "notifications";

/** Says that there is something new: processes read it once and tell their streams. */
export function publishNew(ctx: Context, id: number): Promise<void> {
  return ctx.events.publish(NEWS_TOPIC, { id });
}

/** Says how many are unread for a person now. */
export function publishRead(ctx: Context, userId: number, unread: number): void {
  publishQuietly(ctx, { userId, unread });
}

/** Says that a person chose anew what they see: their streams begin again. */
export function publishChosen(ctx: Context, userId: number): void {
  publishQuietly(ctx, { userId });
}

/** Says that a sign-in has ended: its streams close at once. */
export function publishEnded(ctx: Context, signInId: string): void {
  publishQuietly(ctx, { signInId });
}

function publishQuietly(ctx: Context, payload: Readonly<Record<string, string | number>>): void {
  ctx.events
    .publish(NEWS_TOPIC, payload)
    .catch((err: unknown) => ctx.log.warn({ err }, "open streams could not be told"));
}
