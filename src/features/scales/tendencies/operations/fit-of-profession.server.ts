import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { definite } from "#shared/definite.ts";
import { mayTake } from "../../access.ts";
import { apartIn, type Ground, groundsOf } from "../rules/find-reasons.ts";
import { type MatchLabel, matchProfiles } from "../rules/match-profiles.ts";
import type { ResultKind } from "../rules.ts";
import type { Result } from "../schema/result.ts";
import type { ScaleStep } from "../schema.ts";
import { standOnScale } from "./next-on-scale.server.ts";
import { environmentNames, type KnownOccupation, occupationsBySlug } from "./read-content.server.ts";
import { type CurrentScores, personalityFor, scoresOf } from "./read-results.server.ts";
import { jobViews } from "./view-matches.server.ts";

/** How near somebody's own result is to one profession. `far`: not listed as a match; null: such a result is compared with nothing. */
export interface OwnFit {
  readonly kind: ResultKind;
  readonly likeness: MatchLabel | "far" | null;
  /** Where they differ most, by the name of an environment: the profession has more or less of it; null where it is near, or far altogether. */
  readonly apart: { readonly name: string; readonly isMore: boolean } | null;
  /** What both are high in, by the name of an environment, where only a part of the profession resembles them. */
  readonly alike: string | null;
}

/** The same with the reason a result tells; null where it tells none. */
export interface ReasonedFit extends OwnFit {
  readonly why: string | null;
}

/** Where the scale leads a reader, and the own fit with a profession; null without a result that may be seen, and for a profession without a profile. */
export async function standBeside(
  ctx: Context,
  actor: Actor,
  slug: string,
): Promise<{ readonly step: ScaleStep; readonly fit: OwnFit | null }> {
  const { step, newest } = await standOnScale(ctx, actor);
  const occupation = newest && occupationsBySlug(ctx, actor.locale).get(slug);
  const result = occupation && (await scoresOf(ctx, newest));
  return { step, fit: result ? fitOf(ctx, result, occupation, actor.locale) : null };
}

/** The own fit with each of several professions and why, in their order; null as for one. */
export async function fitsOfProfessions(
  ctx: Context,
  actor: Actor,
  slugs: readonly string[],
): Promise<readonly (ReasonedFit | null)[]> {
  const known = slugs.map((slug) => occupationsBySlug(ctx, actor.locale).get(slug));
  const result = await ownResult(ctx, actor);
  if (!result) return slugs.map(() => null);
  const { scores, marked, kind } = result;
  const compared = kind === "clear" ? known.filter((one) => one !== undefined) : [];
  const near = matchProfiles(scores, compared, compared.length);
  const views = jobViews(ctx, { profile: scores, marked, isLabelled: true }, near, actor.locale);
  return known.map((one) => {
    const why = views.find(({ id }) => id === one?.id)?.why ?? null;
    return one ? { ...fitOf(ctx, result, one, actor.locale), why } : null;
  });
}

async function ownResult(ctx: Context, actor: Actor): Promise<Result | null> {
  if (!mayTake(actor) || (await areResultsHidden(ctx, actor))) return null;
  return personalityFor(ctx, actor);
}

function fitOf(ctx: Context, { kind, scores }: CurrentScores, occupation: KnownOccupation, locale: Locale): OwnFit {
  if (kind !== "clear") return { kind, likeness: null, apart: null, alike: null };
  const [match] = matchProfiles(scores, [occupation]);
  const partly = match?.label === "good" ? match : null;
  const nameOf = (ground: Ground) => definite(environmentNames(ctx, locale)[ground.environment], locale);
  const ground = partly && apartIn(scores, partly.terms);
  const both = partly && groundsOf(scores, partly.terms).find(({ is }) => is === "high");
  return {
    kind,
    likeness: match?.label ?? "far",
    apart: ground && { name: nameOf(ground), isMore: ground.is === "low" },
    alike: both ? nameOf(both) : null,
  };
}
