import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type MatchList, matchProfiles, matchSectors } from "../rules/match-profiles.ts";
import { groupsOf, profileOfCode } from "../rules/read-code.ts";
import { DEFAULT_TOP, type Profile, type Statement } from "../rules.ts";
import type { MatchView, Result } from "../schema.ts";
import { occupations, sectors } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";

export interface PersonalityQuery {
  /** `me`, letters such as `SIA`, or a result's code such as `(IS)A`; checked by `personalitySchema`. */
  readonly personality: string;
  readonly locale: "ar" | "en";
  readonly top?: number;
}

export interface PersonalityMatches {
  readonly flat: boolean;
  readonly matches: readonly MatchView[];
}

interface Person {
  readonly profile: Profile;
  readonly marked: readonly Statement[];
}

/** The professions most like a personality, best first; none for a flat one or for somebody without a result. */
export async function jobsByPersonality(
  ctx: Context,
  actor: Actor,
  { personality, locale, top = DEFAULT_TOP }: PersonalityQuery,
): Promise<PersonalityMatches> {
  const person = await personOf(ctx, actor, personality);
  return person ? jobsLike(ctx, person, locale, top) : { flat: false, matches: [] };
}

/** The sectors most like a personality, by the average of their professions. */
export async function sectorsByPersonality(
  ctx: Context,
  actor: Actor,
  { personality, locale, top = DEFAULT_TOP }: PersonalityQuery,
): Promise<PersonalityMatches> {
  const person = await personOf(ctx, actor, personality);
  return person ? sectorsLike(ctx, person, locale, top) : { flat: false, matches: [] };
}

/** Both lists for one result, with the statements that spoke for each. */
export function matchesOf(ctx: Context, result: Pick<Result, "scores" | "marked">, locale: "ar" | "en") {
  const person = { profile: result.scores, marked: result.marked };
  return { jobs: jobsLike(ctx, person, locale).matches, sectors: sectorsLike(ctx, person, locale).matches };
}

async function personOf(ctx: Context, actor: Actor, personality: string): Promise<Person | null> {
  if (personality !== "me") return { profile: profileOfCode(groupsOf(personality)), marked: [] };
  const result = await personalityFor(ctx, actor);
  return result && { profile: result.scores, marked: result.marked };
}

function jobsLike(ctx: Context, { profile, marked }: Person, locale: "ar" | "en", top = DEFAULT_TOP) {
  return viewsOf(matchProfiles(profile, occupations(ctx, locale), { marked, top }));
}

function sectorsLike(ctx: Context, { profile, marked }: Person, locale: "ar" | "en", top = DEFAULT_TOP) {
  return viewsOf(matchSectors(profile, sectors(ctx, locale), { marked, top }));
}

interface Shown {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly locale: "ar" | "en";
  readonly scene?: string;
  readonly environments?: readonly string[];
}

function viewsOf<T extends Shown>({ flat, matches }: MatchList<T>): PersonalityMatches {
  return {
    flat,
    matches: matches.map(({ item, r, label, terms, reasons }) => {
      const { id, slug, title, summary, locale, scene, environments } = item;
      return { id, slug, title, summary, locale, r, label, terms, reasons, scene, environments };
    }),
  };
}
