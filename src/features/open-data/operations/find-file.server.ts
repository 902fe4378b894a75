import type { Context } from "#platform/context.ts";
import { findFile, type OpenFileRow } from "../store.server.ts";

/** A file of the open dataset by the name in its address. */
export function findOpenFile(ctx: Context, name: string): Promise<OpenFileRow | undefined> {
  return findFile(ctx.db, name);
}
