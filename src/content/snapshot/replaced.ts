import type { Body } from "../body.ts";
import type { GivesWay } from "../types/content-type.ts";

interface Stored {
  readonly id: number;
  readonly body: Body;
}

/** The records that give way to another published one, each with the one in its place: of several the one that was there first. */
export function findReplaced<R extends Stored>(records: readonly R[], givesWay: GivesWay | null): Map<R, R> {
  if (!givesWay) return new Map();
  const lasting = new Map<unknown, R>();
  for (const record of records) {
    const key = record.body.data[givesWay.key];
    if (givesWay.is(record.body.data) || key === undefined || key === null) continue;
    const before = lasting.get(key);
    if (!before || record.id < before.id) lasting.set(key, record);
  }
  const replaced = new Map<R, R>();
  for (const record of records) {
    const other = givesWay.is(record.body.data) ? lasting.get(record.body.data[givesWay.key]) : undefined;
    if (other) replaced.set(record, other);
  }
  return replaced;
}
