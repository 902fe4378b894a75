import { sharePicturePath } from "#content/job-share-picture.server.ts";
import type { Item } from "#content/readers.ts";
import { fitOfProfession } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import type { Nearest } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { nextOnScale, pathOfResult } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import { officialFigures } from "#features/site/operations.server.ts";
import { dayOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { didYouMean } from "#shared/did-you-mean.ts";
import type { HomeLink } from "#shared/home-card.ts";
import {
  type ActiveFilter,
  type FilterGroup,
  isFiltered,
  pagesOf,
  type Sort,
  sortsOf,
  withoutValue,
} from "#shared/listing.ts";
import { mixOfTheDay, ofTheDay, takeTurns } from "#shared/turns.ts";
import { presentBrowse, presentChoices, presentOrder } from "./presenter/browse.server.ts";
import { presentDetail } from "./presenter/detail.server.ts";
import { presentScaleCall } from "./presenter/fit.server.ts";
import { presentCard, presentEnvironments } from "./presenter.server.ts";
import { distanceOf, MOST_NEAR, NEAREST, pageSizeFor } from "./rules.ts";
import {
  type Browse,
  FILTER_FIELDS,
  FILTER_KEYS,
  type FilterKey,
  type Filters,
  type JobCard,
  type JobDetail,
  type JobsList,
  type JobsQuery,
  LISTING,
  type Named,
  type NamedEnvironment,
  type ScaleCall,
} from "./schema.ts";

/** The content type behind each filter. */
const FILTER_TYPES = {
  environment: "work-environment",
  subject: "academic-subject-option",
  sector: "sector",
  workplace: "workplace",
  qualification: "qualification",
  skill: "future-skill",
} as const satisfies Record<FilterKey, string>;
/** The rarer ones are reached from their own pages: nobody reads a longer list on a phone. */
const MOST_OPTIONS = 24;
const SUGGESTIONS = 3;

/** The list of professions as anybody may read it; `fit` as `nearestJobs` gives it. Null when the page lies outside of it. */
export function listJobs(ctx: Context, actor: Actor, asked: JobsQuery, fit: Nearest | null = null): JobsList | null {
  const { page, filters } = asked;
  if (page === null) return null;
  const sort = asked.sort === "fit" && !fit ? "turns" : asked.sort;
  const pageSize = pageSizeFor(isFiltered(filters));
  const found = ctx.content.list("job", {
    locale: actor.locale,
    filters: relationsOf(filters),
    page,
    pageSize,
    ...orderOf(ctx, sort, fit),
  });
  const pages = pagesOf(found.total, pageSize);
  if (page > pages) return null;
  const { facets } = found;
  const environments = environmentsOf(ctx, actor);
  const groups = FILTER_KEYS.map((key) => groupOf(ctx, actor, key, filters, facets[FILTER_FIELDS[key]]));
  return {
    query: { ...asked, sort },
    total: found.total,
    pages,
    sorts: sortsOf(LISTING).filter((one) => one !== "fit" || fit !== null),
    order: presentOrder(sort, fit?.to ?? null, actor.locale),
    environments: presentChoices(environments, groups, asked),
    browse: page === 1 && !isFiltered(filters) ? browseOf(ctx, actor, groups) : null,
    cards: found.items.map((job) => presentCard(job, environments, actor.locale)),
    groups,
    active: groups.flatMap((group) => activeOf(ctx, actor, filters, group)),
  };
}

function orderOf(ctx: Context, sort: Sort, fit: Nearest | null) {
  const turns = jobsByTurns(ctx);
  if (sort === "fit") return { inOrder: [...(fit?.slugs ?? []), ...turns] };
  if (sort === "turns") return { inOrder: turns };
  return { sort: sort === "title" ? "title:asc" : "updatedAt:desc" } as const;
}

/** All professions in the order of this day, in which the environments take turns: one order for all languages. */
export function jobsByTurns(ctx: Context): readonly string[] {
  const day = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const kept = ctx.content.snapshot.once("jobs-by-turns", () => ({ day: "", slugs: [] as readonly string[] }));
  if (kept.day !== day) Object.assign(kept, { day, slugs: mixOfTheDay(jobsByEnvironment(ctx), day) });
  return kept.slugs;
}

/** The professions of the landing page for this day: three environments, and in time every profession gets its day. */
export function jobsOfTheDay(ctx: Context): readonly string[] {
  const turns = ctx.content.snapshot.once("jobs-in-turn", () => takeTurns(jobsByEnvironment(ctx)));
  return ofTheDay(turns, dayOf(ctx.clock.now(), ctx.config.site.timeZone));
}

function jobsByEnvironment(ctx: Context): readonly (readonly string[])[] {
  const jobs = ctx.content.all("job", { locale: "en", sort: "slug:asc" });
  const environments = presentEnvironments(ctx.content.all("work-environment", { locale: "en" }));
  const own = Map.groupBy(jobs, ({ work_environments: [first] }) => first?.slug ?? "");
  // Those of an environment that is not published, or of none, are a group of their own.
  const groups = environments.map(({ slug }) => own.get(slug) ?? []);
  const known = new Set(environments.map(({ slug }) => slug));
  const others = [...own].flatMap(([slug, group]) => (known.has(slug) ? [] : group));
  return [...groups, others].map((group) => group.map(({ slug }) => slug));
}

/** The ways into the list that lead somewhere, by what the filters found. */
function browseOf(ctx: Context, actor: Actor, groups: readonly FilterGroup<FilterKey>[]): Browse {
  const optionsOf = (key: FilterKey) => groups.find((group) => group.key === key)?.options ?? [];
  const environments = environmentsOf(ctx, actor);
  const jobs = ctx.content.all("job", { locale: actor.locale, sort: "slug:asc" });
  const shown = new Set<string>();
  const sectors = optionsOf("sector").flatMap(({ slug, title }) => {
    const its = jobs.filter((job) => job.sectors.some((sector) => sector.slug === slug));
    const job = its.find((one) => !shown.has(one.slug)) ?? its[0];
    if (!job) return [];
    shown.add(job.slug);
    return [{ slug, title, job: presentCard(job, environments, actor.locale) }];
  });
  return presentBrowse({ subjects: optionsOf("subject"), sectors }, actor.locale);
}

function relationsOf(filters: Filters) {
  return Object.fromEntries(FILTER_KEYS.map((key) => [FILTER_FIELDS[key], filters[key]]));
}

/** The options of one filter, each with how many professions the other filters leave it. */
function groupOf(
  ctx: Context,
  actor: Actor,
  key: FilterKey,
  filters: Filters,
  counts: Readonly<Record<string, number>>,
): FilterGroup<FilterKey> {
  const options = namesOf(ctx, actor, key).map(({ slug, title }) => ({ slug, title, count: counts[slug] ?? 0 }));
  const commonest = new Set(
    options
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_OPTIONS)
      .map(({ slug }) => slug),
  );
  const isShown = ({ slug, count }: { slug: string; count: number }) =>
    (count > 0 && commonest.has(slug)) || filters[key].includes(slug);
  return { key, options: options.filter(isShown) };
}

/** Names in the order an editor gave, else by the alphabet. */
function namesOf(ctx: Context, actor: Actor, key: FilterKey): readonly Named[] {
  const names: readonly Item<(typeof FILTER_TYPES)[FilterKey]>[] = ctx.content.all(FILTER_TYPES[key], {
    locale: actor.locale,
    sort: "title:asc",
  });
  return names.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf(record: Item<(typeof FILTER_TYPES)[FilterKey]>): number {
  return "order" in record ? Number(record.order) : 0;
}

function environmentsOf(ctx: Context, actor: Actor): NamedEnvironment[] {
  return presentEnvironments(ctx.content.all("work-environment", { locale: actor.locale }));
}

/** The values of one filter in use; a slug that nobody has keeps its own spelling as its name. */
function activeOf(
  ctx: Context,
  actor: Actor,
  filters: Filters,
  { key, options }: FilterGroup<FilterKey>,
): ActiveFilter<FilterKey>[] {
  return filters[key].map((slug) => ({
    key,
    slug,
    title: options.find((option) => option.slug === slug)?.title ?? slug,
    countWithout: countOf(ctx, actor, withoutValue(filters, key, slug)),
  }));
}

function countOf(ctx: Context, actor: Actor, filters: Filters): number {
  return ctx.content.list("job", { locale: actor.locale, filters: relationsOf(filters), pageSize: 1 }).total;
}

/** One profession as anybody may read it, or null. */
export function readJob(ctx: Context, actor: Actor, slug: string): JobDetail | null {
  const job = ctx.content.bySlug("job", slug, actor.locale);
  if (!job) return null;
  const around = {
    environments: environmentsOf(ctx, actor),
    near: nearJobs(ctx, actor, job),
    sharePicture: sharePicturePath(ctx, job, actor.locale),
    figures: officialFigures(ctx, actor.locale),
  };
  return presentDetail(job, around, actor.locale);
}

/** Those that editors named, both ways; where they are few, the likest by profile after them. */
function nearJobs(ctx: Context, { locale }: Actor, job: Item<"job">): Item<"job">[] {
  const named = new Set([...job.related_jobs, ...job.related_from].map(({ slug }) => slug));
  const near = [...named].flatMap((slug) => ctx.content.bySlug("job", slug, locale) ?? []).slice(0, MOST_NEAR);
  const { riasec } = job;
  if (near.length >= NEAREST || !riasec) return near;
  const others = ctx.content
    .all("job", { locale })
    .flatMap((other) =>
      other.riasec && other.slug !== job.slug && !named.has(other.slug)
        ? [{ other, distance: distanceOf(riasec, other.riasec) }]
        : [],
    );
  const likest = others.toSorted((a, b) => a.distance - b.distance).map(({ other }) => other);
  return [...near, ...likest.slice(0, NEAREST - near.length)];
}

/** The professions whose address is most like one that does not exist. */
export function meantJobs(ctx: Context, actor: Actor, slug: string): Named[] {
  const jobs = ctx.content.all("job", { locale: actor.locale });
  return didYouMean(slug, jobs, SUGGESTIONS).map((job) => ({ slug: job.slug, title: job.title }));
}

/** Professions as cards in the order of their slugs; a slug nobody has falls out. */
export function readJobCards(ctx: Context, actor: Actor, slugs: readonly string[]): JobCard[] {
  const environments = environmentsOf(ctx, actor);
  return slugs.flatMap((slug) => {
    const job = ctx.content.bySlug("job", slug, actor.locale);
    return job ? [presentCard(job, environments, actor.locale)] : [];
  });
}

/** What the scale has to do with a profession's page for this reader, and the way back to the result it was opened from. */
export async function readScaleWays(
  ctx: Context,
  actor: Actor,
  { slug, opened }: { readonly slug: string; readonly opened: string | null },
): Promise<{ readonly call: ScaleCall; readonly back: HomeLink | null }> {
  const [step, fit, result] = await Promise.all([
    nextOnScale(ctx, actor),
    fitOfProfession(ctx, actor, slug),
    pathOfResult(ctx, actor, opened),
  ]);
  const { locale } = actor;
  return {
    call: presentScaleCall(step, step.kind === "result" ? fit : null, locale),
    back: result ? { label: m.jobs_result_link({}, { locale }), to: result } : null,
  };
}
