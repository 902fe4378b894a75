import type { Context } from "#platform/context.ts";
import type { Account } from "#shared/actor.ts";
import type { AgreedStep } from "../schema/plan-view.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    /** Where steps come from that somebody agreed on with others. */
    readonly agreedSteps: readonly AgreedSteps[];
  }
}

/** Steps that another feature keeps: a plan shows them and ticks them off, and writes nothing on them. */
export interface AgreedSteps {
  readonly list: (ctx: Context, person: Pick<Account, "id">) => Promise<readonly AgreedStep[]>;
  readonly setDone: (ctx: Context, person: Account, id: string, isDone: boolean) => Promise<void>;
}

/** All that was agreed on with somebody. */
export async function listAgreed(ctx: Context, person: Pick<Account, "id">): Promise<AgreedStep[]> {
  const lists = await Promise.all(ctx.extensions.agreedSteps.map((one) => one.list(ctx, person)));
  return lists.flat();
}

/** Ticks off a step where it is kept; another's does not exist there. */
export async function setAgreedDone(ctx: Context, person: Account, id: string, isDone: boolean): Promise<void> {
  for (const { setDone } of ctx.extensions.agreedSteps) await setDone(ctx, person, id, isDone);
}
