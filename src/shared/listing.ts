import { pathTo, type ScreenId } from "./screens.ts";

/** `turns`: groups take turns in an order of the day; `fit`: nearest to the reader's own result. */
export const SORTS = ["newest", "title", "turns", "fit"] as const;
export type Sort = (typeof SORTS)[number];
const USUAL_SORTS: readonly [Sort, ...Sort[]] = ["newest", "title"];

/** Spec §9: 12 a page. */
export const PAGE_SIZE = 12;
export const MAX_VALUES_PER_FILTER = 20;
export const MAX_VALUE_LENGTH = 80;

/** What a list's address can hold: the screen, the keys of its filters, and what always stands in it (a chosen view). */
export interface Listing<K extends string = string> {
  readonly screen: ScreenId;
  /** Of the screen's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly keys: readonly K[];
  readonly fixed?: Readonly<Record<string, string>>;
  /** The orders it knows, the usual one first; newest and by title unless said otherwise. */
  readonly sorts?: readonly [Sort, ...Sort[]];
}

export type Filters<K extends string = string> = Readonly<Record<K, readonly string[]>>;

/** What the address of a list asks for. */
export interface ListingQuery<K extends string = string> {
  /** Null when the address names no page that could exist: 0, -1, abc. */
  readonly page: number | null;
  readonly sort: Sort;
  readonly filters: Filters<K>;
}

export interface FilterOption {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
}
export interface FilterGroup<K extends string = string> {
  readonly key: K;
  readonly options: readonly FilterOption[];
}
/** A filter in use, with what would be found without it. */
export interface ActiveFilter<K extends string = string> {
  readonly key: K;
  readonly slug: string;
  readonly title: string;
  readonly countWithout: number;
}

/** One page of a list as its screen shows it. */
export interface ListingPage<K extends string = string> {
  readonly query: ListingQuery<K>;
  readonly total: number;
  readonly pages: number;
  readonly groups: readonly FilterGroup<K>[];
  readonly active: readonly ActiveFilter<K>[];
  /** The orders this reader may choose from, where not all of the list's. */
  readonly sorts?: readonly Sort[];
  /** All that is found is an example: said once, above the list. */
  readonly isSample?: boolean;
}

/** The orders of a list, the usual one first. */
export function sortsOf({ sorts = USUAL_SORTS }: Pick<Listing, "sorts">): readonly [Sort, ...Sort[]] {
  return sorts;
}

/** Reads the query; values are slugs, comma-separated or repeated. What is not understood is kept as a filter that finds nothing. */
export function readListing<K extends string>(listing: Listing<K>, params: URLSearchParams): ListingQuery<K> {
  const sorts = sortsOf(listing);
  return {
    page: pageOf(params.get("page")),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? sorts[0],
    filters: filtersOf(listing.keys, (key) => valuesOf(params, key)),
  };
}

/** Filters made key by key. */
export function filtersOf<K extends string>(keys: readonly K[], valuesFor: (key: K) => readonly string[]): Filters<K> {
  return Object.fromEntries(keys.map((key) => [key, valuesFor(key)])) as Filters<K>;
}

function valuesOf(params: URLSearchParams, key: string): string[] {
  const values = params
    .getAll(key)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim().slice(0, MAX_VALUE_LENGTH))
    .filter((value) => value !== "");
  return [...new Set(values)].slice(0, MAX_VALUES_PER_FILTER);
}

/** The page an address names; null when it names none that could exist. */
export function pageOf(value: string | null): number | null {
  if (value === null || value === "") return 1;
  if (!/^\d{1,12}$/.test(value)) return null;
  const page = Number(value);
  return page >= 1 ? page : null;
}

/** Whether any filter is set. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** What an address is to hold; the rest takes its default. */
export interface Asked<K extends string = string> {
  readonly filters?: Partial<Filters<K>>;
  readonly sort?: Sort;
  readonly page?: number | null;
}

/** The short address of a query: defaults left out, values joined by commas. */
export function listingAddress<K extends string>(listing: Listing<K>, asked: Asked<K> = {}): string {
  const { screen, parameters, keys, fixed } = listing;
  const parts = Object.entries(fixed ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  for (const key of keys) {
    const values = asked.filters?.[key] ?? [];
    if (values.length > 0) parts.push(`${key}=${values.map(encodeURIComponent).join(",")}`);
  }
  if (asked.sort && asked.sort !== sortsOf(listing)[0]) parts.push(`sort=${asked.sort}`);
  if (asked.page && asked.page > 1) parts.push(`page=${asked.page}`);
  const path = pathTo(screen, parameters);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/** The filters without one value. */
export function withoutValue<K extends string>(filters: Filters<K>, key: K, value: string): Filters<K> {
  return { ...filters, [key]: filters[key].filter((one) => one !== value) };
}

/** How many pages a list has; an empty list has one. */
export function pagesOf(total: number, pageSize: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** A list of so many cards makes its first one larger. */
const LEAST_WITH_FIRST = 3;

/** Whether a card is the large first one of its list. */
export function isFirstOf(cards: readonly unknown[], at: number): boolean {
  return at === 0 && cards.length >= LEAST_WITH_FIRST;
}
