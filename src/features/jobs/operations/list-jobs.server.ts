import { type Families, familiesOf } from "#content/directory/families.ts";
import type { List } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { intersect, NO_RANKS, type Ranks, unite } from "#content/snapshot/ranks.ts";
import type { Nearest } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import {
  type ActiveFilter,
  isFiltered,
  isFirstOf,
  pagesOf,
  type Sort,
  sortsOf,
  withoutValue,
} from "#shared/listing.ts";
import { unframed } from "#ui/drawing-framing.ts";
import { presentChoices, presentOrder } from "../presenter/browse.server.ts";
import { presentFamily, presentProfiles } from "../presenter/profiles.server.ts";
import { presentCard, presentEnvironments, presentListed } from "../presenter.server.ts";
import { pageSizeFor } from "../rules.ts";
import {
  FILTER_FIELDS,
  type FilterKey,
  type Filters,
  type JobsList,
  type JobsQuery,
  LISTING,
  RELATION_KEYS,
} from "../schema.ts";
import { lettersOf } from "./letters-of-names.server.ts";
import { browseOf, familyGroup, type Group, profileGroup, relationGroup } from "./list-filters.server.ts";
import { allByTurns } from "./orders-of-the-day.server.ts";

/** What is chosen outside of the panel of filters: by the row of environments, by the switch above the list, from a card. */
const OWN_CONTROLS: ReadonlySet<FilterKey> = new Set(["environment", "profile", "family"]);

/** The order by the reader's own result, as `nearestJobs` gives it; "offered" where there is one and another is read. */
type Fit = Nearest | "offered" | null;

/** The list of professions as anybody may read it. Null when the page lies outside of it. */
export function listJobs(ctx: Context, actor: Actor, asked: JobsQuery, fit: Fit = null): JobsList | null {
  const { page, filters } = asked;
  if (page === null) return null;
  const own = fit === "offered" ? null : fit;
  const sort = asked.sort === "fit" && !own ? "turns" : asked.sort;
  const pageSize = pageSizeFor(isFiltered(filters));
  const families = familiesOf(ctx.content.snapshot);
  const found = ctx.content.list("job", {
    locale: actor.locale,
    ...narrowingOf(filters, families),
    page,
    pageSize,
    ...orderOf(ctx, sort, own),
    // An order of names is one alphabet: nothing stands before it and nothing folds.
    ...(filters.family.length === 0 && sort !== "title" && { folding: families }),
  });
  const pages = pagesOf(found.standing, pageSize);
  if (page > pages) return null;
  const environments = presentEnvironments(ctx.content.all("work-environment", { locale: actor.locale }));
  const groups = groupsOf(ctx, actor, filters, found, families);
  return {
    query: { ...asked, sort },
    total: found.total,
    pages,
    sorts: sortsOf(LISTING).filter((one) => one !== "fit" || fit !== null),
    order: presentOrder(sort, own?.to ?? null, actor.locale),
    profiles: profilesOf(found.ranks, asked, families, actor),
    environments: presentChoices(environments, groups, asked, actor.locale),
    browse: page === 1 && !isFiltered(filters) ? browseOf(ctx, actor, groups) : null,
    letters: isFiltered(filters) || (page > 1 && sort !== "title") ? null : lettersOf(ctx, actor, pageSize),
    cards: found.items.map((job, at) => ({
      ...presentListed(
        presentCard(job, environments, actor.locale, isFirstOf(found.items, at)),
        isBesideFirst(found.items, at),
      ),
      ...presentFamily(job, found.behind[at] ?? 0, actor.locale),
      // Those of a row are seen from equally far.
      ...(at > 0 && { scene: unframed(sceneOfJob(job)) }),
    })),
    groups: groups.filter(({ key }) => !OWN_CONTROLS.has(key)),
    active: groups.flatMap((group) => activeOf(ctx, actor, filters, group)),
  };
}

/** The two beside the large first one are brief. */
const isBesideFirst = (items: readonly unknown[], at: number) => isFirstOf(items, 0) && (at === 1 || at === 2);

function orderOf(ctx: Context, sort: Sort, fit: Nearest | null) {
  const turns = allByTurns(ctx);
  if (sort === "fit") return { inOrder: [...(fit?.slugs ?? []), ...turns] };
  if (sort === "turns") return { inOrder: turns };
  return { sort: sort === "title" ? "title:asc" : "updatedAt:desc" } as const;
}

/** What the filters leave of the shelf. */
function narrowingOf(filters: Filters, { full, short, members, mayFold }: Families) {
  const parts: Ranks[] = [];
  const profiles: Readonly<Record<string, Ranks>> = { full, short };
  if (filters.profile.length > 0)
    parts.push(
      unite(
        filters.profile.map((one) => profiles[one] ?? NO_RANKS),
        mayFold.length,
      ),
    );
  if (filters.family.length > 0)
    parts.push(
      unite(
        filters.family.map((one) => members.get(one) ?? NO_RANKS),
        mayFold.length,
      ),
    );
  return {
    filters: Object.fromEntries(RELATION_KEYS.map((key) => [FILTER_FIELDS[key], filters[key]])),
    ...(parts.length > 0 && { within: parts.reduce(intersect) }),
  };
}

function groupsOf(ctx: Context, actor: Actor, filters: Filters, { facets }: List<"job">, families: Families): Group[] {
  const relations = RELATION_KEYS.map((key) => relationGroup(ctx, actor, key, filters, facets[FILTER_FIELDS[key]]));
  const countWith = (profile: string) => countOf(ctx, actor, { ...filters, profile: [profile] });
  return [
    ...relations,
    profileGroup(filters, countWith, actor.locale),
    familyGroup(ctx, filters, families, actor.locale),
  ];
}

function profilesOf(ranks: Ranks, asked: JobsQuery, { mayFold }: Families, { locale }: Actor): JobsList["profiles"] {
  const short = ranks.filter((rank) => mayFold[rank] === 1).length;
  return presentProfiles({ full: ranks.length - short, short }, asked, locale);
}

/** The values of one filter in use; a slug that nobody has keeps its own spelling as its name. */
function activeOf(ctx: Context, actor: Actor, filters: Filters, { key, options }: Group): ActiveFilter<FilterKey>[] {
  return filters[key].map((slug) => ({
    key,
    slug,
    title: options.find((option) => option.slug === slug)?.title ?? slug,
    countWithout: countOf(ctx, actor, withoutValue(filters, key, slug)),
  }));
}

function countOf(ctx: Context, actor: Actor, filters: Filters): number {
  const narrowing = narrowingOf(filters, familiesOf(ctx.content.snapshot));
  return ctx.content.list("job", { locale: actor.locale, ...narrowing, pageSize: 1 }).total;
}
