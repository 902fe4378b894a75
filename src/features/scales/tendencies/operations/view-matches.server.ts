import { headingOf } from "#content/feminine-title.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import { distinctReasons } from "../rules/distinct-reasons.ts";
import { findReasons, type Ground, groundsOf } from "../rules/find-reasons.ts";
import { type Match, shownLikeness } from "../rules/match-profiles.ts";
import { tasksOf } from "../rules/tells-of-task.ts";
import { byEnvironment, type Profile } from "../rules.ts";
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

/** Professions as they are shown, each with its reason and one of its tasks. */
export function jobViews(ctx: Context, liked: Liked, matches: readonly JobMatch[], locale: Locale): MatchView[] {
  const found = matches.flatMap((match): Found[] => {
    const { id, slug, title } = match.item;
    const job = ctx.content.bySlug("job", slug, locale);
    if (!job) return [];
    // Statements are compared with tasks in one language; the same task is told in the reader's.
    const tasks = ctx.content.bySlug("job", slug, "en")?.responsibilities ?? [];
    const weigh = (one: { readonly id: string }) => tasksOf(one.id, tasks).length;
    const reasons = findReasons(liked.profile, match.terms, liked.marked, weigh);
    const environments = job.work_environments.slice(0, 2).map((one) => one.slug);
    const own = { id, slug, title, heading: headingOf(job, locale), locale: job.locale };
    const view = { ...own, ...figuresOf(liked, match), reasons, scene: sceneOfJob(job), environments };
    const taskOf = (statement: string | undefined) =>
      job.responsibilities?.[(statement && tasksOf(statement, tasks)[0]) || 0];
    return [{ view, telling: tellingOf(liked, match, weigh), taskOf }];
  });
  return withWhy(ctx, liked, found, locale);
}

/** All that was marked of what both are high in and speaks of its tasks, most first: another card may have quoted the first. */
function tellingOf({ profile, marked }: Liked, { terms }: JobMatch, weigh: (one: FormStatement) => number): string[] {
  const grounds = groundsOf(profile, terms).filter(({ is }) => is === "high");
  return grounds
    .flatMap(({ environment }) => marked.filter((one) => one.environment === environment && weigh(one) > 0))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .map(({ id }) => id);
}

/** Sectors have no words of their own that a statement could be compared with. */
export function sectorViews(
  ctx: Context,
  liked: Liked,
  matches: readonly Match<KnownSector>[],
  locale: Locale,
): MatchView[] {
  const found = matches.map((match): Found => {
    const { id, slug, title, locale: language } = match.item;
    const reasons = findReasons(liked.profile, match.terms, liked.marked);
    return { view: { id, slug, title, locale: language, ...figuresOf(liked, match), reasons }, telling: [] };
  });
  return withWhy(ctx, liked, found, locale);
}

/** Figures as they are shown: the label was read off the whole r before. */
function figuresOf({ isLabelled }: Liked, { r, label, terms }: Match<unknown>) {
  const shown = byEnvironment((one) => Math.round(terms[one] * 100) / 100);
  return { r: shownLikeness(r), label: isLabelled ? label : null, terms: shown };
}

interface Found {
  readonly view: Omit<MatchView, "why">;
  /** Statements that say something of it. */
  readonly telling: readonly string[];
  /** The task a statement speaks of, else the first. */
  readonly taskOf?: (statement: string | undefined) => string | undefined;
}

function withWhy(ctx: Context, { profile, marked }: Liked, found: readonly Found[], locale: Locale): MatchView[] {
  const texts = new Map(marked.map((statement) => [statement.id, statement[locale].text]));
  const said = distinctReasons(found.map(({ view, telling }) => ({ id: view.id, reasons: telling })));
  const names = environmentNames(ctx, locale);
  return found.map(({ view, taskOf }) => {
    const statement = said.get(view.id);
    const why = whyWords({ grounds: groundsOf(profile, view.terms), text: texts.get(statement ?? ""), names }, locale);
    const task = taskOf?.(statement);
    return { ...view, why: task ? `${why}\n${m.scales_match_task({ task: inSentence(task) }, { locale })}` : why };
  });
}

/** A task begins with a capital where it stands alone; what is all capitals stays. */
const inSentence = (task: string) => task.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

interface Why {
  readonly grounds: readonly Ground[];
  /** The statement that spoke for it. */
  readonly text?: string | undefined;
  readonly names: Readonly<Record<Environment, string>>;
}

/** The largest reason: a statement that says something of the work, else the environments in which both are high or low. */
function whyWords({ grounds, text, names }: Why, locale: Locale): string {
  const [first, second] = grounds.map((one) => ({ ...one, name: definite(names[one.environment], locale) }));
  if (text) return m.scales_match_reason({ text: `\u2068${text}\u2069` }, { locale });
  if (!first) return m.scales_match_some({}, { locale });
  if (first.is === "high") {
    return second?.is === "high"
      ? m.scales_match_high_two({ high: first.name, other: second.name }, { locale })
      : m.scales_match_high({ high: first.name }, { locale });
  }
  if (!second) return m.scales_match_low({ low: first.name }, { locale });
  return second.is === "low"
    ? m.scales_match_low_two({ low: first.name, other: second.name }, { locale })
    : m.scales_match_low_high({ low: first.name, high: second.name }, { locale });
}
