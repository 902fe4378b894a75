import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { FILTER_KEYS, type JobsList, LISTING } from "../schema.ts";
import { BrowseMore, EnvironmentChoices } from "./browse-jobs.tsx";
import { JobCard } from "./job-card.tsx";
import { filterName } from "./job-words.ts";

/** The list of professions beside its filters. */
export function JobsPage({ list }: { list: JobsList }) {
  const { order, browse, environments } = list;
  return (
    <ListPage
      listing={LISTING}
      list={{ ...list, groups: list.groups.filter(({ key }) => key !== "environment") }}
      words={listWords()}
      before={<EnvironmentChoices choices={environments} />}
      fields={environments
        .filter(({ isOn }) => isOn)
        .map(({ slug }) => <input key={slug} type="hidden" name="environment" value={slug} />)}
      after={browse && <BrowseMore browse={browse} />}
      sortHint={order?.link ? null : order?.text}
      note={
        order?.link && (
          <p>
            {order.text} <Link to={order.link.to}>{order.link.label}</Link>
          </p>
        )
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
