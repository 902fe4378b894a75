import type { Item } from "#content/readers.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { presentCard, presentDetail, presentEnvironments } from "./presenter.server.ts";
import { distance, pageSizeFor, pagesOf } from "./rules.ts";
import {
  type ActiveFilter,
  type Environment,
  FILTER_FIELDS,
  FILTER_KEYS,
  type FilterGroup,
  type FilterKey,
  type Filters,
  isFiltered,
  type JobDetail,
  type JobsList,
  type JobsQuery,
  type Named,
  withoutValue,
} from "./schema.ts";

/** The content type behind each filter. */
const FILTER_TYPES = {
  environment: "work-environment",
  sector: "sector",
  workplace: "workplace",
  qualification: "qualification",
  skill: "future-skill",
} as const satisfies Record<FilterKey, string>;
const ALL = 1000;
const SUGGESTIONS = 3;
const LONGEST_COMPARED = 60;

/** The list of professions as anybody may read it; null when the page lies outside of it. */
export function listJobs(ctx: Context, actor: Actor, query: JobsQuery): JobsList | null {
  const { page, filters, sort } = query;
  if (page === null) return null;
  const pageSize = pageSizeFor(isFiltered(filters));
  const found = ctx.content.list("job", {
    locale: actor.locale,
    filters: relationsOf(filters),
    page,
    pageSize,
    sort: sort === "title" ? "title:asc" : "updatedAt:desc",
  });
  const pages = pagesOf(found.total, pageSize);
  if (page > pages) return null;
  const { facets } = found;
  const environments = environmentsOf(ctx, actor);
  const groups = FILTER_KEYS.map((key) => groupOf(ctx, actor, key, filters, facets[FILTER_FIELDS[key]]));
  return {
    query,
    total: found.total,
    pages,
    cards: found.items.map((job) => presentCard(job, environments, actor.locale)),
    groups,
    active: groups.flatMap((group) => activeOf(ctx, actor, filters, group)),
  };
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
): FilterGroup {
  const options = namesOf(ctx, actor, key).map(({ slug, title }) => ({ slug, title, count: counts[slug] ?? 0 }));
  return { key, options: options.filter(({ slug, count }) => count > 0 || filters[key].includes(slug)) };
}

/** Names in the order an editor gave, else by the alphabet. */
function namesOf(ctx: Context, actor: Actor, key: FilterKey): readonly Named[] {
  const { items } = ctx.content.list(FILTER_TYPES[key], { locale: actor.locale, pageSize: ALL, sort: "title:asc" });
  return items.toSorted((a, b) => orderOf(a) - orderOf(b));
}

function orderOf(record: Item<(typeof FILTER_TYPES)[FilterKey]>): number {
  return "order" in record ? Number(record.order) : 0;
}

function environmentsOf(ctx: Context, actor: Actor): Environment[] {
  return presentEnvironments(ctx.content.list("work-environment", { locale: actor.locale, pageSize: ALL }).items);
}

/** The values of one filter in use; a slug that nobody has keeps its own spelling as its name. */
function activeOf(ctx: Context, actor: Actor, filters: Filters, { key, options }: FilterGroup): ActiveFilter[] {
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
  return job && presentDetail(job, environmentsOf(ctx, actor), actor.locale);
}

/** The professions whose address is nearest to one that does not exist. */
export function nearestJobs(ctx: Context, actor: Actor, slug: string): Named[] {
  const wanted = slug.slice(0, LONGEST_COMPARED).toLowerCase();
  return ctx.content
    .list("job", { locale: actor.locale, pageSize: ALL })
    .items.map((job) => ({ slug: job.slug, title: job.title, far: distance(wanted, job.slug) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, SUGGESTIONS)
    .map((near) => ({ slug: near.slug, title: near.title }));
}
