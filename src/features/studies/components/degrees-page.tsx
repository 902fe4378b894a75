import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { listingAddress } from "#shared/listing.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import { ViewToggle } from "#ui/listing/view-toggle.tsx";
import { WaysRow } from "#ui/ways-row.tsx";
import { type AreaOfDegrees, DEGREES, DEGREES_BY_AREA, type DegreesList } from "../schema.ts";
import { ProviderBanner } from "./provider-banner.tsx";
import { StudyCards } from "./study-card.tsx";
import { wordsOf } from "./words-of.ts";

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
      words={wordsOf(list.words)}
      sortHint={
        <>
          {list.sampleNote && <p className="hint">{list.sampleNote}</p>}
          <ViewToggle
            className=""
            label={m.studies_degrees_view()}
            name="toggle:degrees"
            views={views}
            current={list.areas ? "areas" : "all"}
          />
        </>
      }
      before={
        <>
          <WaysRow label={m.studies_filter_area()} ways={list.ways} />
          <ProviderBanner provider={list.provider} />
        </>
      }
      fields={filters.area.map((slug) => <input key={slug} type="hidden" name="area" value={slug} />)}
    >
      {list.areas ? (
        list.areas.map((area, at, areas) => (
          <Area key={area.slug} area={area} list={list} before={slugsOf(areas.slice(0, at))} />
        ))
      ) : (
        <StudyCards studies={list.cards} />
      )}
    </ListPage>
  );
}

const slugsOf = (areas: readonly AreaOfDegrees[]) =>
  new Set(areas.flatMap(({ cards }) => cards.map(({ slug }) => slug)));

interface AreaProps {
  readonly area: AreaOfDegrees;
  readonly list: DegreesList;
  /** A degree may be of several areas. */
  readonly before: ReadonlySet<string>;
}

function Area({ area, list, before }: AreaProps) {
  const { sort, filters } = list.query;
  const { slug, title, summary, count, cards } = area;
  const id = `area-${slug ?? "none"}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="h2">
        {title} <span className="hint">{count}</span>
      </h2>
      <p className="max-w-read">{summary}</p>
      <StudyCards studies={cards} heading="h3" before={before} />
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
