import type { MetaDescriptor } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { isFiltered, type Listing, type ListingPage } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { breadcrumbs, pageHead } from "./page-head.ts";
import type { SiteData } from "./site-data.ts";

interface ListHead {
  readonly listing: Listing;
  /** Null when the page lies outside of the list. */
  readonly list: ListingPage | null;
  readonly title: string;
  readonly description: string;
  /** What the start of the site is called in a trail. */
  readonly home: string;
}

/** The head of a list: each page of the whole list is for search engines, filtered ones are not. */
export function listHead({ site, locale }: SiteData, head: ListHead): MetaDescriptor[] {
  const { listing, list, title } = head;
  const path = pathTo(listing.screen);
  const page = list?.query.page ?? 1;
  const query = new URLSearchParams({ ...listing.fixed, ...(page > 1 && { page: String(page) }) });
  const whole = page > 1 ? m.ui_list_page_title({ title, page }) : title;
  return pageHead({
    title: list ? whole : m.ui_list_no_page_title(),
    description: head.description,
    path,
    query: query.toString() || undefined,
    locale,
    site,
    hidden: !list || isFiltered(list.query.filters),
    jsonLd: [
      breadcrumbs(site, [
        { name: head.home, path: pathTo("landing") },
        { name: title, path },
      ]),
    ],
  });
}
