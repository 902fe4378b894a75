import { z } from "zod";
import type { PlanItem } from "./plan.ts";

const id = z.string().regex(/^[a-z0-9]{1,40}$/);
const row = z.tuple([
  id,
  id.nullable(),
  z.string().max(100).nullable(),
  z.string().max(300),
  z.int().nullable(),
  z.string().max(10).nullable(),
  z.string().max(30).nullable(),
  z.string().regex(/^[0-9a-z]{1,400}$/),
  z.string().max(30).nullable(),
  z.int().min(1),
]);
const rows = z.array(row).max(200);

/** A plan as a device keeps it: no names of fields, which would fill its cookie. */
export function packItems(items: readonly PlanItem[]): string {
  return JSON.stringify(
    items.map((one) => [
      one.id,
      one.goal,
      one.record,
      one.text,
      one.year,
      one.dueOn,
      one.doneAt,
      one.place,
      one.removedAt,
      one.revision,
    ]),
  );
}

/** What a device keeps; what is none of ours counts as nothing. */
export function unpackItems(kept: string): PlanItem[] {
  const read = rows.safeParse(orNothing(kept));
  return (read.data ?? []).map(([own, goal, record, text, year, dueOn, doneAt, place, removedAt, revision]) => ({
    id: own,
    goal,
    record,
    text,
    year,
    dueOn,
    doneAt,
    place,
    removedAt,
    revision,
  }));
}

function orNothing(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}
