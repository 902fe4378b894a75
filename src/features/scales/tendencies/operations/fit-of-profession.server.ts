import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { mayTake } from "../../access.ts";
import { type MatchLabel, matchProfiles } from "../rules/match-profiles.ts";
import type { Differentiation } from "../rules.ts";
import { occupationsBySlug } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";

/** How near somebody's own result is to one profession, and how sure that is. */
export interface OwnFit {
  /** `far`: not listed as a match; `flat`: a result without a profile cannot be compared. */
  readonly likeness: MatchLabel | "far" | "flat";
  readonly certainty: Differentiation["level"];
}

/** The own fit with a profession; null without a result that counts, while results are hidden, and for a profession without a profile. */
export async function fitOfProfession(ctx: Context, actor: Actor, slug: string): Promise<OwnFit | null> {
  if (!mayTake(actor) || (await areResultsHidden(ctx, actor))) return null;
  const occupation = occupationsBySlug(ctx, actor.locale).get(slug);
  const result = occupation && (await personalityFor(ctx, actor));
  if (!result) return null;
  const { flat, matches } = matchProfiles(result.scores, [occupation]);
  const { quality, differentiation } = result.reading;
  return {
    likeness: flat ? "flat" : (matches[0]?.label ?? "far"),
    // Answers that look unread make nothing certain.
    certainty: quality.careless ? "low" : differentiation.level,
  };
}
