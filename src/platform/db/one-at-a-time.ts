import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Context } from "../context.ts";

/** Does what no two processes may do at once; null when another one is doing it. The lock goes with its process, however that ends. */
export async function oneAtATime<T>(
  { config, database }: Pick<Context, "config" | "database">,
  { name, number }: { readonly name: string; readonly number: number },
  work: () => Promise<T>,
): Promise<{ readonly done: T } | null> {
  const { pool } = database.native;
  if (!pool) return oneInFolder(path.join(config.dataDir, `${name}.lock`), work);
  const client = await pool.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as free", [number]);
    if (rows[0]?.free !== true) return null;
    const done = await work();
    // Freed before anybody is told that it is over; a connection that ends frees it as well, but a little later.
    await client.query("select pg_advisory_unlock($1)", [number]);
    return { done };
  } finally {
    client.release(true);
  }
}

async function oneInFolder<T>(file: string, work: () => Promise<T>): Promise<{ readonly done: T } | null> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    try {
      lock.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;");
    } catch {
      return null;
    }
    return { done: await work() };
  } finally {
    lock.close();
  }
}
