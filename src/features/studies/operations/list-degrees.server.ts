import type { Item } from "#content/readers.ts";
import { DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type Facets, faceted, facetedPage } from "#shared/facets.ts";
import type { FilterGroup, ListingQuery } from "#shared/listing.ts";
import { isAllSample } from "#shared/sample.ts";
import { areaWays } from "../presenter/area-ways.server.ts";
import { cardsOf, DEGREE_CARDS } from "../presenter/cards.server.ts";
import { degreeWords } from "../presenter/words.server.ts";
import { DEGREES_OF_AREA } from "../rules.ts";
import type { AreaOfDegrees, DegreeKey, DegreesList } from "../schema.ts";
import { chosenProvider } from "./choose-provider.server.ts";
import { allOf, byLabel, byProfession, byRelation } from "./make-facets.server.ts";
import { sampleSaid } from "./say-once.server.ts";

type Degree = Item<"academic-degree">;

/** A page of the degrees; null when it lies outside of the list. */
export function listDegrees(ctx: Context, actor: Actor, query: ListingQuery<DegreeKey>): DegreesList | null {
  const page = facetedPage(allOf(ctx, actor, "academic-degree", query.sort), facetsOf(ctx, actor), query);
  const cards = page ? cardsOf(ctx, page.shown, DEGREE_CARDS, actor.locale) : [];
  const provider = providerOf(ctx, actor, query);
  return (
    page && {
      ...page.list,
      groups: page.list.groups.filter(isFolded),
      ways: areaWays(page.list.groups, query, false, actor.locale),
      words: degreeWords(page.list, actor.locale),
      provider,
      ...sampleSaid(page.found, cards, actor.locale),
      areas: null,
    }
  );
}

/** All degrees found, area by area, the first of each shown; one page. */
export function listDegreesByArea(ctx: Context, actor: Actor, query: ListingQuery<DegreeKey>): DegreesList | null {
  if (query.page !== 1) return null;
  const facets = facetsOf(ctx, actor);
  const { found, groups, active } = faceted(allOf(ctx, actor, "academic-degree", query.sort), facets, query.filters);
  const provider = providerOf(ctx, actor, query);
  return {
    query,
    total: found.length,
    pages: 1,
    groups: groups.filter(isFolded),
    ways: areaWays(groups, query, true, actor.locale),
    active,
    words: degreeWords({ total: found.length, active }, actor.locale),
    provider,
    ...sampleSaid(found, [], actor.locale),
    areas: areasOf(ctx, actor, found).map((area) => ({
      ...area,
      ...(isAllSample(found) && { cards: sampleSaid(found, area.cards, actor.locale).cards }),
    })),
  };
}

/** Areas stand in the head of the list. */
const isFolded = ({ key }: FilterGroup<DegreeKey>) => key !== "area";

function providerOf(ctx: Context, actor: Actor, { filters }: ListingQuery<DegreeKey>) {
  return chosenProvider(ctx, actor, "university", filters.university);
}

function facetsOf(ctx: Context, actor: Actor): Facets<DegreeKey, Degree> {
  return {
    area: byRelation(ctx, actor, "academic-degree-area", (degree) => degree.academic_degree_areas),
    university: byRelation(ctx, actor, "university", (degree) => degree.university),
    type: byLabel(DEGREE_TYPE_LABELS, actor, (degree) => degree.type),
    mode: byLabel(STUDY_MODE_LABELS, actor, (degree) => degree.study_mode),
    profession: byProfession(ctx, actor, "academic-degree"),
  };
}

function areasOf(ctx: Context, actor: Actor, degrees: readonly Degree[]): AreaOfDegrees[] {
  const { locale } = actor;
  const areas = ctx.content.all("academic-degree-area", { locale, sort: "order:asc" });
  const area = (slug: string | null, title: string, summary: string, its: readonly Degree[]) => {
    const cards = cardsOf(ctx, its.slice(0, DEGREES_OF_AREA), DEGREE_CARDS, locale);
    const more = its.length > cards.length ? m.studies_degrees_more_of_area({ area: title }, { locale }) : "";
    const count = m.studies_degrees_count({ count: its.length }, { locale });
    return { slug, title, summary, count, more, cards };
  };
  const named = areas.map(({ slug, title, summary }) =>
    area(
      slug,
      title,
      summary,
      degrees.filter((degree) => degree.academic_degree_areas.some((one) => one.slug === slug)),
    ),
  );
  const others = degrees.filter((degree) => degree.academic_degree_areas.length === 0);
  return [...named, area(null, m.studies_degrees_of_no_area({}, { locale }), "", others)].filter(
    ({ cards }) => cards.length > 0,
  );
}
