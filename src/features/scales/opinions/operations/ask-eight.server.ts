import { headingOf } from "#content/feminine-title.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import type { Result } from "../../tendencies/schema/result.ts";
import { type Placed, pickEight } from "../rules/pick-eight.ts";
import type { EightJob, EightView, Opinion } from "../schema.ts";
import { deleteOpinion, opinionsOf, putOpinion } from "../store.server.ts";
import { rankAll } from "./rank-professions.server.ts";
import { listedResult } from "./say-opinion.server.ts";

/** The eight professions asked about after an own result, in their drawn order. */
export async function viewEight(ctx: Context, actor: Actor, attempt: string): Promise<EightView> {
  const result = await listedResult(ctx, actor, attempt);
  const eight = eightOf(ctx, result);
  if (eight.length === 0) throw new AppError("not_found");
  const said = await opinionsOf(ctx.db, result.attempt, true);
  const jobs = eight.flatMap(({ id }): EightJob[] => {
    const job = ctx.content.byDocumentId("job", id, actor.locale);
    if (!job) return [];
    const { slug, summary = "", locale } = job;
    const title = headingOf(job, actor.locale);
    const environment = job.work_environments[0]?.slug ?? "";
    return [{ id, slug, title, summary, locale, environment, scene: sceneOfJob(job) ?? "", opinion: said[id] ?? null }];
  });
  return { attempt: result.attempt, jobs };
}

interface Said {
  readonly attempt: string;
  readonly job: string;
  readonly opinion: Opinion | null;
}

/** Keeps what is said of one of the eight; of any other profession nothing is taken. */
export async function sayOfEight(ctx: Context, actor: Actor, { attempt, job, opinion }: Said): Promise<void> {
  const result = await listedResult(ctx, actor, attempt);
  const found = eightOf(ctx, result).find(({ id }) => id === job);
  if (!found) throw new AppError("form_invalid", { fields: [{ path: "job", code: "scales_opinions_job" }] });
  if (opinion === null) return deleteOpinion(ctx.db, result.attempt, job, true);
  const said_at = ctx.clock.now().toISOString();
  const { position, r } = found;
  const where = { document_id: job, said_in: "eight", position, likeness: r } as const;
  await putOpinion(ctx.db, result.attempt, { ...where, opinion, said_at });
}

function eightOf(ctx: Context, { attempt, scores }: Result): Placed[] {
  return pickEight(rankAll(ctx, scores, { isShort: false }), attempt);
}
