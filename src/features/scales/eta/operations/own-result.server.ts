import type { z } from "zod";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { newestResult } from "../../instruments/operations/read-results.server.ts";
import { ETA } from "../../rules.ts";
import type { ownEtaAnswer } from "../schema.ts";

/** The result that counts, as `eat_result` shows it; null without one, and while results are hidden. */
export async function readOwnEta(ctx: Context, person: Person): Promise<z.output<typeof ownEtaAnswer> | null> {
  if (await areResultsHidden(ctx, person)) return null;
  const result = await newestResult(ctx, person, ETA);
  if (!result) return null;
  const { attempt, about, norms, completedAt, expiresAt, scales } = result;
  return {
    documentId: attempt,
    version: about.version,
    norms_version: norms?.version ?? null,
    provisional: norms?.isProvisional ?? false,
    completedAt,
    expiresAt,
    scores: Object.fromEntries(
      scales.map(({ id, raw, min, max, rank, band }) => [
        id,
        {
          raw_score: raw,
          min,
          max,
          percentile_rank: rank?.rank ?? null,
          from: rank?.from ?? null,
          to: rank?.to ?? null,
          description: band?.title ?? null,
        },
      ]),
    ),
  };
}
