import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { mayKeepInAccount } from "../access.ts";
import { goalsOf } from "../rules/plan.ts";
import { readItems } from "../store/items.server.ts";

const OF_JOB = "job/";

/** Slugs of the professions that are goals of somebody's own plan, in its order; of what is published. */
export async function goalJobs(ctx: Context, person: Person): Promise<string[]> {
  if (!mayKeepInAccount(person)) return [];
  const goals = goalsOf(await readItems(ctx.db, person.id));
  return goals.flatMap(({ record }) => {
    const id = record?.startsWith(OF_JOB) ? record.slice(OF_JOB.length) : null;
    const job = id && ctx.content.byDocumentId("job", id, person.locale);
    return job ? [job.slug] : [];
  });
}
