import { ListPage } from "#ui/listing/list-page.tsx";
import { CERTIFICATES, type CertificatesList } from "../schema.ts";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";
import { wordsOf } from "./words-of.ts";

/** The professional certificates beside their filters. */
export function CertificatesPage({ list }: { list: CertificatesList }) {
  return (
    <ListPage
      listing={CERTIFICATES}
      list={list}
      words={wordsOf(list.words)}
      sortHint={list.sampleNote && <p className="hint">{list.sampleNote}</p>}
      before={<ProviderBanner provider={list.provider} />}
    >
      <StudyCards studies={list.cards} />
    </ListPage>
  );
}
