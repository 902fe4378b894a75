import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeLink } from "#shared/home-card.ts";
import { isFirstOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { FILTER_KEYS, type JobsList, LISTING } from "../schema.ts";
import { BrowseLetters, BrowseMore, EnvironmentChoices } from "./browse-jobs.tsx";
import { JobCard } from "./job-card.tsx";
import { filterName } from "./job-words.ts";

/** The list of professions beside its filters. */
export function JobsPage({ list }: { list: JobsList }) {
  const { browse, environments } = list;
  return (
    <ListPage
      listing={LISTING}
      list={list}
      words={listWords()}
      before={
        <>
          <FindJob />
          <EnvironmentChoices choices={environments} />
        </>
      }
      fields={list.active
        .filter(({ key }) => !list.groups.some((group) => group.key === key))
        .map(({ key, slug }) => <input key={slug} type="hidden" name={key} value={slug} />)}
      after={
        <>
          {list.letters && <BrowseLetters {...list.letters} />}
          {browse && <BrowseMore browse={browse} groups={list.groups} />}
        </>
      }
      sortHint={<AboutOrder list={list} />}
    >
      <ul className="cards cards-first">
        {list.cards.map((job, at) => (
          <JobCard key={job.slug} job={job} first={isFirstOf(list.cards, at)} />
        ))}
      </ul>
    </ListPage>
  );
}

/** A profession by its name: the search of the site, among professions alone. */
function FindJob() {
  return (
    <search aria-label={m.jobs_find()}>
      <Form action={pathTo("searchResults")} className="search-form list-find">
        <input type="hidden" name="searchType" value="jobs" />
        <input
          type="search"
          name="word"
          className="input"
          maxLength={200}
          enterKeyHint="search"
          aria-label={m.jobs_find()}
          placeholder={m.jobs_find()}
        />
        <button type="submit" className="icon-btn" aria-label={m.jobs_find()}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
}

/** How the list is ordered; what else there is to know of it opens below. */
function AboutOrder({ list: { order, profiles } }: { list: JobsList }) {
  const isFit = order?.link;
  if (!(profiles || isFit)) return order && <p className="hint">{order.text}</p>;
  return (
    <details className="list-why">
      <summary>
        {(!isFit && order?.text) || m.jobs_order_about()}
        <Icon name="info" />
      </summary>
      {isFit && <Said {...order} />}
      <Said {...profiles} />
    </details>
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
