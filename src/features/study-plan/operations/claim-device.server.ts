import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account } from "#shared/actor.ts";
import { added, goalsOf, type ItemChange, type PlanItem, stepsOf } from "../rules/plan.ts";
import { MOST_ITEMS } from "../rules.ts";
import { readItems, writeChanges } from "../store/items.server.ts";
import { putSubjects, readKeptSubjects } from "../store/subjects.server.ts";
import { planOnDevice, subjectsOnDevice } from "./device-plan.server.ts";
import { joinSubjects } from "./keep-subjects.server.ts";

/** Adds what a device keeps to an account, below what is there; subjects join those that are kept. */
export async function claimDevice(ctx: Context, person: Account, cookies: string | null): Promise<void> {
  const items = planOnDevice(cookies);
  const subjects = subjectsOnDevice(cookies);
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const own = await readItems(db, person.id);
    const changes = renamed(ctx, own, items);
    if (own.filter(({ removedAt }) => removedAt === null).length + changes.length > MOST_ITEMS)
      throw new AppError("plan_full");
    await writeChanges(db, { userId: person.id, batch: newDocumentId(ctx), act: "claim", at }, changes);
    if (!subjects) return;
    const joined = joinSubjects(ctx, await readKeptSubjects(db, person.id), subjects);
    await putSubjects(db, { user_id: person.id, subjects: joined, kept_at: at });
  });
}

/** The items of a device as new ones of an account: names on a device are for nobody else. */
function renamed(ctx: Context, own: readonly PlanItem[], items: readonly PlanItem[]): ItemChange[] {
  const all = [...own];
  const take = (item: PlanItem, goal: string | null): ItemChange => {
    const change = added(all, { ...item, id: newDocumentId(ctx), goal });
    const after = { ...change.after, doneAt: item.doneAt };
    all.push(after);
    return { before: null, after };
  };
  return goalsOf(items).flatMap((goal) => {
    const mine = take(goal, null);
    return [mine, ...stepsOf(items, goal.id).map((step) => take(step, mine.after.id))];
  });
}
