import { sql } from "kysely";
import { CLOCK_SKEW_MS } from "#shared/clock-skew.ts";
import type { Db } from "./open.ts";

/** The latest stamp that can have been written by now, when it is written for `aheadMs` from then. */
export function latestStamp(now: Date, aheadMs = 0): string {
  return new Date(now.getTime() + aheadMs + CLOCK_SKEW_MS).toISOString();
}

/**
 * Brings stamps that a clock which had jumped ahead left behind back to the latest that could be written now: what happened "later"
 * counts as just now, what was to end later ends as if it began now.
 */
export async function bringBack(
  db: Db,
  { table, column, aheadMs = 0 }: { table: string; column: string; aheadMs?: number },
  now: Date,
): Promise<void> {
  const stamp = sql.ref(column);
  const back = new Date(now.getTime() + aheadMs).toISOString();
  await sql`update ${sql.table(table)} set ${stamp} = ${back} where ${stamp} > ${latestStamp(now, aheadMs)}`.execute(
    db,
  );
}
