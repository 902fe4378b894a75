import {
  type ActiveFilter,
  type FilterGroup,
  type Filters,
  type ListingPage,
  type ListingQuery,
  PAGE_SIZE,
  pagesOf,
  withoutValue,
} from "./listing.ts";

/** The choices of one filter: their names in order, and which of them a record has. */
export interface Facet<T> {
  readonly options: readonly { readonly slug: string; readonly title: string }[];
  readonly valuesOf: (record: T) => readonly string[];
}

export type Facets<K extends string, T> = Readonly<Record<K, Facet<T>>>;

export interface Faceted<K extends string, T> {
  readonly found: readonly T[];
  readonly groups: readonly FilterGroup<K>[];
  readonly active: readonly ActiveFilter<K>[];
}

/** Filters records that are at hand: any value of one filter, all filters together; options are counted within the other filters. */
export function faceted<K extends string, T>(
  records: readonly T[],
  facets: Facets<K, T>,
  filters: Filters<K>,
): Faceted<K, T> {
  const keys = Object.keys(facets) as K[];
  const fits = (record: T, key: K, within: Filters<K>) =>
    within[key].length === 0 || facets[key].valuesOf(record).some((value) => within[key].includes(value));
  const search = (within: Filters<K>) => records.filter((record) => keys.every((key) => fits(record, key, within)));
  const groups = keys.map((key) => {
    const others = search({ ...filters, [key]: [] });
    return { key, options: optionsOf(facets[key], others, filters[key]) };
  });
  const active = keys.flatMap((key) =>
    filters[key].map((slug) => ({
      key,
      slug,
      title: facets[key].options.find((option) => option.slug === slug)?.title ?? slug,
      countWithout: search(withoutValue(filters, key, slug)).length,
    })),
  );
  return { found: search(filters), groups, active };
}

function optionsOf<T>({ options, valuesOf }: Facet<T>, records: readonly T[], chosen: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of records.flatMap((record) => [...new Set(valuesOf(record))]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return options
    .map(({ slug, title }) => ({ slug, title, count: counts.get(slug) ?? 0 }))
    .filter(({ slug, count }) => count > 0 || chosen.includes(slug));
}

export interface FacetedPage<K extends string, T> {
  readonly list: ListingPage<K>;
  /** The records of this page. */
  readonly shown: readonly T[];
  /** Those of all pages. */
  readonly found: readonly T[];
}

/** One page of filtered records; null when the page lies outside of the list. */
export function facetedPage<K extends string, T>(
  records: readonly T[],
  facets: Facets<K, T>,
  query: ListingQuery<K>,
  size: number = PAGE_SIZE,
): FacetedPage<K, T> | null {
  const { found, groups, active } = faceted(records, facets, query.filters);
  const pages = pagesOf(found.length, size);
  const { page } = query;
  if (page === null || page > pages) return null;
  const start = (page - 1) * size;
  const list = { query, total: found.length, pages, groups, active };
  return { list, shown: found.slice(start, start + size), found };
}
