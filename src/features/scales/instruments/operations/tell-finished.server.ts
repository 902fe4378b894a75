import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Person } from "#shared/actor.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly scaleFinished: readonly FinishedWork[];
  }
}

/** Notes that a scale was finished, in the transaction that finishes it. */
export type FinishedWork = (ctx: Context, db: Db, person: Person, attempt: string) => Promise<void>;

/** Tells whoever notes it. */
export async function tellFinished(ctx: Context, db: Db, person: Person, attempt: string): Promise<void> {
  for (const work of ctx.extensions.scaleFinished) await work(ctx, db, person, attempt);
}
