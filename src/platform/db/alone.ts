import type { Database } from "./open.ts";

/** Any number of ours: whoever prepares this database holds it. */
const PREPARING = 7294;

/** Does what prepares a database while no other process does, waiting its turn. A SQLite file is guarded by its folder (data-folder.ts). */
export async function alone<T>({ native }: Pick<Database, "native">, work: () => Promise<T>): Promise<T> {
  const client = await native.pool?.connect();
  if (!client) return work();
  try {
    await client.query("select pg_advisory_lock($1)", [PREPARING]);
    return await work();
  } finally {
    // Closed rather than given back: that frees the lock whatever happened.
    client.release(true);
  }
}
