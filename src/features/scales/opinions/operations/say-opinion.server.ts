import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { isListed } from "../../tendencies/operations/list-matches.server.ts";
import { occupations } from "../../tendencies/operations/read-content.server.ts";
import { resultOf } from "../../tendencies/operations/read-results.server.ts";
import type { Result } from "../../tendencies/schema/result.ts";
import type { Opinion, SaidIn } from "../schema.ts";
import { deleteOpinion, putOpinion } from "../store.server.ts";
import { rankAll } from "./rank-professions.server.ts";

interface Said {
  readonly attempt: string;
  readonly job: string;
  /** Null takes back what was said. */
  readonly opinion: Opinion | null;
  readonly saidIn: Exclude<SaidIn, "eight">;
}

/** Keeps what somebody says of a profession beside an own result; nothing of the result or of its order changes. */
export async function sayOpinion(ctx: Context, actor: Actor, { attempt, job, opinion, saidIn }: Said): Promise<void> {
  const result = await listedResult(ctx, actor, attempt);
  if (opinion === null) return deleteOpinion(ctx.db, result.attempt, job, false);
  const occupation = occupations(ctx, actor.locale).find(({ id }) => id === job);
  const order = occupation ? rankAll(ctx, result.scores, occupation) : [];
  const at = order.findIndex(({ id }) => id === job);
  const found = order[at];
  if (!found) throw new AppError("form_invalid", { fields: [{ path: "job", code: "scales_opinions_job" }] });
  const said_at = ctx.clock.now().toISOString();
  const where = { document_id: job, said_in: saidIn, position: at + 1, likeness: found.r };
  await putOpinion(ctx.db, result.attempt, { ...where, opinion, said_at });
}

/** An own result that stands and lists professions; of any other there is nothing to say. */
export async function listedResult(ctx: Context, actor: Actor, attempt: string): Promise<Result> {
  const result = await resultOf(ctx, actor, { attempt });
  if (result.state !== "complete" || !isListed(result.kind)) throw new AppError("not_found");
  return result;
}
