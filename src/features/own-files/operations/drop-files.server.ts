import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { deleteFiles, knownStems, type OwnFileRow, readFiles } from "../store/files.server.ts";
import { deleteRemoved, showing } from "../store/showpieces.server.ts";
import { OWNER, stemOf, storedNames } from "./stored-names.server.ts";

/** An upload that is still going on has bytes no row names yet. */
const UNNAMED_MS = 24 * 3_600_000;
const ASKED_AT_ONCE = 200;

/** Takes the bytes of rows that are gone away; what cannot be removed now is swept later. */
export async function dropFiles(ctx: Context, rows: readonly OwnFileRow[]): Promise<void> {
  const names = rows.flatMap(storedNames);
  await Promise.allSettled(names.map((name) => ctx.files.remove("private", name)));
}

/** Deletes what was taken away before an instant with the files that nothing else shows. @returns the rows of those files. */
export async function forgetRemoved(db: Db, before: string, userId?: number): Promise<OwnFileRow[]> {
  return forgetUnshown(db, await deleteRemoved(db, before, userId));
}

/** Deletes those of these files that nothing shows. @returns their rows. */
export async function forgetUnshown(db: Db, fileIds: readonly number[]): Promise<OwnFileRow[]> {
  const shown = (await showing(db, fileIds)).flatMap(({ file_id, logo_id }) => [file_id, logo_id]);
  return deleteFiles(
    db,
    fileIds.filter((id) => !shown.includes(id)),
  );
}

/** Finds somebody's files while the rows still name them. @returns what removes their bytes. */
export async function findOwnFiles(ctx: Context, db: Db, userId: number): Promise<() => Promise<void>> {
  const names = (await readFiles(db, userId)).flatMap(storedNames);
  return async () => {
    for (const name of names) await ctx.files.remove("private", name);
  };
}

/** Removes stored files that no row names. @returns how many. */
export async function sweepUnnamed(ctx: Context): Promise<number> {
  const before = ctx.clock.now().getTime() - UNNAMED_MS;
  let removed = 0;
  let waiting: string[] = [];
  const sweep = async () => {
    const known = await knownStems(ctx.db, [...new Set(waiting.map(stemOf))]);
    for (const name of waiting) {
      if (known.has(stemOf(name))) continue;
      await ctx.files.remove("private", name);
      removed += 1;
    }
    waiting = [];
  };
  for await (const { name, changedAt } of ctx.files.list("private", OWNER)) {
    if (!(changedAt.getTime() < before)) continue;
    waiting.push(name);
    if (waiting.length >= ASKED_AT_ONCE) await sweep();
  }
  await sweep();
  return removed;
}
