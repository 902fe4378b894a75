import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Person } from "#shared/actor.ts";

export type FinishedWork = (ctx: Context, db: Db, person: Person, attempt: string) => Promise<void>;

const works = new Map<string, FinishedWork>();

/** Lets another feature note that a scale was finished, in the transaction that finishes it. Saying a name twice changes nothing. */
export function onScaleFinished(name: string, work: FinishedWork): void {
  works.set(name, work);
}

export async function tellFinished(ctx: Context, db: Db, person: Person, attempt: string): Promise<void> {
  for (const work of works.values()) await work(ctx, db, person, attempt);
}
