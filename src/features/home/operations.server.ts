import { readEditorsNews } from "#content/review.server.ts";
import { sceneOfRecord } from "#content/scenes.server.ts";
import { jobsByTurns, jobsOfAreas, jobsOfTheDay } from "#features/jobs/operations/orders-of-the-day.server.ts";
import { readJobCards } from "#features/jobs/operations/read-job.server.ts";
import type { JobCard } from "#features/jobs/schema.ts";
import { listQuestions } from "#features/legal/operations.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import type { SampleResult } from "#features/scales/tendencies/operations/sample-result.server.ts";
import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard, HomeKind, HomeSection, HomeStep } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { OF_THE_DAY, ofTheDay } from "#shared/turns.ts";
import { mayReadHome } from "./access.ts";
import { presentHomeWords, presentNext, presentReadingStep, presentReview } from "./presenter/home.server.ts";
import { namesOfSix, presentDoes, presentSample, presentToday, presentWords } from "./presenter/landing.server.ts";
import { presentCall, presentPromise, presentStart, presentTools } from "./presenter.server.ts";
import {
  alikeUnderOneReason,
  chooseQuestions,
  drawnOnce,
  FIGURES_OF_HOME,
  homeKindOf,
  isPupilsHome,
  stageOf,
} from "./rules.ts";
import type { DailyTips, EnvironmentName, FeaturedArticle, Home, Landing, NearJobs } from "./schema.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly homeCards: readonly HomeCardMaker[];
  }
}

/** Makes a card for a person, or null when there is nothing to say. Words in `person.locale`. */
export interface HomeCardMaker {
  readonly section: HomeSection;
  /** The homes it may begin; of several the first of the list. */
  readonly first?: readonly HomeKind[];
  /** It stands beside the rest and begins no home, also where nothing else is there. */
  readonly isAside?: boolean;
  readonly make: (ctx: Context, person: Person) => Promise<HomeCard | null>;
}

const DRY = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 } as const;
const SECTIONS: readonly HomeSection[] = ["continue", "reached", "new"];

/** The signed-in person's home. */
export async function readHome(ctx: Context, actor: Actor): Promise<Home> {
  const person = permit(actor, mayReadHome);
  const kind = homeKindOf(person);
  const figures = FIGURES_OF_HOME[kind];
  const isBeside = figures !== undefined && kind !== "editor";
  const made = await Promise.all(
    ctx.extensions.homeCards.map(async (maker) => ({ maker, card: await maker.make(ctx, person) })),
  );
  const inOrder = SECTIONS.flatMap((section) => made.filter(({ maker, card }) => card && maker.section === section));
  const cardsOf = (of: typeof made) => of.flatMap(({ card }) => card ?? []);
  const cards = cardsOf(inOrder);
  const own = made.find(({ maker, card }) => card && maker.first?.includes(kind))?.card;
  const lead = own ?? (await startOr(ctx, person, cardsOf(inOrder.filter(({ maker }) => !maker.isAside))));
  const matches = nearJobs(ctx, person, cards.find((card) => card.matches)?.matches, new Set());
  const near = new Set(matches?.jobs.map(({ job }) => job.slug));
  const suggested = nearJobs(ctx, person, cards.find((card) => card.suggested)?.suggested, near);
  // One row of professions: those of whom somebody is beside, then what is known of this person, then what is there for everybody.
  const together = isBeside ? sharedJobs(ctx, person, cards) : null;
  const planned = cards.find((card) => card.step)?.step;
  const step = await nextStep(ctx, person, { kind, lead, matches, planned });
  const upcoming = cards.find((card) => card.when && card !== lead) ?? null;
  const asRows = (card: HomeCard) =>
    alikeUnderOneReason(matches && suggested ? withJobs(card, suggested, person.locale) : card, step !== null);
  return {
    lead,
    upcoming,
    today: formatDate(ctx.clock.now(), person.locale, ctx.config.site.timeZone, "today"),
    isBeside,
    figures: figures ?? [],
    isPupil: isPupilsHome(person),
    cards: drawnOnce(
      cards
        .filter((card) => card !== lead && card !== upcoming)
        .flatMap((card) => (card.step && card.step === step ? withoutStep(card) : card))
        .map((card) => (card.suggested ? asRows(card) : card))
        .filter(saysMore),
    ),
    near: kind === "editor" ? null : (together ?? matches ?? suggested ?? dailyJobs(ctx, person, isBeside)),
    // What was begun waits before what is kept; an invitation stands after it.
    isAskedFirst: made.some(
      ({ maker, card }) => card && card !== lead && !card.items?.length && !card.when && !maker.isAside,
    ),
    step,
    words: presentHomeWords(person),
  };
}

/** Professions of the environments that lead in what others show this person, but for those that stand on the page already. */
function sharedJobs(ctx: Context, person: Person, cards: readonly HomeCard[]): NearJobs | null {
  const areas = cards.find((card) => card.areas)?.areas;
  if (!areas) return null;
  const shown = new Set(cards.flatMap(({ items = [] }) => items.map(({ to }) => to)));
  const slugs = jobsOfAreas(ctx, areas.codes, String(person.id)).filter((slug) => !shown.has(pathTo("job", { slug })));
  const jobs = readJobCards(ctx, person, slugs.slice(0, IN_A_ROW));
  return readTogether(person, jobs, areas.reason);
}

function readTogether({ locale }: Person, jobs: readonly JobCard[], text: string): NearJobs | null {
  if (jobs.length === 0) return null;
  return { title: m.home_together_title({}, { locale }), text, jobs: jobs.map((job) => ({ job, reason: "" })) };
}

/** Professions to read today, for whom nothing nearer is known. */
function dailyJobs(ctx: Context, person: Person, isBeside: boolean): NearJobs | null {
  const { locale } = person;
  const jobs = readJobCards(ctx, person, jobsByTurns(ctx).slice(0, OF_THE_DAY));
  if (isBeside) return readTogether(person, jobs, m.home_together_day({}, { locale }));
  if (jobs.length === 0) return null;
  return { title: m.home_featured_title({}, { locale }), jobs: jobs.map((job) => ({ job, reason: "" })) };
}

/** Where the row of professions is taken by a result, the others join the list they came with. */
function withJobs(card: HomeCard, { jobs }: NearJobs, locale: Locale): HomeCard {
  const kind = m.content_type_job({}, { locale });
  const items = jobs.map(({ job: { slug, title, scene }, reason }) => ({
    label: title,
    to: pathTo("job", { slug }),
    kind,
    because: reason,
    drawing: { seed: `job/${slug}`, scene },
  }));
  return { ...card, items: [...items, ...(card.items ?? [])] };
}

interface Standing {
  readonly kind: HomeKind;
  readonly lead: HomeCard;
  readonly matches: NearJobs | null;
  /** What this person has planned to do next. */
  readonly planned: HomeStep | undefined;
}

/** The one next step; where the scale waits, that is the one thing, and a plan of one's own comes before what a stage suggests. */
async function nextStep(ctx: Context, person: Person, standing: Standing): Promise<HomeStep | null> {
  const { kind, lead, matches, planned } = standing;
  if (kind === "advisor" || kind === "teacher") return presentReadingStep(person.locale);
  const waits = lead.id === "start" || lead.progress !== undefined;
  if (kind !== "own" || waits) return null;
  return planned ?? stepOf(ctx, person, matches?.jobs[0]?.job);
}

const IN_A_ROW = 3;

/** The professions of a card that are still published and stand nowhere else. */
function nearJobs(
  ctx: Context,
  person: Person,
  of: HomeCard["suggested"],
  shown: ReadonlySet<string>,
): NearJobs | null {
  const reasons = new Map(of?.jobs.map(({ slug, reason }) => [slug, reason]));
  const slugs = [...reasons.keys()].filter((slug) => !shown.has(slug));
  const jobs = readJobCards(ctx, person, slugs).slice(0, IN_A_ROW);
  if (!of || jobs.length === 0) return null;
  return { title: of.title, jobs: jobs.map((job) => ({ job, reason: reasons.get(job.slug) ?? "" })) };
}

/** Its list without the step of the whole home; nothing where nothing else is left. */
function withoutStep({ step, ...card }: HomeCard): HomeCard[] {
  const items = card.items?.filter(({ to }) => to !== step?.link.to) ?? [];
  return items.length > 0 ? [{ ...card, items }] : [];
}

/** Whether a card says something beside its professions, which stand in a row of their own. */
function saysMore({ suggested, items }: HomeCard): boolean {
  return !suggested || Boolean(items?.length);
}

/** Nobody is asked to begin who cannot: then what there is comes first. */
async function startOr(ctx: Context, person: Person, cards: readonly HomeCard[]): Promise<HomeCard> {
  const step = await nextOnScale(ctx, person);
  // What may be put away is no beginning.
  const first = cards.find(({ dismissal }) => !dismissal);
  if (first && step.kind !== "begin") return first;
  const card = presentStart(person.locale, step);
  const names = step.kind === "begin" ? namesOfSix(environmentsOf(ctx, person)) : null;
  // Dry beds: nothing is claimed of somebody who has not answered.
  return names ? { ...card, branches: { levels: DRY, names } } : card;
}

/** The one next step at somebody's stage; `nearest` is the profession nearest to a result that may be shown. */
async function stepOf(ctx: Context, person: Person, nearest: JobCard | undefined): Promise<HomeStep> {
  const { grade } = await readScaleProfile(ctx, person);
  const stage = stageOf({ accountType: person.accountType, grade });
  const job = nearest && ctx.content.bySlug("job", nearest.slug, person.locale);
  return presentNext(stage, job ?? null, person.locale);
}

/** What somebody who writes content has to do with. */
export async function reviewCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const news = await readEditorsNews(ctx, person);
  return news && presentReview(ctx, person.locale, news);
}

/** What anybody sees at `/`; `step` is where the scale leads the reader, `result` what one reads like. */
export function readLanding(ctx: Context, actor: Actor, step: ScaleStep, result: SampleResult | null = null): Landing {
  const environments = environmentsOf(ctx, actor);
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const [first, ...featured] = readJobCards(ctx, actor, jobsOfTheDay(ctx));
  const job = first && ctx.content.bySlug("job", first.slug, actor.locale);
  return {
    environments,
    does: presentDoes(actor.locale),
    words: presentWords(actor.locale),
    sample: sampleOf(ctx, actor, {
      result,
      names: namesOfSix(environments),
      today,
      isForChild: step.kind === "guardian",
    }),
    today: job ? presentToday(job, first, actor.locale) : null,
    featured,
    article: articleOf(ctx, actor),
    tips: tipsOf(ctx, actor, today),
    description: m.home_description({}, { locale: actor.locale }),
    promise: presentPromise(actor.locale, step),
    call: presentCall(actor.locale, step),
    tools: presentTools(actor.locale),
    allJobs: m.home_all_jobs({}, { locale: actor.locale }),
    questions: chooseQuestions(listQuestions(ctx, actor)),
  };
}

interface SampleOf {
  readonly result: SampleResult | null;
  readonly names: ReturnType<typeof namesOfSix>;
  readonly today: string;
  readonly isForChild: boolean;
}

function sampleOf(ctx: Context, { locale }: Actor, { result, names, ...rest }: SampleOf): Landing["sample"] {
  if (!result || !names) return null;
  const [first] = result.jobs;
  const job = first ? ctx.content.bySlug("job", first.slug, locale) : null;
  return presentSample({ result, names, job, ...rest }, locale);
}

function articleOf(ctx: Context, { locale }: Actor): FeaturedArticle | null {
  const [featured] = ctx.content.list("featured-blog", { locale, pageSize: 1 }).items;
  const blog = featured?.blog && ctx.content.bySlug("blog", featured.blog.slug, locale);
  if (!blog) return null;
  const { slug, title, description } = blog;
  const otherLocale = blog.locale === locale ? null : blog.locale;
  const scene = sceneOfRecord(ctx, "blog", blog);
  return { heading: featured.title, title, description, scene, otherLocale, to: pathTo("blogPost", { slug }) };
}

function tipsOf(ctx: Context, { locale }: Actor, today: string): DailyTips | null {
  const [record] = ctx.content.list("tips-and-trick", { locale, pageSize: 1 }).items;
  if (!record || record.tips.length === 0) return null;
  const otherLocale = record.locale === locale ? null : record.locale;
  return { title: record.title, tips: ofTheDay(record.tips, today), otherLocale };
}

function environmentsOf(ctx: Context, actor: Actor): EnvironmentName[] {
  const environments = ctx.content.all("work-environment", { locale: actor.locale });
  return ENVIRONMENTS.flatMap((code) =>
    environments.filter((item) => item.code === code).map(({ title, slug }) => ({ code, title, slug })),
  );
}
