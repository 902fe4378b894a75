import { type ReactNode, useEffect, useRef } from "react";
import { type Listing, type ListingPage, listingAddress } from "#shared/listing.ts";
import { PageTop } from "../page-top.tsx";
import { Pagination } from "../pagination.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterButton, FilterPanel } from "./filter-panel.tsx";
import type { ListingWords } from "./listing-words.ts";

const COUNT = "list-count";

interface ListPageProps {
  readonly listing: Listing;
  readonly list: ListingPage;
  readonly words: ListingWords;
  /** Between the introduction and the list: views to choose from. */
  readonly before?: ReactNode;
  /** Below the list: other ways in. */
  readonly after?: ReactNode;
  /** What the order means, beside the count. */
  readonly sortHint?: ReactNode;
  /** Controls of the list's own, in the form before the filters. */
  readonly fields?: ReactNode;
  /** What holds for all that is listed: said once, under the count. */
  readonly note?: ReactNode;
  /** False where the order is given. */
  readonly sortable?: boolean;
  /** What was found; not shown when nothing was. */
  readonly children: ReactNode;
}

/** A list under its filters: count, chips, order, pages. */
export function ListPage(props: ListPageProps) {
  const { listing, list, words, before, after, sortHint, fields, note, sortable = true, children } = props;
  const { query } = list;
  useFocusAfterRemoval(list.active.length);
  return (
    <div className="wrap list-top pb-8">
      <PageTop title={words.title} lead={words.lead} />
      {before}
      <div className="list-body">
        <FilterPanel
          listing={listing}
          list={list}
          words={words}
          fields={fields}
          sortable={sortable}
          onShow={focusCount}
        />
        <div>
          <div className="list-bar">
            <div className="list-found">
              <p id={COUNT} role="status" tabIndex={-1} className="strong">
                {words.count(list.total)}
              </p>
              {sortHint}
            </div>
            <FilterButton active={list.active.length} sortable={sortable} />
          </div>
          {note && <div className="list-note">{note}</div>}
          <ActiveFilters listing={listing} list={list} />
          {list.total === 0 ? <EmptyList listing={listing} list={list} words={words} /> : children}
          <Pagination
            page={query.page ?? 1}
            pageCount={list.pages}
            to={(page) => listingAddress(listing, { ...query, page })}
          />
        </div>
      </div>
      {after}
    </div>
  );
}

function focusCount() {
  document.getElementById(COUNT)?.focus();
}

/** A chip that removes itself takes the focus with it: the count, which has just changed, is the next best place. */
function useFocusAfterRemoval(active: number) {
  const before = useRef(active);
  useEffect(() => {
    if (active < before.current && document.activeElement === document.body) focusCount();
    before.current = active;
  }, [active]);
}
