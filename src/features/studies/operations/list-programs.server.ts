import type { Item } from "#content/readers.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type Facets, facetedPage } from "#shared/facets.ts";
import type { ListingQuery } from "#shared/listing.ts";
import { categoryWays } from "../presenter/area-ways.server.ts";
import { cardsOf, PROGRAM_CARDS } from "../presenter/cards.server.ts";
import { programWords } from "../presenter/words.server.ts";
import type { ProgramKey, ProgramsList } from "../schema.ts";
import { chosenInstitute } from "./choose-provider.server.ts";
import { allOf, byRelation } from "./make-facets.server.ts";
import { sampleSaid } from "./say-once.server.ts";

/** A page of the academic programmes; null when it lies outside of the list. */
export function listPrograms(ctx: Context, actor: Actor, query: ListingQuery<ProgramKey>): ProgramsList | null {
  const facets: Facets<ProgramKey, Item<"academic-program">> = {
    category: byRelation(ctx, actor, "academic-program-category", (program) => program.category),
    institute: byRelation(ctx, actor, "academic-program-institute", (program) => program.institute),
    location: byRelation(ctx, actor, "academic-program-location", (program) => program.location),
    subject: byRelation(ctx, actor, "academic-subject-option", (program) => program.subject),
  };
  const page = facetedPage(allOf(ctx, actor, "academic-program", query.sort), facets, query);
  const provider = chosenInstitute(ctx, actor, query.filters.institute);
  const cards = page ? cardsOf(ctx, page.shown, PROGRAM_CARDS, actor.locale) : [];
  return (
    page && {
      ...page.list,
      ways: categoryWays(page.list.groups, query, actor.locale),
      words: programWords(page.list, actor.locale),
      provider,
      ...sampleSaid(page.found, cards, actor.locale),
    }
  );
}
