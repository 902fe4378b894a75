import { useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Pagination } from "#ui/pagination.tsx";
import { type JobsList, jobsAddress } from "../schema.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterButton, FilterPanel, SortSelect } from "./filter-panel.tsx";
import { JobCard } from "./job-card.tsx";

const COUNT = "jobs-count";

/** The list of professions beside its filters. */
export function JobsPage({ list }: { list: JobsList }) {
  useFocusAfterRemoval(list);
  return (
    <div className="wrap py-6">
      <h1 className="h1">{m.jobs_title()}</h1>
      <p className="lead max-w-read">{m.jobs_lead()}</p>
      <div className="mt-6 grid gap-8 desk:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterPanel list={list} onShow={focusCount} />
        <Found list={list} />
      </div>
    </div>
  );
}

function Found({ list }: { list: JobsList }) {
  const { query } = list;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={COUNT} role="status" tabIndex={-1} className="grow font-semibold">
          {m.jobs_count({ count: list.total })}
        </p>
        <FilterButton active={list.active.length} />
        <SortSelect sort={query.sort} />
      </div>
      <ActiveFilters list={list} />
      {list.total === 0 ? <EmptyList list={list} /> : <Cards list={list} />}
      <Pagination page={query.page ?? 1} pageCount={list.pages} to={(page) => jobsAddress({ ...query, page })} />
    </div>
  );
}

function Cards({ list }: { list: JobsList }) {
  return (
    <ul className="cards mt-4 mb-8">
      {list.cards.map((job) => (
        <JobCard key={job.slug} job={job} />
      ))}
    </ul>
  );
}

function focusCount() {
  document.getElementById(COUNT)?.focus();
}

/** A chip that removes itself takes the focus with it: the count, which has just changed, is the next best place. */
function useFocusAfterRemoval(list: JobsList) {
  const active = list.active.length;
  const before = useRef(active);
  useEffect(() => {
    if (active < before.current && document.activeElement === document.body) focusCount();
    before.current = active;
  }, [active]);
}
