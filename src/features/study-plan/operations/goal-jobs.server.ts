import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { mayKeepInAccount } from "../access.ts";
import { goalsOf } from "../rules/plan.ts";
import { readItems } from "../store/items.server.ts";

/** Slugs of the professions that are goals of somebody's own plan, in its order; of what is published. */
export const goalJobs = (ctx: Context, person: Person): Promise<string[]> => goalsAmong(ctx, person, "job");

/** The same of study programmes. */
export const goalPrograms = (ctx: Context, person: Person): Promise<string[]> =>
  goalsAmong(ctx, person, "academic-program");

async function goalsAmong(ctx: Context, person: Person, type: "job" | "academic-program"): Promise<string[]> {
  if (!mayKeepInAccount(person)) return [];
  const goals = goalsOf(await readItems(ctx.db, person.id));
  return goals.flatMap(({ record }) => {
    const id = record?.startsWith(`${type}/`) ? record.slice(type.length + 1) : null;
    const found = id && ctx.content.byDocumentId(type, id, person.locale);
    return found ? [found.slug] : [];
  });
}
