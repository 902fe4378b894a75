import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { namedFiles, OWNER } from "./named-files.ts";
import { arrivalsFolder } from "./receive.server.ts";
import { fileBodies } from "./store.server.ts";

const HOUR_MS = 3_600_000;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
/** An upload that is still going on has bytes no record names yet. */
const UNNAMED_MS = 24 * HOUR_MS;
/** For so long a removed file can be brought back whole. */
const REMOVED_MS = 30 * 24 * HOUR_MS;

export const libraryWork: WorkHandlers = {
  "library.sweep": {
    everyMs: SWEEP_EVERY_MS,
    run: async (ctx) => {
      await sweepFiles(ctx);
      await sweepArrivals(ctx);
    },
  },
};

/** Removes stored files that no record names. @returns how many. */
export async function sweepFiles(ctx: Context): Promise<number> {
  const now = ctx.clock.now().getTime();
  const bodies = await fileBodies(ctx.db, new Date(now - REMOVED_MS).toISOString());
  const named = new Set(bodies.flatMap(namedFiles).map(({ area, name }) => `${area}/${name}`));
  let removed = 0;
  for (const area of ["public", "private"] as const)
    for await (const { name, changedAt } of ctx.files.list(area, OWNER)) {
      if (named.has(`${area}/${name}`) || !(changedAt.getTime() < now - UNNAMED_MS)) continue;
      await ctx.files.remove(area, name);
      removed += 1;
    }
  return removed;
}

/** Removes forms that a process left behind when it was ended. */
export async function sweepArrivals(ctx: Context): Promise<void> {
  const folder = arrivalsFolder(ctx.config.dataDir);
  const before = ctx.clock.now().getTime() - UNNAMED_MS;
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtime.getTime() < before) await rm(place, { recursive: true, force: true });
  }
}
