import type { Item } from "#content/readers.ts";
import { readOwnFavorites } from "#features/favorites/operations/keep-favorites.server.ts";
import { jobsByTurns } from "#features/jobs/operations/orders-of-the-day.server.ts";
import { meantJobs, nearestTo } from "#features/jobs/operations/read-job.server.ts";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { environmentWords } from "#features/scales/tendencies/operations/read-content.server.ts";
import { search } from "#features/search/operations.server.ts";
import { cleanWords, lengthOf } from "#features/search/rules/clean-words.ts";
import { LEAST_LETTERS } from "#features/search/rules/search-limits.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { foldText } from "#shared/fold-text.ts";
import { presentChoice, presentCompared } from "../presenter.server.ts";
import { MOST_CHOICES, ofBoth, type Pair } from "../rules.ts";
import { type Asked, type AskedSide, type Asking, comparisonAddress, SIDES, type Side } from "../schema.ts";

type Job = Item<"job">;

/** What is known of one side: a profession, or what answers to what was typed. */
export interface FoundSide {
  readonly side: Side;
  readonly typed: string;
  readonly job: Job | null;
  readonly hits: readonly Job[];
}

/** The professions the address names; what is no address of one is looked for, and the whole name of one is the profession. */
export async function findSides(ctx: Context, actor: Actor, asked: Asked): Promise<Pair<FoundSide>> {
  const find = async (side: Side): Promise<FoundSide> => {
    const typed = cleanWords(asked[side]);
    const job = typed === "" ? null : bySlug(ctx, actor, typed);
    const hits = job ? [] : await hitsOf(ctx, actor, typed);
    const named = hits.filter(({ title }) => foldText(title) === foldText(typed));
    return { side, typed, hits, job: job ?? (named.length === 1 ? (named[0] ?? null) : null) };
  };
  return Promise.all([find("a"), find("b")]);
}

function bySlug({ content }: Context, { locale }: Actor, typed: string): Job | null {
  const slug = typed.toLowerCase();
  return content.bySlug("job", slug, locale) ?? content.replacement("job", slug, locale);
}

async function hitsOf(ctx: Context, actor: Actor, words: string): Promise<Job[]> {
  if (lengthOf(words) < LEAST_LETTERS) return [];
  const { locale } = actor;
  const { hits } = await search(ctx, actor, { words, types: ["job"], locale, limit: MOST_CHOICES });
  return hits.flatMap(({ slug }) => ctx.content.bySlug("job", slug, locale) ?? []);
}

/** What is to be chosen on each side, with professions to choose from. */
export async function askSides(
  ctx: Context,
  actor: Actor,
  asked: Asked,
  [one, other]: Pair<FoundSide>,
): Promise<Asking> {
  const { locale } = actor;
  const isSame = one.job !== null && one.job.documentId === other.job?.documentId;
  const sides: Pair<FoundSide> = [one, isSame ? { ...other, job: null, typed: "" } : other];
  const environments = environmentWords(ctx, locale);
  const offers: Pair<Offer> = [
    await offerFor(ctx, actor, sides[0], sides[1].job, asked),
    await offerFor(ctx, actor, sides[1], sides[0].job, asked),
  ];
  const said = isSame ? m.job_comparison_same({}, { locale }) : null;
  const present = ({ side, typed, job }: FoundSide, at: 0 | 1): AskedSide => {
    const beside = sides[at === 0 ? 1 : 0];
    const kept = { [beside.side]: beside.job?.slug ?? beside.typed, isOnly: asked.isOnly };
    const toOther = comparisonAddress(kept);
    return {
      side,
      typed: job ? "" : typed,
      chosen: job && presentCompared(job, environments, toOther, locale),
      said: at === 1 && said ? said : offers[at].said,
      title: offers[at].title,
      choices: offers[at].jobs.map((choice) =>
        presentChoice(choice, environments, comparisonAddress({ ...kept, [side]: choice.slug }), locale),
      ),
    };
  };
  return { sides: ofBoth(sides, present), isOnly: asked.isOnly };
}

/** Professions to choose from, what they are, and what is to be said first. */
interface Offer {
  readonly said: string | null;
  readonly title: string;
  readonly jobs: readonly Job[];
}

async function offerFor(
  ctx: Context,
  actor: Actor,
  { side, typed, job, hits }: FoundSide,
  beside: Job | null,
  { others }: Asked,
): Promise<Offer> {
  const words = { locale: actor.locale };
  const none: Offer = { said: null, title: "", jobs: [] };
  if (job) return none;
  if (hits.length > 0) return { said: null, title: m.job_comparison_meant({}, words), jobs: hits };
  if (typed !== "") {
    const said =
      lengthOf(typed) < LEAST_LETTERS ? m.job_comparison_too_short({}, words) : m.job_comparison_unknown({}, words);
    const meant = read(
      ctx,
      actor,
      meantJobs(ctx, actor, typed).map(({ slug }) => slug),
    );
    return { said, title: m.job_comparison_perhaps({}, words), jobs: meant };
  }
  const ticked = others.flatMap((slug) => bySlug(ctx, actor, slug) ?? []).filter((one) => one !== beside);
  if (ticked.length > 0)
    return { said: m.job_comparison_two({}, words), title: m.job_comparison_ticked({}, words), jobs: ticked };
  if (beside) {
    const title = m.job_comparison_nearest({ title: `\u2068${beside.title}\u2069` }, words);
    return { ...none, title, jobs: nearestTo(ctx, actor, beside.slug).slice(0, MOST_CHOICES) };
  }
  return side === SIDES[0] ? { ...none, ...(await toBegin(ctx, actor)) } : none;
}

/** To begin with: what one saved, then what is near to one's own result; for others some full profiles of the day. */
async function toBegin(ctx: Context, actor: Actor): Promise<Pick<Offer, "title" | "jobs">> {
  const words = { locale: actor.locale };
  const saved = isPerson(actor) ? await readOwnFavorites(ctx, actor) : [];
  const near = await nearestJobs(ctx, actor);
  const own = [
    ...saved.flatMap(({ type, documentId }) =>
      type === "job" ? (ctx.content.byDocumentId("job", documentId, actor.locale) ?? []) : [],
    ),
    ...read(ctx, actor, near?.slugs.slice(0, MOST_CHOICES) ?? []),
  ];
  if (own.length > 0) return { title: m.job_comparison_own({}, words), jobs: onceEach(own) };
  return { title: m.job_comparison_begin({}, words), jobs: read(ctx, actor, jobsByTurns(ctx).slice(0, MOST_CHOICES)) };
}

function onceEach(jobs: readonly Job[]): Job[] {
  return [...new Set(jobs)].slice(0, MOST_CHOICES);
}

function read({ content }: Context, { locale }: Actor, slugs: readonly string[]): Job[] {
  return slugs.flatMap((slug) => content.bySlug("job", slug, locale) ?? []);
}
