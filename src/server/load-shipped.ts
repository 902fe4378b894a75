import { fileURLToPath } from "node:url";
import { loadDirectory } from "#content/directory/load-directory.server.ts";
import { loadSeed } from "#content/seed.server.ts";
import { readSeedHash } from "#content/store.server.ts";
import type { Context } from "#platform/context.ts";
import { alone } from "#platform/db/alone.ts";

/** Brings the shipped content and the short profiles into a database. @returns how many records changed. */
export async function loadShipped(ctx: Context): Promise<number> {
  const seed = await loadSeed(ctx, seedFolder());
  if (seed.changed === 0) await ctx.content.refresh();
  const directory = await loadDirectory(ctx, seedFolder());
  return seed.changed + directory.changed;
}

/** The same where no start has done it yet: what a command imports would otherwise take the names of what is shipped. */
export async function loadShippedFirst(ctx: Context): Promise<void> {
  if ((await readSeedHash(ctx.db, "content")) === null) await alone(ctx.database, () => loadShipped(ctx));
}

/** The shipped content stands beside the program, at the project's root. */
export function seedFolder(): string {
  const here = fileURLToPath(new URL(".", import.meta.url));
  return `${here}../../db/seed`;
}
