import type { ResourceGroup } from "#features/resources/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
import type { HomeLink } from "#shared/home-card.ts";
import {
  type Filters as AnyFilters,
  type Asked,
  type Listing,
  type ListingPage,
  type ListingQuery,
  listingAddress,
  readListing,
} from "#shared/listing.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { Sourced } from "#shared/sourced.ts";

/** The filters of the list: the query key and the field of a profession it asks. */
export const FILTER_FIELDS = {
  environment: "work_environments",
  subject: "school_subjects",
  sector: "sectors",
  workplace: "workplaces",
  qualification: "qualifications",
  skill: "future_skills",
} as const;
export type FilterKey = keyof typeof FILTER_FIELDS;
export const FILTER_KEYS = Object.keys(FILTER_FIELDS) as readonly FilterKey[];

export const LISTING: Listing<FilterKey> = {
  screen: "jobs",
  keys: FILTER_KEYS,
  sorts: ["turns", "fit", "newest", "title"],
};

export type Filters = AnyFilters<FilterKey>;
export type JobsQuery = ListingQuery<FilterKey>;

/** Reads what the address of the list asks for. */
export function readJobsQuery(params: URLSearchParams): JobsQuery {
  return readListing(LISTING, params);
}

/** The short address of a list of professions. */
export function jobsAddress(asked: Asked<FilterKey>): string {
  return listingAddress(LISTING, asked);
}

export interface Named {
  readonly slug: string;
  readonly title: string;
}
export interface NamedEnvironment extends Named {
  readonly code: Environment;
}

export interface JobCard extends Named {
  readonly summary: string;
  readonly picture?: PictureFile;
  /** What its own drawing shows. */
  readonly scene: string;
  /** The two it belongs to most. */
  readonly environments: readonly NamedEnvironment[];
  /** A moment of its working day; null where nobody has written one. */
  readonly moment: Moment | null;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** What happens in a working day at a time, on a clock of 24 hours. */
export interface Moment {
  readonly at: string;
  readonly text: string;
}

export interface JobsList extends ListingPage<FilterKey> {
  readonly cards: readonly JobCard[];
  /** Why the professions stand in this order, where the name of the order does not say it. */
  readonly order: { readonly text: string; readonly link: HomeLink | null } | null;
  /** Where one may begin to look; only above the whole list. */
  readonly browse: Browse | null;
}

/** Ways into the list, in the reader's language; a way that leads nowhere falls out. */
export interface Browse {
  readonly title: string;
  readonly environments: {
    readonly title: string;
    readonly links: readonly (Named & { readonly code: Environment })[];
  };
  readonly subjects: { readonly title: string; readonly links: readonly Named[] };
  readonly sectors: { readonly title: string; readonly links: readonly SectorLink[] };
}

/** A sector under the picture of one of its professions. */
export interface SectorLink extends Named {
  readonly job: Pick<JobCard, "slug" | "environments" | "picture">;
}

/** How much the work is like each environment, by O*NET's figures, in the order of the hexagon. */
export interface InterestProfile {
  readonly bars: readonly { readonly code: Environment; readonly title: string; readonly value: number }[];
  /** The two strongest by name. */
  readonly closest: readonly [string, string];
}

export interface JobDetail extends Named, Sourced {
  readonly documentId: string;
  readonly summary: string;
  readonly banner: PictureFile | null;
  readonly scene: string;
  /** The picture of a shared link: a path. */
  readonly sharePicture: string;
  readonly description: readonly string[];
  readonly responsibilities: readonly string[];
  readonly skills: readonly string[];
  readonly otherSkills: readonly string[];
  readonly entryRoutes: readonly string[];
  /** In the language asked for. */
  readonly kind: string;
  readonly jobZone: number | null;
  readonly interests: InterestProfile | null;
  readonly environments: readonly NamedEnvironment[];
  readonly sectors: readonly Named[];
  readonly workplaces: readonly Named[];
  readonly qualifications: readonly Named[];
  readonly futureSkills: readonly Named[];
  readonly related: readonly Named[];
  readonly degrees: readonly Named[];
  readonly programs: readonly Named[];
  readonly certificates: readonly Named[];
  readonly resources: readonly ResourceGroup[];
  readonly esco: { readonly code: string; readonly uri: string } | null;
  readonly isco: string | null;
  readonly onet: string | null;
  readonly otherLocale?: Locale;
}

/** What a page says of the scale to its reader, in the reader's language. */
export interface ScaleCall {
  readonly title: string;
  readonly text: string;
  readonly link: HomeLink;
}
