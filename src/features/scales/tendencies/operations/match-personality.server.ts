import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { matchProfiles, matchSectors, nearestFirst } from "../rules/match-profiles.ts";
import { groupsOf, profileOfCode } from "../rules/read-code.ts";
import type { ResultKind } from "../rules.ts";
import { DEFAULT_TOP } from "../rules.ts";
import type { MatchView } from "../schema/result.ts";
import { fullLike, isListed } from "./list-matches.server.ts";
import { occupations, sectors } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";
import { jobViews, type Liked, sectorViews } from "./view-matches.server.ts";

export interface PersonalityQuery {
  /** `me`, letters such as `SIA`, or a result's code such as `(IS)A`; checked by `personalitySchema`. */
  readonly personality: string;
  readonly locale: "ar" | "en";
  readonly top?: number;
}

export interface PersonalityMatches {
  /** What the result can be used for; letters are always clear. Null for somebody without a result. */
  readonly kind: ResultKind | null;
  readonly matches: readonly MatchView[];
}

interface Asked extends Liked {
  readonly kind: ResultKind;
}

/** The professions most like a personality, best first: full profiles, then short ones as far as there is room. */
export async function jobsByPersonality(
  ctx: Context,
  actor: Actor,
  { personality, locale, top = DEFAULT_TOP }: PersonalityQuery,
): Promise<PersonalityMatches> {
  const asked = await askedFor(ctx, actor, personality);
  if (!asked || !isListed(asked.kind)) return { kind: asked?.kind ?? null, matches: [] };
  const full = fullLike(ctx, asked, locale, top);
  const room = Math.max(0, top - full.length);
  const known = room > 0 ? occupations(ctx, locale).filter(({ isShort }) => isShort) : [];
  const short = matchProfiles(asked.profile, known, room);
  return { kind: asked.kind, matches: jobViews(ctx, asked, [...full, ...short], locale) };
}

/** The document ids of all professions like a personality, the full profiles first, each best first. */
export async function rankedJobs(ctx: Context, actor: Actor, personality: string): Promise<readonly string[]> {
  const asked = await askedFor(ctx, actor, personality);
  if (!asked || !isListed(asked.kind)) return [];
  const near = nearestFirst(asked.profile, occupations(ctx, "en"));
  return [...near.filter(({ isShort }) => !isShort), ...near.filter(({ isShort }) => isShort)].map(({ id }) => id);
}

/** The sectors most like a personality, by the average of their professions. */
export async function sectorsByPersonality(
  ctx: Context,
  actor: Actor,
  { personality, locale, top = DEFAULT_TOP }: PersonalityQuery,
): Promise<PersonalityMatches> {
  const asked = await askedFor(ctx, actor, personality);
  if (!asked || !isListed(asked.kind)) return { kind: asked?.kind ?? null, matches: [] };
  const matches = matchSectors(asked.profile, sectors(ctx, locale), top);
  return { kind: asked.kind, matches: sectorViews(ctx, asked, matches, locale) };
}

async function askedFor(ctx: Context, actor: Actor, personality: string): Promise<Asked | null> {
  if (personality !== "me") {
    const groups = groupsOf(personality);
    // A result without a clear letter has an empty code.
    return { profile: profileOfCode(groups), marked: [], kind: groups.length > 0 ? "clear" : "flat", isLabelled: true };
  }
  const result = await personalityFor(ctx, actor);
  if (!result) return null;
  const { scores, marked, kind } = result;
  return { profile: scores, marked, kind, isLabelled: kind === "clear" };
}
