import { m } from "#i18n/paraglide/messages.js";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { CERTIFICATES, type CertificateKey, type CertificatesList } from "../schema.ts";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";

/** The professional certificates beside their filters. */
export function CertificatesPage({ list }: { list: CertificatesList }) {
  return (
    <ListPage
      listing={CERTIFICATES}
      list={list}
      words={listWords()}
      note={list.sampleNote && <p>{list.sampleNote}</p>}
      before={<ProviderBanner provider={list.provider} />}
    >
      <StudyCards studies={list.cards} />
    </ListPage>
  );
}

function listWords(): ListingWords {
  return {
    title: m.studies_certificates_title(),
    lead: m.studies_certificates_lead(),
    filters: m.studies_certificates_filters(),
    count: (count) => m.studies_certificates_count({ count }),
    show: (count) => m.studies_certificates_show({ count }),
    empty: m.studies_certificates_empty(),
    names: {
      institution: m.studies_filter_institution(),
      level: m.studies_filter_level(),
      pattern: m.studies_filter_pattern(),
      profession: m.studies_filter_profession(),
    } satisfies Record<CertificateKey, string>,
  };
}
