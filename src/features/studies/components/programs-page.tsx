import { ListPage } from "#ui/listing/list-page.tsx";
import { PROGRAMS, type ProgramsList } from "../schema.ts";
import { ProgramViews } from "./program-views.tsx";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";
import { wordsOf } from "./words-of.ts";

/** The academic programmes beside their filters. */
export function ProgramsPage({ list }: { list: ProgramsList }) {
  return (
    <ListPage
      listing={PROGRAMS}
      list={list}
      words={wordsOf(list.words)}
      sortHint={list.sampleNote && <p className="hint">{list.sampleNote}</p>}
      before={
        <>
          <ProgramViews current="programs" />
          <ProviderBanner provider={list.provider} />
        </>
      }
    >
      <StudyCards studies={list.cards} />
    </ListPage>
  );
}
