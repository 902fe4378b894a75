import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeLink } from "#shared/home-card.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { FILTER_KEYS, type JobsList, LISTING } from "../schema.ts";
import { BrowseMore, EnvironmentChoices } from "./browse-jobs.tsx";
import { JobCard } from "./job-card.tsx";
import { filterName } from "./job-words.ts";

/** The list of professions beside its filters. */
export function JobsPage({ list }: { list: JobsList }) {
  const { order, browse, environments, profiles } = list;
  return (
    <ListPage
      listing={LISTING}
      list={list}
      words={listWords()}
      before={<EnvironmentChoices choices={environments} />}
      fields={list.active
        .filter(({ key }) => !list.groups.some((group) => group.key === key))
        .map(({ key, slug }) => <input key={slug} type="hidden" name={key} value={slug} />)}
      after={browse && <BrowseMore browse={browse} />}
      sortHint={order?.link ? null : order?.text}
      note={
        <>
          <Said {...profiles} />
          {order?.link && <Said {...order} />}
        </>
      }
    >
      <ul className="cards cards-first">
        {list.cards.map((job, at) => (
          <JobCard key={job.slug} job={job} first={at === 0} />
        ))}
      </ul>
    </ListPage>
  );
}

/** A sentence about the list, and where it leads. */
function Said({ text, link }: { readonly text?: string; readonly link?: HomeLink | null }) {
  return (
    text && (
      <p>
        {text} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    )
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
