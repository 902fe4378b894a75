import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { listingAddress } from "#shared/listing.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { ViewToggle } from "#ui/listing/view-toggle.tsx";
import { type AreaOfDegrees, DEGREES, DEGREES_BY_AREA, type DegreeKey, type DegreesList } from "../schema.ts";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";

/** The degrees, all of them or area by area. */
export function DegreesPage({ list }: { list: DegreesList }) {
  const { sort, filters } = list.query;
  const views = [
    { id: "all", label: m.studies_degrees_all(), to: listingAddress(DEGREES, { sort, filters }) },
    { id: "areas", label: m.studies_degrees_by_area(), to: listingAddress(DEGREES_BY_AREA, { sort, filters }) },
  ];
  return (
    <ListPage
      listing={list.areas ? DEGREES_BY_AREA : DEGREES}
      list={list}
      words={listWords()}
      note={list.sampleNote && <p>{list.sampleNote}</p>}
      before={
        <>
          <ProviderBanner provider={list.provider} />
          <ViewToggle
            label={m.studies_degrees_view()}
            name="toggle:degrees"
            views={views}
            current={list.areas ? "areas" : "all"}
          />
        </>
      }
    >
      {list.areas ? (
        list.areas.map((area) => <Area key={area.slug} area={area} list={list} />)
      ) : (
        <StudyCards studies={list.cards} />
      )}
    </ListPage>
  );
}

function Area({ area, list }: { area: AreaOfDegrees; list: DegreesList }) {
  const { sort, filters } = list.query;
  const { slug, title, summary, total, cards } = area;
  const id = `area-${slug ?? "none"}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="h2">
        {title} <span className="hint">{m.studies_degrees_count({ count: total })}</span>
      </h2>
      <p className="max-w-read">{summary}</p>
      <StudyCards studies={cards} heading="h3" />
      {slug && area.more && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center"
            to={listingAddress(DEGREES, { sort, filters: { ...filters, area: [slug] } })}
          >
            {area.more}
          </Link>
        </p>
      )}
    </section>
  );
}

function listWords(): ListingWords {
  return {
    title: m.studies_degrees_title(),
    lead: m.studies_degrees_lead(),
    filters: m.studies_degrees_filters(),
    count: (count) => m.studies_degrees_count({ count }),
    show: (count) => m.studies_degrees_show({ count }),
    empty: m.studies_degrees_empty(),
    names: {
      area: m.studies_filter_area(),
      university: m.studies_filter_university(),
      type: m.studies_filter_type(),
      mode: m.studies_filter_mode(),
      profession: m.studies_filter_profession(),
    } satisfies Record<DegreeKey, string>,
  };
}
