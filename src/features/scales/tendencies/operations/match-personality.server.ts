import { sceneOfJob } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type Match, type MatchList, matchProfiles, matchSectors, nearestFirst } from "../rules/match-profiles.ts";
import { groupsOf, profileOfCode } from "../rules/read-code.ts";
import { DEFAULT_TOP, type Profile, type Statement } from "../rules.ts";
import type { MatchView, Result } from "../schema.ts";
import { type KnownOccupation, occupations, sectors } from "./read-content.server.ts";
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

/** The document ids of all professions like a personality, the full profiles first, each best first. */
export async function rankedJobs(ctx: Context, actor: Actor, personality: string): Promise<readonly string[]> {
  const person = await personOf(ctx, actor, personality);
  if (!person) return [];
  const near = nearestFirst(person.profile, occupations(ctx, "en"));
  return [...near.filter(({ isShort }) => !isShort), ...near.filter(({ isShort }) => isShort)].map(({ id }) => id);
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

/** So many short profiles stand after the full ones of a result. */
const MOST_SHORT = 4;

/** All lists for one result, with the statements that spoke for each: full profiles, the nearest short ones of other families, sectors. */
export function matchesOf(ctx: Context, result: Pick<Result, "scores" | "marked">, locale: "ar" | "en") {
  const person = { profile: result.scores, marked: result.marked };
  const full = fullLike(ctx, person, locale, DEFAULT_TOP);
  return {
    jobs: jobViews(ctx, full.matches, locale),
    short: jobViews(ctx, shortLike(ctx, person, locale, MOST_SHORT, full.matches), locale),
    sectors: sectorsLike(ctx, person, locale).matches,
  };
}

async function personOf(ctx: Context, actor: Actor, personality: string): Promise<Person | null> {
  if (personality !== "me") return { profile: profileOfCode(groupsOf(personality)), marked: [] };
  const result = await personalityFor(ctx, actor);
  return result && { profile: result.scores, marked: result.marked };
}

type JobMatch = Match<KnownOccupation>;

/** Full profiles first, then short ones as far as there is room. */
function jobsLike(
  ctx: Context,
  { profile, marked }: Person,
  locale: "ar" | "en",
  top = DEFAULT_TOP,
): PersonalityMatches {
  const all = occupations(ctx, locale);
  const full = matchProfiles(
    profile,
    all.filter(({ isShort }) => !isShort),
    { marked, top },
  );
  const room = Math.max(0, top - full.matches.length);
  const short = matchProfiles(profile, room > 0 ? all.filter(({ isShort }) => isShort) : [], { marked, top: room });
  return { flat: full.flat, matches: jobViews(ctx, [...full.matches, ...short.matches], locale) };
}

function fullLike(ctx: Context, { profile, marked }: Person, locale: "ar" | "en", top: number) {
  const known = occupations(ctx, locale).filter(({ isShort }) => !isShort);
  return matchProfiles(profile, known, { marked, top });
}

/** The nearest short profiles, one of each family, and of no family that a full one stands for already. */
function shortLike(
  ctx: Context,
  { profile, marked }: Person,
  locale: "ar" | "en",
  most: number,
  full: readonly JobMatch[],
): JobMatch[] {
  const known = occupations(ctx, locale).filter(({ isShort }) => isShort);
  const shown = new Set(full.flatMap(({ item }) => item.family ?? []));
  const found: JobMatch[] = [];
  for (const match of matchProfiles(profile, known, { marked, top: known.length }).matches) {
    if (found.length === most) break;
    const { family } = match.item;
    if (family !== null && shown.has(family)) continue;
    if (family !== null) shown.add(family);
    found.push(match);
  }
  return found;
}

/** What is told of a profession beside how near it is is read only of those that are shown. */
function jobViews({ content }: Context, matches: readonly JobMatch[], locale: "ar" | "en"): MatchView[] {
  return matches.flatMap(({ item: { id, slug, title }, r, label, terms, reasons }) => {
    const job = content.bySlug("job", slug, locale);
    if (!job) return [];
    const environments = job.work_environments.slice(0, 2).map((one) => one.slug);
    const own = { id, slug, title, summary: job.summary, locale: job.locale };
    return [{ ...own, r, label, terms, reasons, scene: sceneOfJob(job), environments }];
  });
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
}

function viewsOf<T extends Shown>({ flat, matches }: MatchList<T>): PersonalityMatches {
  return {
    flat,
    matches: matches.map(({ item, r, label, terms, reasons }) => {
      const { id, slug, title, summary, locale } = item;
      return { id, slug, title, summary, locale, r, label, terms, reasons };
    }),
  };
}
