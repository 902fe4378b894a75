import { type Families, familiesOf } from "#content/directory/families.ts";
import type { Item } from "#content/readers.ts";
import { PROFILE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { FilterGroup } from "#shared/listing.ts";
import { composeSectorScene } from "#ui/drawings/compose-scene.ts";
import { presentBrowse } from "../presenter/browse.server.ts";
import { presentCard, presentEnvironments } from "../presenter.server.ts";
import type { Browse, FilterKey, Filters, Named, RelationKey, SectorLink } from "../schema.ts";

export type Group = FilterGroup<FilterKey>;

/** The content type behind each filter. */
const FILTER_TYPES = {
  environment: "work-environment",
  subject: "academic-subject-option",
  sector: "sector",
  workplace: "workplace",
  qualification: "qualification",
  skill: "future-skill",
} as const satisfies Record<RelationKey, string>;
/** The rarer ones are reached from their own pages: nobody reads a longer list on a phone. */
const MOST_OPTIONS = 24;

/** The options of one filter, each with how many professions the other filters leave it. */
export function relationGroup(
  ctx: Context,
  actor: Actor,
  key: RelationKey,
  filters: Filters,
  counts: Readonly<Record<string, number>>,
): Group {
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

/** How much is told: in full, in short. */
export function profileGroup(filters: Filters, countWith: (profile: string) => number, locale: Locale): Group {
  const options = Object.entries(PROFILE_LABELS).map(([slug, label]) => ({
    slug,
    title: label({}, { locale }),
    count: countWith(slug),
  }));
  const isShown = ({ slug, count }: { slug: string; count: number }) => count > 0 || filters.profile.includes(slug);
  return { key: "profile", options: options.filter(isShown) };
}

/** The families asked for: there are too many to choose from. Each has the name of the occupation at its top. */
export function familyGroup({ content }: Context, filters: Filters, { members }: Families, locale: Locale): Group {
  const { records } = content.snapshot.shelf("job");
  const options = filters.family.flatMap((slug) => {
    const own = Array.from(members.get(slug) ?? [], (rank) => records[rank]).filter((record) => record !== undefined);
    const top = own.find(({ body }) => body.data.esco_code === slug) ?? own[0];
    const title = top && content.bySlug("job", top.slug, locale)?.title;
    return title ? [{ slug, title, count: own.length }] : [];
  });
  return { key: "family", options };
}

/** Names in the order an editor gave, else by the alphabet. */
function namesOf(ctx: Context, actor: Actor, key: RelationKey): readonly Named[] {
  const names: readonly Item<(typeof FILTER_TYPES)[RelationKey]>[] = ctx.content.all(FILTER_TYPES[key], {
    locale: actor.locale,
    sort: "title:asc",
  });
  return names.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf(record: Item<(typeof FILTER_TYPES)[RelationKey]>): number {
  return "order" in record ? Number(record.order) : 0;
}

/** The ways into the list that lead somewhere, by what the filters found. */
export function browseOf(ctx: Context, actor: Actor, groups: readonly Group[]): Browse {
  const { options = [] } = groups.find(({ key }) => key === "sector") ?? {};
  return presentBrowse(sectorsOf(ctx, actor, options), actor.locale);
}

/** Each sector with one of its professions, a full profile where it has one, none twice as long as others are left. */
function sectorsOf({ content }: Context, { locale }: Actor, sectors: readonly Named[]): SectorLink[] {
  const { snapshot } = content;
  const shelf = snapshot.shelf("job");
  const back = shelf.links.get("sectors")?.back;
  const { mayFold } = familiesOf(snapshot);
  const environments = presentEnvironments(content.all("work-environment", { locale }));
  const shown = new Set<string>();
  return sectors.flatMap(({ slug, title }) => {
    const ranks = [...(back?.at(snapshot.shelf("sector").bySlug.get(slug) ?? -1) ?? [])];
    const full = ranks.filter((rank) => mayFold[rank] === 0);
    const slugs = (full.length > 0 ? full : ranks.slice(0, 1)).map((rank) => shelf.records[rank]?.slug ?? "").sort();
    const one = slugs.find((name) => !shown.has(name)) ?? slugs[0];
    const job = one === undefined ? null : content.bySlug("job", one, locale);
    if (!job) return [];
    shown.add(job.slug);
    const count = m.jobs_count({ count: ranks.length }, { locale });
    const card = presentCard(job, environments, locale);
    return [
      { slug, title, count, scene: composeSectorScene(slug) ?? `${card.environments[0]?.code ?? ""}${card.scene}` },
    ];
  });
}
