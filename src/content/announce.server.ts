import type { Context } from "#platform/context.ts";

/** The topic by which every process hears that published content changed. */
export const CONTENT_TOPIC = "content";

/** Tells all processes to read again, and waits until this one has. Call it after the commit. `changed`: the record, when it is one. */
export async function announce(ctx: Context, changed?: string): Promise<void> {
  await ctx.content.refresh(changed === undefined ? [] : [changed]);
  void tellProcesses(ctx, changed);
}

/** Tells the other processes alone, for one that shows no content itself. */
export async function tellProcesses({ events, log }: Pick<Context, "events" | "log">, changed?: string): Promise<void> {
  await events
    .publish(CONTENT_TOPIC, changed === undefined ? {} : { changed })
    .catch((err: unknown) => log.warn({ err }, "a change of content was not announced"));
}
