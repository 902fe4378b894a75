import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type Listing, type ListingPage, listingAddress, withoutValue } from "#shared/listing.ts";
import { FilterChip } from "../chip.tsx";

/** The filters in use, each a link to the list without it. */
export function ActiveFilters({ listing, list }: { listing: Listing; list: ListingPage }) {
  const { sort, filters } = list.query;
  if (list.active.length === 0) return null;
  return (
    <ul aria-label={m.ui_list_active()} className="chips no-print mt-3">
      {list.active.map(({ key, slug, title }) => (
        <li key={`${key}-${slug}`}>
          <FilterChip label={title} to={listingAddress(listing, { sort, filters: withoutValue(filters, key, slug) })} />
        </li>
      ))}
      <li>
        <Link className="inline-flex min-h-11 items-center" preventScrollReset to={listingAddress(listing, { sort })}>
          {m.ui_list_clear()}
        </Link>
      </li>
    </ul>
  );
}
