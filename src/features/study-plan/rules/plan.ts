import { byPlace, placeBetween } from "./place.ts";
import { schoolYearOf } from "./school-year.ts";

/** A goal, or a step to one. */
export interface PlanItem {
  readonly id: string;
  /** Null for a goal. */
  readonly goal: string | null;
  /** Something of the site it is about, as type/id. */
  readonly record: string | null;
  /** May be empty where there is a record: it then has the record's name. */
  readonly text: string;
  /** The calendar year its school year begins in. */
  readonly year: number | null;
  readonly dueOn: string | null;
  readonly doneAt: string | null;
  readonly place: string;
  readonly removedAt: string | null;
  /** Counts changes. */
  readonly revision: number;
}

/** What one act makes of one item; without `before` it is new. */
export interface ItemChange {
  readonly before: PlanItem | null;
  readonly after: PlanItem;
}

export type Written = Pick<PlanItem, "text" | "year" | "dueOn">;

/** A day decides its school year. */
export function dated({ text, year, dueOn }: Written): Written {
  return { text, year: dueOn === null ? year : schoolYearOf(dueOn), dueOn };
}

const isThere = ({ removedAt }: PlanItem) => removedAt === null;

export function goalsOf(items: readonly PlanItem[]): PlanItem[] {
  return items.filter((one) => one.goal === null && isThere(one)).sort(byPlace);
}

/** The steps to a goal by school year, those without one last. */
export function stepsOf(items: readonly PlanItem[], goal: string): PlanItem[] {
  const rank = ({ year }: PlanItem) => year ?? Number.POSITIVE_INFINITY;
  return items
    .filter((one) => one.goal === goal && isThere(one))
    .sort((a, b) => (rank(a) === rank(b) ? byPlace(a, b) : rank(a) - rank(b)));
}

/** Sorts what is open by when it is due: by its day, else after all days of its school year. */
export const soonness = ({ dueOn, year = null }: { readonly dueOn: string | null; readonly year?: number | null }) =>
  dueOn ?? `${year ?? 9999}-99`;

/** What an item can change its place with: goals with goals, steps with those of their goal and year. */
export function groupOf(items: readonly PlanItem[], { goal, year }: Pick<PlanItem, "goal" | "year">): PlanItem[] {
  return goal === null ? goalsOf(items) : stepsOf(items, goal).filter((one) => one.year === year);
}

function changed(before: PlanItem, changes: Partial<PlanItem>): ItemChange {
  return { before, after: { ...before, ...changes, revision: before.revision + 1 } };
}

type NewItem = Pick<PlanItem, "id" | "goal" | "record"> & Written;

/** A new item, the last of its group. */
export function added(items: readonly PlanItem[], { id, goal, record, ...written }: NewItem): ItemChange {
  const fields = dated(written);
  const last = groupOf(items, { goal, year: fields.year }).at(-1)?.place ?? null;
  const place = placeBetween(last, null);
  return { before: null, after: { id, goal, record, ...fields, doneAt: null, place, removedAt: null, revision: 1 } };
}

export function done(item: PlanItem, at: string | null): ItemChange[] {
  return (item.doneAt === null) === (at === null) ? [] : [changed(item, { doneAt: at })];
}

/** One place up or down in its group; at its end nothing changes. */
export function shifted(items: readonly PlanItem[], item: PlanItem, by: -1 | 1): ItemChange[] {
  const group = groupOf(items, item);
  const at = group.findIndex(({ id }) => id === item.id);
  const [before, after] = by < 0 ? [group[at - 2], group[at - 1]] : [group[at + 1], group[at + 2]];
  if (at < 0 || (by < 0 ? !after : !before)) return [];
  return [changed(item, { place: placeBetween(before?.place ?? null, after?.place ?? null) })];
}

interface Target {
  readonly goal: string | null;
  readonly year: number | null;
  /** The one it comes to stand before; null: the last. */
  readonly before: string | null;
}

/** Where it was dropped: in another year or goal too. A day that lies in no such year falls away. */
export function moved(items: readonly PlanItem[], item: PlanItem, { goal, year, before }: Target): ItemChange[] {
  const group = groupOf(items, { goal, year }).filter(({ id }) => id !== item.id);
  const found = group.findIndex(({ id }) => id === before);
  const at = found < 0 ? group.length : found;
  const place = placeBetween(group[at - 1]?.place ?? null, group[at]?.place ?? null);
  const isOfYear = item.dueOn !== null && schoolYearOf(item.dueOn) === year;
  return [changed(item, { goal, year, place, dueOn: isOfYear ? item.dueOn : null })];
}

/** Takes an item away, a goal with its steps. */
export function removed(items: readonly PlanItem[], item: PlanItem, at: string): ItemChange[] {
  const steps = item.goal === null ? stepsOf(items, item.id) : [];
  return [item, ...steps].map((one) => changed(one, { removedAt: at }));
}

/** Brings back what was taken away: a goal with the steps that went with it, a step with its goal. */
export function restored(items: readonly PlanItem[], item: PlanItem): ItemChange[] {
  if (item.removedAt === null) return [];
  const others = items.filter((one) =>
    item.goal === null
      ? one.goal === item.id && one.removedAt === item.removedAt
      : one.id === item.goal && one.removedAt !== null,
  );
  return [item, ...others].map((one) => changed(one, { removedAt: null }));
}
