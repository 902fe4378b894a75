import { dayOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { mergeEdit, writtenOf } from "../rules/merge.ts";
import { added, done, type ItemChange, moved, type PlanItem, removed, restored, shifted } from "../rules/plan.ts";
import { MOST_ITEMS } from "../rules.ts";
import type { PlanAct, PlanForm } from "../schema/plan-forms.ts";
import { thingAt, thingOf } from "./find-thing.server.ts";

/** What an act made of a plan, and what it was about. */
export interface Applied {
  readonly act: PlanAct;
  readonly item: string;
  readonly changes: readonly ItemChange[];
}

/** Acts on goals and steps, on a device as in an account. */
export type ItemAct = Exclude<PlanForm, { act: "back" | "claim" | "forget" | "agreed-done" | "agreed-undone" }>;
type Of<Act extends ItemAct["act"]> = Extract<ItemAct, { act: Act }>;

/** How an item was at a revision; null when nobody knows. */
export type ReadState = (item: string, revision: number) => Promise<PlanItem | null>;

/** Works out what an act makes of a plan; nothing is written. */
export async function applyAct(
  ctx: Context,
  actor: Actor,
  items: readonly PlanItem[],
  form: ItemAct,
  readState: ReadState,
): Promise<Applied> {
  if (form.act === "add") return addItem(ctx, actor, items, form);
  const item = requireItem(items, form.item);
  const now = ctx.clock.now().toISOString();
  const applied = (act: PlanAct, changes: readonly ItemChange[]) => ({ act, item: item.id, changes });
  switch (form.act) {
    case "edit":
      return { item: item.id, ...(await editItem(ctx, actor, items, item, form, readState)) };
    case "done":
      return applied("done", done(item, now));
    case "undone":
      return applied("undone", done(item, null));
    case "up":
      return applied("move", shifted(items, item, -1));
    case "down":
      return applied("move", shifted(items, item, 1));
    case "move":
      return applied("move", moveItem(items, item, form));
    case "remove":
      return applied("remove", item.removedAt === null ? removed(items, item, now) : []);
    case "restore":
      return applied("restore", roomFor(items, restored(items, item)));
  }
}

/** Somebody's own, also while it is taken away; another's does not exist. */
function requireItem(items: readonly PlanItem[], id: string): PlanItem {
  const found = items.find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  return found;
}

function requireGoal(items: readonly PlanItem[], id: string | null): void {
  if (id === null) return;
  const goal = requireItem(items, id);
  if (goal.goal !== null || goal.removedAt !== null) throw new AppError("not_found");
}

/** What is added must find room; what is there may always be changed. */
function roomFor(items: readonly PlanItem[], changes: readonly ItemChange[]): readonly ItemChange[] {
  const there = items.filter(({ removedAt }) => removedAt === null).length;
  const more = changes.filter(({ before, after }) => after.removedAt === null && before?.removedAt !== null).length;
  if (there + more > MOST_ITEMS) throw new AppError("plan_full");
  return changes;
}

function addItem(ctx: Context, actor: Actor, items: readonly PlanItem[], form: Of<"add">): Applied {
  requireGoal(items, form.goal);
  const thing = form.record === null ? null : thingAt(ctx, actor, form.record);
  if (form.record !== null && !thing)
    throw new AppError("form_invalid", { fields: [{ path: "record", code: "study_plan_record" }] });
  const id = newDocumentId(ctx);
  const { goal, text, year, due: dueOn } = form;
  // A goal has no year of its own: its steps do.
  const when = goal === null ? { year: null, dueOn: null } : { year, dueOn };
  const change = added(items, { id, goal, record: thing?.record ?? null, text, ...when });
  return { act: "add", item: id, changes: roomFor(items, [change]) };
}

function moveItem(items: readonly PlanItem[], item: PlanItem, { goal, year, before }: Of<"move">) {
  requireGoal(items, goal);
  // A goal stays one, and a step never becomes one, wherever it is let go.
  if ((goal === null) !== (item.goal === null)) throw new AppError("not_found");
  return moved(items, item, { goal, year: goal === null ? null : year, before });
}

/** Writes on an item; what another device wrote there meanwhile stays, and what cannot be both stands beside it. */
async function editItem(
  ctx: Context,
  actor: Actor,
  items: readonly PlanItem[],
  item: PlanItem,
  { text, year, due, revision }: Of<"edit">,
  readState: ReadState,
): Promise<Omit<Applied, "item">> {
  if (text === "" && item.record === null)
    throw new AppError("form_invalid", { fields: [{ path: "text", code: "required" }] });
  const typed = item.goal === null ? { text, year: null, dueOn: null } : { text, year, dueOn: due };
  const isCurrent = revision === item.revision;
  const base = isCurrent ? item : await readState(item.id, revision);
  const { kept, second } = mergeEdit(base && writtenOf(base), writtenOf(item), typed);
  // Written on another device while it was taken away here: it is wanted.
  const back = item.removedAt === null ? [] : restored(items, item);
  const changes = isSame(kept, item)
    ? back
    : [written(item, kept), ...back.filter(({ after }) => after.id !== item.id)];
  if (!second) return { act: "edit", changes: roomFor(items, changes) };
  const name = second.text || (item.record && thingOf(ctx, actor, item.record)?.title) || item.text;
  const apart = m.study_plan_apart({ text: name, date: dayOf(ctx.clock.now(), ctx.config.site.timeZone) }, actor);
  const { goal, record } = item;
  const beside = added(items, { id: newDocumentId(ctx), goal, record, ...second, text: apart });
  return { act: "apart", changes: roomFor(items, [...changes, beside]) };
}

function written(item: PlanItem, kept: ReturnType<typeof writtenOf>): ItemChange {
  return { before: item, after: { ...item, ...kept, removedAt: null, revision: item.revision + 1 } };
}

function isSame(kept: ReturnType<typeof writtenOf>, item: PlanItem): boolean {
  return kept.text === item.text && kept.year === item.year && kept.dueOn === item.dueOn;
}
