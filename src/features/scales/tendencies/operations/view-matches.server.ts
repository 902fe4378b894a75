import { sceneOfJob } from "#content/scenes.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import { distinctReasons } from "../rules/distinct-reasons.ts";
import { findReasons, type Ground, groundsOf } from "../rules/find-reasons.ts";
import { type Match, shownLikeness } from "../rules/match-profiles.ts";
import { rareStems, statementWeights, stemsOf } from "../rules/weigh-statement.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import type { MatchView } from "../schema/result.ts";
import type { FormStatement } from "../schema.ts";
import { environmentNames, type KnownOccupation, type KnownSector, occupations } from "./read-content.server.ts";

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
  const words = liked.marked.map(({ id, en }) => ({ id, words: en.text }));
  const weigh = statementWeights(words, tellingWords(ctx));
  const found = matches.flatMap((match): Found[] => {
    const { id, slug, title } = match.item;
    const job = ctx.content.bySlug("job", slug, locale);
    if (!job) return [];
    const stems = jobStems(ctx, slug);
    const reasons = findReasons(liked.profile, match.terms, liked.marked, (one) => weigh(one.id, stems));
    const environments = job.work_environments.slice(0, 2).map((one) => one.slug);
    const own = { id, slug, title, locale: job.locale };
    const view = { ...own, ...figuresOf(liked, match), reasons, scene: sceneOfJob(job), environments };
    return [{ view, telling: reasons.filter((one) => weigh(one, stems) > 0), moment: momentOf(job.day) }];
  });
  return withWhy(ctx, liked, found, locale);
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

/** The words of a profession, in the language in which statements are compared with them; of full profiles made once. */
function jobStems(ctx: Context, slug: string): ReadonlySet<string> {
  return stemsOfFull(ctx).get(slug) ?? readStems(ctx, slug);
}

function readStems({ content }: Context, slug: string): ReadonlySet<string> {
  const job = content.bySlug("job", slug, "en");
  if (!job) return new Set();
  return stemsOf([job.title, job.summary, job.description, ...(job.responsibilities ?? [])].join(" "));
}

/** The words that tell one profession from others, by those told in full. */
function tellingWords(ctx: Context): ReadonlySet<string> {
  return ctx.content.snapshot.once("rare-job-stems", () => rareStems([...stemsOfFull(ctx).values()]));
}

function stemsOfFull(ctx: Context): ReadonlyMap<string, ReadonlySet<string>> {
  return ctx.content.snapshot.once("job-stems", () => {
    const full = occupations(ctx, "en").filter(({ isShort }) => !isShort);
    return new Map(full.map(({ slug }) => [slug, readStems(ctx, slug)]));
  });
}

/** A moment that is told whole wherever a line or two are. */
const MOST_LETTERS = 150;

/** From the middle of the day. */
function momentOf(day: readonly NonNullable<MatchView["moment"]>[] | null | undefined) {
  const short = (day ?? []).filter(({ text }) => text.length <= MOST_LETTERS);
  const middle = short[Math.floor(short.length / 2)];
  return middle && { at: middle.at, text: middle.text };
}

interface Found {
  readonly view: Omit<MatchView, "why">;
  /** The reasons that say something of it. */
  readonly telling: readonly string[];
  readonly moment?: MatchView["moment"];
}

function withWhy(ctx: Context, { profile, marked }: Liked, found: readonly Found[], locale: Locale): MatchView[] {
  const texts = new Map(marked.map((statement) => [statement.id, statement[locale].text]));
  const said = distinctReasons(found.map(({ view, telling }) => ({ id: view.id, reasons: telling })));
  const quoted = new Set(said.values());
  const names = environmentNames(ctx, locale);
  return found.map(({ view, moment }) => {
    const grounds = groundsOf(profile, view.terms);
    const text = texts.get(said.get(view.id) ?? "");
    if (text) return { ...view, why: whyWords({ grounds, text, names }, locale) };
    const shared = ofGround(marked, grounds[0], quoted);
    if (shared) quoted.add(shared.id);
    const why = whyWords({ grounds, shared: shared?.[locale].text, names }, locale);
    return { ...view, why, ...(!shared && moment && { moment }) };
  });
}

/** An own answer of the environment that brought it near, told nowhere else: it says nothing of the work, and its place is named. */
function ofGround(marked: Liked["marked"], ground: Ground | undefined, quoted: ReadonlySet<string | undefined>) {
  if (ground?.is !== "high") return undefined;
  return marked.find(({ id, environment }) => environment === ground.environment && !quoted.has(id));
}

interface Why {
  readonly grounds: readonly Ground[];
  /** The statement that spoke for it. */
  readonly text?: string | undefined;
  /** An own answer of the environment that both are high in. */
  readonly shared?: string | undefined;
  readonly names: Readonly<Record<Environment, string>>;
}

/** The largest reason in a sentence: a statement that says something of the work, else one of the environment shared, else the environments in which both are high or low. */
function whyWords({ grounds, text, shared, names }: Why, locale: Locale): string {
  const [first, second] = grounds.map((one) => ({ ...one, name: definite(names[one.environment], locale) }));
  if (!first) return m.scales_match_some({}, { locale });
  if (first.is === "high") {
    if (text) return m.scales_match_reason({ text: `\u2068${text}\u2069` }, { locale });
    if (shared) return m.scales_match_shared({ high: first.name, text: `\u2068${shared}\u2069` }, { locale });
    return second?.is === "high"
      ? m.scales_match_high_two({ high: first.name, other: second.name }, { locale })
      : m.scales_match_high({ high: first.name }, { locale });
  }
  if (!second) return m.scales_match_low({ low: first.name }, { locale });
  return second.is === "low"
    ? m.scales_match_low_two({ low: first.name, other: second.name }, { locale })
    : m.scales_match_low_high({ low: first.name, high: second.name }, { locale });
}
