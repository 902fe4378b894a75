import type { Item } from "#content/readers.ts";
import { CERTIFICATE_LEVEL_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { type Facets, facetedPage } from "#shared/facets.ts";
import type { ListingQuery } from "#shared/listing.ts";
import { CERTIFICATE_CARDS, cardsOf } from "../presenter/cards.server.ts";
import { certificateWords } from "../presenter/words.server.ts";
import type { CertificateKey, CertificatesList } from "../schema.ts";
import { chosenProvider } from "./choose-provider.server.ts";
import { allOf, byLabel, byProfession, byRelation } from "./make-facets.server.ts";
import { sampleSaid } from "./say-once.server.ts";

/** A page of the professional certificates; null when it lies outside of the list. */
export function listCertificates(
  ctx: Context,
  actor: Actor,
  query: ListingQuery<CertificateKey>,
): CertificatesList | null {
  const facets: Facets<CertificateKey, Item<"certification">> = {
    institution: byRelation(ctx, actor, "institution", (certificate) => certificate.institution),
    level: byLabel(CERTIFICATE_LEVEL_LABELS, actor, (certificate) => certificate.certificate_level),
    pattern: byLabel(STUDY_MODE_LABELS, actor, (certificate) => certificate.study_pattern),
    profession: byProfession(ctx, actor, "certification"),
  };
  const page = facetedPage(allOf(ctx, actor, "certification", query.sort), facets, query);
  const provider = chosenProvider(ctx, actor, "institution", query.filters.institution);
  const cards = page ? cardsOf(ctx, page.shown, CERTIFICATE_CARDS, actor.locale) : [];
  return (
    page && {
      ...page.list,
      words: certificateWords(page.list, actor.locale),
      provider,
      ...sampleSaid(page.found, cards, actor.locale),
    }
  );
}
