import { m } from "#i18n/paraglide/messages.js";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { PROGRAMS, type ProgramKey, type ProgramsList } from "../schema.ts";
import { ProgramViews } from "./program-views.tsx";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";

/** The academic programmes beside their filters. */
export function ProgramsPage({ list }: { list: ProgramsList }) {
  return (
    <ListPage
      listing={PROGRAMS}
      list={list}
      words={listWords()}
      note={list.sampleNote && <p>{list.sampleNote}</p>}
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

function listWords(): ListingWords {
  return {
    title: m.studies_programs_title(),
    lead: m.studies_programs_lead(),
    filters: m.studies_programs_filters(),
    count: (count) => m.studies_programs_count({ count }),
    show: (count) => m.studies_programs_show({ count }),
    empty: m.studies_programs_empty(),
    names: {
      category: m.studies_filter_category(),
      institute: m.studies_filter_institute(),
      location: m.studies_filter_location(),
      subject: m.studies_filter_subject(),
    } satisfies Record<ProgramKey, string>,
  };
}
