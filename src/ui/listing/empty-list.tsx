import { m } from "#i18n/paraglide/messages.js";
import { type Listing, type ListingPage, listingAddress, withoutValue } from "#shared/listing.ts";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import type { ListingWords } from "./listing-words.ts";

interface EmptyListProps {
  readonly listing: Listing;
  readonly list: ListingPage;
  readonly words: ListingWords;
}

/** Nothing found: says which filter to drop, and what dropping it brings. */
export function EmptyList({ listing, list, words }: EmptyListProps) {
  const { sort, filters } = list.query;
  const helpful = list.active.filter((one) => one.countWithout > 0);
  if (list.active.length === 0) return <EmptyState title={m.ui_no_data()} />;
  return (
    <EmptyState title={words.empty}>
      <p>{helpful.length > 0 ? m.ui_list_empty_text() : m.ui_list_empty_all()}</p>
      <p className="chips justify-center">
        {helpful.map(({ key, slug, title, countWithout }) => (
          <ButtonLink
            key={`${key}-${slug}`}
            kind="quiet"
            to={listingAddress(listing, { sort, filters: withoutValue(filters, key, slug) })}
          >
            {m.ui_list_drop({ name: title, found: words.count(countWithout) })}
          </ButtonLink>
        ))}
        <ButtonLink kind={helpful.length > 0 ? "quiet" : "primary"} to={listingAddress(listing, { sort })}>
          {m.ui_list_clear()}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
