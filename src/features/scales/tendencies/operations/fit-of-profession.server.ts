import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { mayTake } from "../../access.ts";
import { type MatchLabel, matchProfiles } from "../rules/match-profiles.ts";
import type { ResultKind } from "../rules.ts";
import { occupationsBySlug } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";

/** How near somebody's own result is to one profession. `far`: not listed as a match; null: such a result is compared with nothing. */
export interface OwnFit {
  readonly kind: ResultKind;
  readonly likeness: MatchLabel | "far" | null;
}

/** The own fit with a profession; null without a result that counts, while results are hidden, and for a profession without a profile. */
export async function fitOfProfession(ctx: Context, actor: Actor, slug: string): Promise<OwnFit | null> {
  if (!mayTake(actor) || (await areResultsHidden(ctx, actor))) return null;
  const occupation = occupationsBySlug(ctx, actor.locale).get(slug);
  const result = occupation && (await personalityFor(ctx, actor));
  if (!result) return null;
  const { kind, scores } = result;
  if (kind !== "clear") return { kind, likeness: null };
  const [match] = matchProfiles(scores, [occupation]);
  return { kind, likeness: match?.label ?? "far" };
}
