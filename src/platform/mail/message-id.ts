import { createHmac } from "node:crypto";
import type { Context } from "#platform/context.ts";
import type { WorkInHand } from "#platform/queue/port.ts";

/** The Message-ID of a piece of work: the same at every try, so that a mail sent twice is recognised as one. */
export function messageIdOf(ctx: Pick<Context, "config" | "secret">, work: WorkInHand): string {
  const mark = createHmac("sha256", ctx.secret).update(`mail ${work.id}`).digest("hex").slice(0, 24);
  return `<${work.id}.${mark}@${domainOf(ctx.config.mailFrom)}>`;
}

function domainOf(mailFrom: string): string {
  return /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? "localhost";
}
