import { sceneOfJob } from "#content/scenes.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import { distinctReasons } from "../rules/distinct-reasons.ts";
import { findReasons, groundsOf } from "../rules/find-reasons.ts";
import type { Match } from "../rules/match-profiles.ts";
import { statementWeights, stemsOf } from "../rules/weigh-statement.ts";
import type { Profile } from "../rules.ts";
import type { MatchView } from "../schema/result.ts";
import type { FormStatement } from "../schema.ts";
import { environmentNames, type KnownOccupation, type KnownSector } from "./read-content.server.ts";

/** Whose likeness it is: scores, and the statements marked true while they are kept. */
export interface Liked {
  readonly profile: Profile;
  readonly marked: readonly FormStatement[];
  /** Of a result that only leans nothing is claimed. */
  readonly isLabelled: boolean;
}

type Locale = "ar" | "en";
type JobMatch = Match<KnownOccupation>;

/** Professions as they are shown, each with its reason; what is told of one beside how near it is is read only of those that are shown. */
export function jobViews(ctx: Context, liked: Liked, matches: readonly JobMatch[], locale: Locale): MatchView[] {
  const weigh = statementWeights(liked.marked.map(({ id, en }) => ({ id, words: `${en.text} ${en.example}` })));
  const views = matches.flatMap((match) => {
    const { id, slug, title } = match.item;
    const job = ctx.content.bySlug("job", slug, locale);
    if (!job) return [];
    const stems = jobStems(ctx, slug);
    const reasons = findReasons(liked.profile, match.terms, liked.marked, (one) => weigh(one.id, stems));
    const environments = job.work_environments.slice(0, 2).map((one) => one.slug);
    const own = { id, slug, title, summary: job.summary, locale: job.locale };
    return [{ ...own, ...figuresOf(liked, match), reasons, scene: sceneOfJob(job), environments }];
  });
  return withWhy(ctx, liked, views, locale);
}

export function sectorViews(
  ctx: Context,
  liked: Liked,
  matches: readonly Match<KnownSector>[],
  locale: Locale,
): MatchView[] {
  const views = matches.map((match) => {
    const { id, slug, title, summary, locale: language } = match.item;
    const reasons = findReasons(liked.profile, match.terms, liked.marked);
    return { id, slug, title, summary, locale: language, ...figuresOf(liked, match), reasons };
  });
  return withWhy(ctx, liked, views, locale);
}

function figuresOf({ isLabelled }: Liked, { r, label, terms }: Match<unknown>) {
  return { r, label: isLabelled ? label : null, terms };
}

/** The words of a profession, in the language in which a statement is compared with them. */
function jobStems({ content }: Context, slug: string): ReadonlySet<string> {
  const job = content.bySlug("job", slug, "en");
  if (!job) return new Set();
  return stemsOf([job.title, job.summary, job.description, ...(job.responsibilities ?? [])].join(" "));
}

function withWhy(
  ctx: Context,
  { profile, marked }: Liked,
  views: readonly Omit<MatchView, "why">[],
  locale: Locale,
): MatchView[] {
  const texts = new Map(marked.map((statement) => [statement.id, statement[locale].text]));
  const said = distinctReasons(views);
  const names = environmentNames(ctx, locale);
  return views.map((view) => {
    const text = texts.get(said.get(view.id) ?? "");
    return { ...view, why: whyWords({ profile, terms: view.terms, text, names }, locale) };
  });
}

interface Why {
  readonly profile: Profile;
  readonly terms: Profile;
  /** The statement that spoke for it. */
  readonly text: string | undefined;
  readonly names: Readonly<Record<Environment, string>>;
}

/** The largest reason in a sentence: a statement where both are high, else what both care little for. */
function whyWords({ profile, terms, text, names }: Why, locale: Locale): string {
  const [first, second] = groundsOf(profile, terms);
  const name = (one: Environment) => definite(names[one], locale);
  if (!first) return m.scales_match_some({}, { locale });
  if (first.is === "high")
    return text
      ? m.scales_match_reason({ text: `\u2068${text}\u2069` }, { locale })
      : m.scales_card_shared({ environment: name(first.environment) }, { locale });
  const low = name(first.environment);
  if (!second) return m.scales_match_low({ low }, { locale });
  const other = name(second.environment);
  return second.is === "low"
    ? m.scales_match_low_two({ low, other }, { locale })
    : m.scales_match_low_high({ low, high: other }, { locale });
}
