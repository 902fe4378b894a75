import { m } from "#i18n/paraglide/messages.js";
import { ListPage } from "#ui/listing/list-page.tsx";
import waysSheet from "#ui/styles/ways-sheet.css?url";
import { WaysRow } from "#ui/ways-row.tsx";
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
      sortHint={
        <>
          {list.sampleNote && <p className="hint">{list.sampleNote}</p>}
          <ProgramViews current="programs" />
        </>
      }
      before={
        <>
          <link rel="stylesheet" href={waysSheet} precedence="default" />
          <WaysRow label={m.studies_filter_category()} ways={list.ways} />
          <ProviderBanner provider={list.provider} />
        </>
      }
    >
      <StudyCards studies={list.cards} />
    </ListPage>
  );
}
