import type { Item } from "#content/readers.ts";
import { scenesIn } from "#content/scenes.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type Facets, faceted, facetedPage } from "#shared/facets.ts";
import type { ActiveFilter, ListingQuery } from "#shared/listing.ts";
import { percentText } from "../presenter/durations.server.ts";
import { meritCard } from "../presenter/merit.server.ts";
import { meritWords } from "../presenter/words.server.ts";
import { readPercentage } from "../rules.ts";
import type { MeritKey, MeritList } from "../schema.ts";
import { listMeritPrograms } from "./list-merit-programs.server.ts";
import { byRelation } from "./make-facets.server.ts";
import { sampleSaid } from "./say-once.server.ts";

/** Each brings its whole text, having no page of its own. */
const ON_A_PAGE = 6;

type Merit = Item<"merit-program">;
type GroupKey = Exclude<MeritKey, "percentage">;

/** A page of the merit programmes beside their filters; null when it lies outside of the list. */
export function chooseMeritPrograms(ctx: Context, actor: Actor, query: ListingQuery<MeritKey>): MeritList | null {
  const [written] = query.filters.percentage;
  const percentage = written === undefined ? null : readPercentage(written);
  const facets: Facets<GroupKey, Merit> = {
    category: byRelation(ctx, actor, "academic-program-category", (program) => program.category),
    institute: byRelation(ctx, actor, "academic-program-institute", (program) => program.institute),
  };
  const within = listMeritPrograms(ctx, actor, percentage === null ? {} : { percentage });
  const page = facetedPage(within, facets, query, ON_A_PAGE);
  if (!page) return null;
  const without = () => faceted(listMeritPrograms(ctx, actor, {}), facets, query.filters).found.length;
  const chip = percentage === null || written === undefined ? [] : [chipOf(actor, written, percentage, without())];
  const active = [...chip, ...page.list.active];
  return {
    ...page.list,
    query,
    words: meritWords({ ...page.list, active }, actor.locale),
    active,
    ...sampleSaid(
      page.found,
      page.shown.map((program) => meritCard(program, actor.locale, scenesIn(ctx))),
      actor.locale,
    ),
    percentageFault: written !== undefined && percentage === null,
  };
}

function chipOf(actor: Actor, slug: string, percentage: number, countWithout: number): ActiveFilter<MeritKey> {
  const { locale } = actor;
  const title = m.studies_merit_percentage_chip({ percent: percentText(percentage, locale) }, { locale });
  return { key: "percentage", slug, title, countWithout };
}
