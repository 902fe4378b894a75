import { sql } from "kysely";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Account } from "#shared/actor.ts";
import {
  addImported,
  addNew,
  changeRecords,
  keepBefore,
  keepShipped,
  markOvertaken,
  noteAfter,
  type Step,
} from "./apply-steps.server.ts";
import { changeImport, countOutcomes, type ImportRow, type Outcome } from "./store.server.ts";
import { tellOthers } from "./tell-others.server.ts";

/** What became of an import. */
export interface Applied {
  readonly state: "done" | "refused";
  readonly counts: Readonly<Record<Outcome, number>>;
}

/**
 * Publishes what was staged, in one transaction: all of it or, where rows have faults and `goodOnly` is not asked for, nothing. Tell the
 * processes with `announce` afterwards.
 */
export async function applyImport(
  ctx: Context,
  staged: ImportRow,
  { goodOnly, by }: { readonly goodOnly: boolean; readonly by: Account | null },
): Promise<Applied> {
  const applied = await inTransaction(ctx, async (db): Promise<Applied> => {
    await holdRecords(ctx, db);
    await markOvertaken(db, staged.id);
    const counts = await countOutcomes(db, staged.id);
    const ended_at = ctx.clock.now().toISOString();
    const isRefused = counts.refused + counts.conflict > 0 && !goodOnly;
    const step = { db, id: staged.id, now: ended_at, by: by?.id ?? null, engine: ctx.database.engine };
    if (!isRefused) await writeRecords(ctx, step);
    const state = isRefused ? "refused" : "done";
    await changeImport(db, staged.id, { state, ended_at });
    return { state, counts };
  });
  // What follows from it is told when pages can show it.
  ctx.queue.wake();
  return applied;
}

/** No editor's save comes between the last look and the writing; readers are not held up. */
export async function holdRecords({ database }: Pick<Context, "database">, db: Db): Promise<void> {
  if (database.engine === "postgres") await sql`lock table content_records in share row exclusive mode`.execute(db);
}

async function writeRecords(ctx: Context, step: Step): Promise<void> {
  await keepShipped(step);
  await keepBefore(step);
  await addNew(step);
  await changeRecords(step);
  await addImported(step);
  await noteAfter(step);
  await tellOthers(ctx, step.db, step.id);
}
