import type { Context } from "#platform/context.ts";
import type { Environment } from "#shared/environments.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { bankOf } from "../rules/bank-of.ts";
import { type Match, matchesInOrder, matchProfiles, matchSectors } from "../rules/match-profiles.ts";
import type { ResultKind } from "../rules.ts";
import { DEFAULT_TOP, type Profile } from "../rules.ts";
import type { BriefMatch, MatchFilter, MatchView, Result, ResultView, TryGroup } from "../schema/result.ts";
import { type KnownOccupation, occupations, sectors } from "./read-content.server.ts";
import { jobViews, type Liked, sectorViews } from "./view-matches.server.ts";

/** So many full profiles a result shows in all, so many short ones stand after them, and so many under one environment to try. */
const MOST_FULL = 8;
const MOST_SHORT = 3;
const MOST_TO_TRY = 3;
const MOST_GROUPS = 3;

type Locale = "ar" | "en";
type JobMatch = Match<KnownOccupation>;
export type Listed = Pick<ResultView, "jobs" | "short" | "groups" | "sectors">;
type Ranked = Pick<Result, "kind" | "scores" | "marked" | "reading">;

const NOTHING: Listed = { jobs: [], short: [], groups: [], sectors: [] };

/** All lists that a result's kind allows: in order with reasons when it is clear, to try when it leans, else none (0056). */
export function matchesOf(ctx: Context, result: Ranked, locale: Locale, filter: MatchFilter = { zone: null }): Listed {
  const liked = likedOf(result);
  if (!isListed(result.kind)) return NOTHING;
  if (result.kind === "leaning") return { ...NOTHING, groups: groupsToTry(ctx, liked, result, locale, filter) };
  const full = fullLike(ctx, liked, locale, MOST_FULL, filter);
  const inBrief = ({ id, slug, title, locale: told, why, terms }: MatchView): BriefMatch => {
    return { id, slug, title, locale: told, why, bank: bankOf(result.scores, terms) };
  };
  return {
    jobs: jobViews(ctx, liked, full, locale),
    short: jobViews(ctx, liked, shortLike(ctx, liked, locale, MOST_SHORT, full, filter), locale).map(inBrief),
    groups: [],
    // Nothing is said of a sector by its id: its slug tells it apart.
    sectors: sectorViews(ctx, liked, matchSectors(liked.profile, sectors(ctx, locale), DEFAULT_TOP), locale).map(
      (sector) => ({ ...inBrief(sector), id: sector.slug }),
    ),
  };
}

/** A few professions for a card: the nearest of a clear result, one of each environment to try of one that leans. */
export function fewMatches(ctx: Context, result: Ranked, locale: Locale, most: number): readonly MatchView[] {
  const liked = likedOf(result);
  // As the result tells them: a reason depends on those told before.
  if (result.kind === "clear")
    return jobViews(ctx, liked, fullLike(ctx, liked, locale, MOST_FULL), locale).slice(0, most);
  const { groups } = matchesOf(ctx, result, locale);
  return Array.from({ length: MOST_TO_TRY }, (_, at) => groups.flatMap(({ jobs }) => jobs.slice(at, at + 1)))
    .flat()
    .slice(0, most);
}

/** Whether professions are listed for such a result at all. */
export function isListed(kind: ResultKind): boolean {
  return kind === "clear" || kind === "leaning";
}

function likedOf({ scores, marked, kind }: Pick<Ranked, "scores" | "marked" | "kind">): Liked {
  return { profile: scores, marked, isLabelled: kind === "clear" };
}

/** With a filter those are left out whose preparation is not known. */
function accepted(known: readonly KnownOccupation[], { zone }: MatchFilter): readonly KnownOccupation[] {
  return zone === null ? known : known.filter(({ jobZone }) => jobZone !== null && jobZone <= zone);
}

export function fullLike(
  ctx: Context,
  { profile }: Pick<Liked, "profile">,
  locale: Locale,
  top: number,
  filter: MatchFilter = { zone: null },
): JobMatch[] {
  const known = occupations(ctx, locale).filter(({ isShort }) => !isShort);
  return matchProfiles(profile, accepted(known, filter), top);
}

/** The nearest short profiles, one of each family, and of no family that a full one stands for already. */
function shortLike(
  ctx: Context,
  { profile }: Liked,
  locale: Locale,
  most: number,
  full: readonly JobMatch[],
  filter: MatchFilter,
): JobMatch[] {
  const known = accepted(occupations(ctx, locale), filter).filter(({ isShort }) => isShort);
  const shown = new Set(full.flatMap(({ item }) => item.family ?? []));
  const found: JobMatch[] = [];
  for (const match of matchesInOrder(profile, known)) {
    if (found.length === most) break;
    const { family } = match.item;
    if (family !== null && shown.has(family)) continue;
    if (family !== null) shown.add(family);
    found.push(match);
  }
  return found;
}

const strongestOf = (profile: Profile): Environment =>
  ENVIRONMENTS.reduce((best, one) => (profile[one] > profile[best] ? one : best));

/** Full profiles near a leaning, each under its own strongest environment, by title: no order is claimed. */
function groupsToTry(ctx: Context, liked: Liked, { reading }: Ranked, locale: Locale, filter: MatchFilter): TryGroup[] {
  const near = fullLike(ctx, liked, locale, Number.POSITIVE_INFINITY, filter);
  const letters = reading.code.groups.flat();
  const wanted = letters.length > 0 ? letters : [...new Set(near.map(({ item }) => strongestOf(item.riasec)))];
  const groups = wanted.slice(0, MOST_GROUPS).map((environment) => {
    const own = near.filter(({ item }) => strongestOf(item.riasec) === environment).slice(0, MOST_TO_TRY);
    const byTitle = own.toSorted((a, b) => (a.item.title < b.item.title ? -1 : 1));
    return { environment, jobs: jobViews(ctx, liked, byTitle, locale) };
  });
  return groups.filter(({ jobs }) => jobs.length > 0).toSorted(inHexagonOrder);
}

const inHexagonOrder = (a: TryGroup, b: TryGroup): number =>
  ENVIRONMENTS.indexOf(a.environment) - ENVIRONMENTS.indexOf(b.environment);
