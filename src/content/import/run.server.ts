import type { Context } from "#platform/context.ts";
import { oneAtATime } from "#platform/db/one-at-a-time.ts";
import { requirePublisher } from "../change.server.ts";
import { REGISTRY, type Registry } from "../registry.ts";
import { type Applied, applyImport } from "./apply.server.ts";
import type { ImportSource } from "./proposal.ts";
import { type StageOptions, stage } from "./stage.server.ts";
import { changeImport, countOutcomes } from "./store.server.ts";

/** Any number of ours: whoever imports into this database holds it. */
const IMPORTING = { name: "import", number: 7297 } as const;

export interface RunOptions extends StageOptions {
  /** Nothing is applied. */
  readonly dryRun: boolean;
  /** Rows without faults are applied although others have some. */
  readonly goodOnly: boolean;
}

/** What an import came to. */
export interface ImportResult extends Omit<Applied, "state"> {
  readonly id: number;
  readonly state: Applied["state"] | "tried";
}

/** Reads, compares and, unless it is a dry run, applies a source; null when another import is under way. Call `announce` after one that is done. */
export async function runImport(
  ctx: Context,
  source: ImportSource,
  options: RunOptions,
  registry: Registry = REGISTRY,
): Promise<ImportResult | null> {
  if (options.by) requirePublisher(options.by);
  const ran = await importing(ctx, async () => {
    const staged = await stage(ctx, source, options, registry);
    if (options.dryRun) {
      await changeImport(ctx.db, staged.id, { state: "tried", ended_at: ctx.clock.now().toISOString() });
      return { id: staged.id, state: "tried" as const, counts: await countOutcomes(ctx.db, staged.id) };
    }
    const counts = await countOutcomes(ctx.db, staged.id);
    options.tell({ step: "apply", done: 0, of: counts.new + counts.changed });
    return { id: staged.id, ...(await applyImport(ctx, staged, options)) };
  });
  return ran ? ran.done : null;
}

/** Does what no two imports may do at once; null when another one is under way. */
export function importing<T>(ctx: Context, work: () => Promise<T>): Promise<{ readonly done: T } | null> {
  return oneAtATime(ctx, IMPORTING, work);
}
