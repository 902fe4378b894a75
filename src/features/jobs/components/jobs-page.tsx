import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { FILTER_KEYS, type FilterKey, type JobsList, LISTING } from "../schema.ts";
import { BrowseEnvironments, BrowseMore } from "./browse-jobs.tsx";
import { JobCard } from "./job-card.tsx";
import { filterName } from "./job-words.ts";

const OPEN_AT_FIRST: readonly FilterKey[] = ["environment", "subject"];

/** The list of professions beside its filters. */
export function JobsPage({ list }: { list: JobsList }) {
  const { order, browse } = list;
  return (
    <ListPage
      listing={LISTING}
      list={list}
      words={listWords()}
      openAtFirst={OPEN_AT_FIRST}
      before={browse && <BrowseEnvironments browse={browse} />}
      ways={browse && <BrowseMore browse={browse} />}
      sortHint={order?.link ? null : order?.text}
      note={
        order?.link && (
          <p>
            {order.text} <Link to={order.link.to}>{order.link.label}</Link>
          </p>
        )
      }
    >
      <ul className="cards mt-4 mb-8">
        {list.cards.map((job) => (
          <JobCard key={job.slug} job={job} />
        ))}
      </ul>
    </ListPage>
  );
}

function listWords(): ListingWords {
  return {
    title: m.jobs_title(),
    lead: m.jobs_lead(),
    filters: m.jobs_filters(),
    count: (count) => m.jobs_count({ count }),
    show: (count) => m.jobs_show({ count }),
    empty: m.jobs_empty_title(),
    names: Object.fromEntries(FILTER_KEYS.map((key) => [key, filterName(key)])),
  };
}
