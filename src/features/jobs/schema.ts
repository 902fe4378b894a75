import type { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import type { Environment as EnvironmentCode } from "#features/scales/tendencies/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { pathTo } from "#shared/screens.ts";

/** The filters of the list: the query key and the field of a profession it asks. */
export const FILTER_FIELDS = {
  environment: "work_environments",
  sector: "sectors",
  workplace: "workplaces",
  qualification: "qualifications",
  skill: "future_skills",
} as const;
export type FilterKey = keyof typeof FILTER_FIELDS;
export const FILTER_KEYS = Object.keys(FILTER_FIELDS) as readonly FilterKey[];

export const SORTS = ["newest", "title"] as const;
export type Sort = (typeof SORTS)[number];

export const MAX_VALUES_PER_FILTER = 20;
export const MAX_VALUE_LENGTH = 80;

export type Filters = Readonly<Record<FilterKey, readonly string[]>>;

/** What the address of the list asks for. */
export interface JobsQuery {
  /** Null when the address names no page that could exist: 0, -1, abc. */
  readonly page: number | null;
  readonly sort: Sort;
  readonly filters: Filters;
}

/** Reads the query; values are slugs, comma-separated or repeated. What is not understood is kept as a filter that finds nothing. */
export function readJobsQuery(params: URLSearchParams): JobsQuery {
  const filters = Object.fromEntries(FILTER_KEYS.map((key) => [key, valuesOf(params, key)])) as Record<
    FilterKey,
    string[]
  >;
  return { page: pageOf(params.get("page")), sort: params.get("sort") === "title" ? "title" : "newest", filters };
}

function valuesOf(params: URLSearchParams, key: FilterKey): string[] {
  const values = params
    .getAll(key)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim().slice(0, MAX_VALUE_LENGTH))
    .filter((value) => value !== "");
  return [...new Set(values)].slice(0, MAX_VALUES_PER_FILTER);
}

function pageOf(value: string | null): number | null {
  if (value === null || value === "") return 1;
  if (!/^\d{1,12}$/.test(value)) return null;
  const page = Number(value);
  return page >= 1 ? page : null;
}

/** Whether any filter is set. */
export function isFiltered(filters: Filters): boolean {
  return FILTER_KEYS.some((key) => filters[key].length > 0);
}

export const NO_FILTERS: Filters = { environment: [], sector: [], workplace: [], qualification: [], skill: [] };

/** The short address of a query: defaults left out, values joined by commas. */
export function jobsAddress(query: { filters?: Partial<Filters>; sort?: Sort; page?: number | null }): string {
  const parts = FILTER_KEYS.flatMap((key) => {
    const values = query.filters?.[key] ?? [];
    return values.length > 0 ? [`${key}=${values.map(encodeURIComponent).join(",")}`] : [];
  });
  if (query.sort && query.sort !== "newest") parts.push(`sort=${query.sort}`);
  if (query.page && query.page > 1) parts.push(`page=${query.page}`);
  return parts.length > 0 ? `${pathTo("jobs")}?${parts.join("&")}` : pathTo("jobs");
}

/** The filters without one value. */
export function withoutValue(filters: Filters, key: FilterKey, value: string): Filters {
  return { ...filters, [key]: filters[key].filter((one) => one !== value) };
}

export interface Named {
  readonly slug: string;
  readonly title: string;
}
export interface Environment extends Named {
  readonly code: EnvironmentCode;
}

export interface JobCard extends Named {
  readonly summary: string;
  readonly environments: readonly Environment[];
  readonly sector: string | null;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

export interface FilterOption extends Named {
  readonly count: number;
}
export interface FilterGroup {
  readonly key: FilterKey;
  readonly options: readonly FilterOption[];
}
/** A filter in use, with what would be found without it. */
export interface ActiveFilter extends Named {
  readonly key: FilterKey;
  readonly countWithout: number;
}

export interface JobsList {
  readonly query: JobsQuery;
  readonly total: number;
  readonly pages: number;
  readonly cards: readonly JobCard[];
  readonly groups: readonly FilterGroup[];
  readonly active: readonly ActiveFilter[];
}

/** How much the work is like each environment, by O*NET's figures, in the order of the hexagon. */
export interface InterestProfile {
  readonly bars: readonly { readonly code: EnvironmentCode; readonly title: string; readonly value: number }[];
  /** The two strongest by name. */
  readonly closest: readonly [string, string];
}

export interface JobDetail extends Named {
  readonly summary: string;
  readonly description: readonly string[];
  readonly responsibilities: readonly string[];
  readonly skills: readonly string[];
  readonly otherSkills: readonly string[];
  readonly entryRoutes: readonly string[];
  readonly kind: keyof typeof JOB_TYPE_LABELS;
  readonly jobZone: number | null;
  readonly interests: InterestProfile | null;
  readonly environments: readonly Environment[];
  readonly sectors: readonly Named[];
  readonly workplaces: readonly Named[];
  readonly qualifications: readonly Named[];
  readonly futureSkills: readonly Named[];
  readonly related: readonly Named[];
  readonly esco: { readonly code: string; readonly uri: string } | null;
  readonly isco: string | null;
  readonly onet: string | null;
  readonly updatedAt: string;
  readonly otherLocale?: Locale;
}
