import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf } from "#platform/permission.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { formRefusal, mayKeepInAccount } from "../access.ts";
import type { ItemChange, PlanItem } from "../rules/plan.ts";
import { LIMITS } from "../rules.ts";
import type { PlanAct, PlanForm } from "../schema/plan-forms.ts";
import { lastBatch, markTakenBack, stateAt } from "../store/changes.server.ts";
import { readItems, writeChanges } from "../store/items.server.ts";
import { setAgreedDone } from "./agreed-steps.server.ts";
import { type Applied, applyAct, type ItemAct } from "./apply-act.server.ts";
import { claimDevice } from "./claim-device.server.ts";
import { keepOnDevice, keepSubjectsOnDevice, planOnDevice } from "./device-plan.server.ts";

/** What was done, for the page that says so, and the cookies it takes. */
export interface PlanDone {
  readonly act: PlanAct | null;
  readonly item: string | null;
  readonly cookies: readonly string[];
}

/** Does what a form of the plan asks, in an account or on the device. */
export async function changePlan(
  ctx: Context,
  actor: Actor,
  form: PlanForm,
  cookies: string | null,
): Promise<PlanDone> {
  refuseIf(formRefusal(actor, form.act));
  if (form.act === "forget") return { act: null, item: null, cookies: forgotten(ctx) };
  if (!mayKeepInAccount(actor)) return changeOnDevice(ctx, actor, form as ItemAct, cookies);
  await takeTry(ctx, LIMITS.person, String(actor.id));
  switch (form.act) {
    case "claim":
      await claimDevice(ctx, actor, cookies);
      return { act: "claim", item: null, cookies: forgotten(ctx) };
    case "agreed-done":
    case "agreed-undone":
      await setAgreedDone(ctx, actor, form.item, form.act === "agreed-done");
      return { act: form.act === "agreed-done" ? "done" : "undone", item: null, cookies: [] };
    case "back":
      await takeBack(ctx, actor);
      return { act: "back", item: null, cookies: [] };
    default:
      return changeInAccount(ctx, actor, form);
  }
}

const forgotten = (ctx: Context) => [keepOnDevice(ctx, []), keepSubjectsOnDevice(ctx, "")];

async function changeOnDevice(ctx: Context, actor: Actor, form: ItemAct, cookies: string | null): Promise<PlanDone> {
  const items = planOnDevice(cookies);
  const applied = await applyAct(ctx, actor, items, form, async () => null);
  // Only what this act took away can be had back: a device has little room.
  const changed = new Map(applied.changes.map(({ after }) => [after.id, after]));
  const kept = items.filter(({ id, removedAt }) => removedAt === null || changed.has(id));
  const next = kept.map((one) => changed.get(one.id) ?? one);
  const fresh = applied.changes.flatMap(({ before, after }) => (before ? [] : [after]));
  return { act: applied.act, item: applied.item, cookies: [keepOnDevice(ctx, [...next, ...fresh])] };
}

/** One act at a time, so that two devices meet one after the other. */
function changeInAccount(ctx: Context, person: Account, form: ItemAct): Promise<PlanDone> {
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const items = await readItems(db, person.id);
    const readState = (item: string, revision: number) => stateAt(db, person.id, item, revision);
    const applied = await applyAct(ctx, person, items, form, readState);
    await write(ctx, db, person, applied);
    return { act: applied.act, item: applied.item, cookies: [] };
  });
}

async function write(ctx: Context, db: Db, person: Account, { act, changes }: Omit<Applied, "item">) {
  const at = ctx.clock.now().toISOString();
  await writeChanges(db, { userId: person.id, batch: newDocumentId(ctx), act, at }, changes);
}

/** Goes back one state: the newest act that was not taken back is, with all it changed. */
async function takeBack(ctx: Context, person: Account): Promise<void> {
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const rows = await lastBatch(db, person.id);
    const [first] = rows;
    if (!first) throw new AppError("not_found");
    const at = ctx.clock.now().toISOString();
    const items = new Map((await readItems(db, person.id)).map((one) => [one.id, one]));
    const changes = rows.flatMap((row) => asBefore(items, row.before_json, row.after_json, at));
    await markTakenBack(db, person.id, first.batch, at);
    await write(ctx, db, person, { act: "back", changes });
  });
}

/** An item as it was before a change; a new one is taken away. */
function asBefore(
  items: ReadonlyMap<string, PlanItem>,
  was: PlanItem | null,
  became: PlanItem,
  at: string,
): ItemChange[] {
  const before = items.get(became.id);
  if (!before) return [];
  const revision = before.revision + 1;
  return [{ before, after: was ? { ...was, revision } : { ...before, removedAt: at, revision } }];
}
