import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
import type { Fact } from "#shared/fact.ts";
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
import type { NamedLink, NamedLinks } from "#shared/named-link.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { Sourced } from "#shared/sourced.ts";
import type { InterestLevel } from "./rules.ts";

/** The filters of the list that ask what a profession is linked to: the query key and the field. */
export const FILTER_FIELDS = {
  environment: "work_environments",
  subject: "school_subjects",
  sector: "sectors",
  workplace: "workplaces",
  qualification: "qualifications",
  skill: "future_skills",
} as const;
export type RelationKey = keyof typeof FILTER_FIELDS;
export const RELATION_KEYS = Object.keys(FILTER_FIELDS) as readonly RelationKey[];
/** `profile`: how much is told of it; `family`: the occupation of ESCO it belongs under. */
export type FilterKey = RelationKey | "profile" | "family";
export const FILTER_KEYS: readonly FilterKey[] = [...RELATION_KEYS, "profile", "family"];

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
  /** Of the first of a list: three moments of its day. */
  readonly day?: readonly Moment[];
  /** How one prepares for it. */
  readonly preparation?: string;
  /** «ملف قصير», where it is one. */
  readonly mark?: string;
  /** How many more of its family there are, and where. */
  readonly family?: HomeLink;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** A card of a list, with what it shows and no more: moments in brief, and a summary only where there is none. */
export interface ListedJob extends Omit<JobCard, "summary"> {
  readonly summary?: string;
}

/** What happens in a working day at a time, on a clock of 24 hours. */
export interface Moment {
  readonly at: string;
  readonly text: string;
  /** The one of several that a phone shows. */
  readonly isOne?: true;
}

export interface JobsList extends ListingPage<FilterKey> {
  readonly cards: readonly ListedJob[];
  /** Why the professions stand in this order, where the name of the order does not say it. */
  readonly order: { readonly text: string; readonly link: HomeLink | null } | null;
  /** How many are told in full and how many in short, and the way to the full ones alone or back to all. */
  readonly profiles: { readonly text: string; readonly link: HomeLink | null } | null;
  /** The work environments as a row of choices: the list's first filter. */
  readonly environments: readonly EnvironmentChoice[];
  /** Other ways to begin; only with the whole list. */
  readonly browse: Browse | null;
  /** Where each letter begins in the order of names; only with the whole list. */
  readonly letters: {
    readonly title: string;
    readonly pages: readonly (readonly [letter: string, page: number])[];
  } | null;
}

/** Ways into the list, in the reader's language; a way that leads nowhere falls out. */
export interface Browse {
  /** Over the subjects of the filters. */
  readonly subjects: string;
  readonly sectors: { readonly title: string; readonly links: readonly SectorLink[] };
}

/** An environment of the row: the address that switches it on or off, the rest of the question kept. */
export interface EnvironmentChoice extends NamedEnvironment {
  /** What one does there, in two words. */
  readonly note: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly to: string;
}

/** A sector under a picture of its own, else of one of its professions. */
export interface SectorLink extends Named {
  /** How many professions it has, of either kind. */
  readonly count: string;
  readonly scene: string;
}

/** How much the work is like one environment, in words. */
export interface EnvironmentLevel {
  readonly code: Environment;
  readonly title: string;
  readonly level: InterestLevel;
  /** «كثيرًا» */
  readonly text: string;
}

/** A moment of the working day; a task without its hour where a record tells no day. */
export interface DayMoment {
  readonly at: string | null;
  readonly text: string;
}

/** The sky of a day by its hours, as a gradient without its brackets. */
export interface DaySky {
  /** The moon at the first gate; else it is the sun. */
  readonly moon?: string;
  /** What stands at the last gate, where that is not the sun. */
  readonly end?: string;
  /** It is half set there. */
  readonly isLow?: boolean;
  /** Down over all of it. */
  readonly hours: string;
}

export interface JobDay {
  readonly title: string;
  readonly note: string | null;
  readonly moments: readonly DayMoment[];
  /** In two rows so many moments stand beside each other; of an odd number the heading takes the first place. */
  readonly across?: 3 | 4;
  readonly sky: DaySky;
}

/** Short texts of the record under what they are. */
export interface Items {
  readonly name: string;
  readonly items: readonly string[];
  /** Opens those after the first, where they are more than are read at a glance. */
  readonly more?: string;
}

/** So many tasks are told at once, and so many of the other lists. */
export const FIRST_TASKS = 3;
export const FIRST_ASKED = 4;
/** So few more are not folded: a fold over them would cost more than it hides. */
export const FEW = 4;

export interface Asks {
  readonly title: string;
  /** The tasks once more in short, beside a day that tells them. */
  readonly tasks: Items | null;
  /** Each with the thing it is known by, a motif. */
  readonly lists: readonly Items[];
  readonly future: NamedLinks | null;
}

/** One gate of the way in: what stands there, and where it leads on. */
export interface PathGate {
  readonly name: string;
  /** Of the record, in its own language. */
  readonly texts: readonly string[];
  readonly links: readonly NamedLink[];
  /** The ways to it, folded. */
  readonly ways?: Items;
  /** What helps beside it and is not enough alone. */
  readonly beside?: { readonly name: string; readonly links: readonly NamedLink[] };
}

export interface JobPath {
  readonly title: string;
  readonly gates: readonly PathGate[];
  /** What permits the work, where something does. */
  readonly licence: string | null;
  /** Said once where studies on it are sample data. */
  readonly note: string | null;
}

/** A profession near this one. */
export interface Near extends Named {
  readonly environment: Environment | undefined;
  /** What differs, in one line; empty where nothing does. */
  readonly differs: string;
  readonly scene: string;
  readonly picture?: PictureFile;
  readonly otherLocale?: Locale;
}

/** How one prepares, as the sources of a short profile tell it. */
export interface ShortPreparing {
  readonly title: string;
  /** Of those who work in it in the United States; `share` in words. */
  readonly education: {
    readonly name: string;
    readonly levels: readonly { readonly title: string; readonly percent: number; readonly share: string }[];
  } | null;
  /** Names as the source gives them, in English. */
  readonly technology: Items | null;
  readonly remarks: readonly string[];
}

/** What only a short profile shows. */
export interface ShortParts {
  readonly mark: string;
  readonly asks: { readonly title: string; readonly note: string; readonly lists: readonly Items[] } | null;
  readonly preparing: ShortPreparing | null;
  /** What nobody has written yet, and the button that asks for it. */
  readonly unwritten: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly string[];
    readonly ask: string;
    readonly note: string;
  };
}

export interface JobDetail extends Named, Sourced {
  readonly documentId: string;
  /** The title over its page, in both forms. */
  readonly heading: string;
  readonly summary: string;
  readonly banner: PictureFile | null;
  readonly scene: string;
  /** The picture of a shared link: a path. */
  readonly sharePicture: string;
  readonly story: readonly string[];
  /** How much preparation it takes, in a sentence. */
  readonly preparation: string | null;
  /** Known at a glance: preparation, qualification, workplace; names lead to the professions that share them. */
  readonly facts: readonly Fact[];
  readonly kind: { readonly name: string; readonly text: string };
  readonly environments: readonly (NamedEnvironment & NamedLink)[];
  readonly day: JobDay | null;
  readonly asks: Asks | null;
  readonly path: JobPath | null;
  readonly like: {
    readonly title: string;
    readonly levels: readonly EnvironmentLevel[];
    /** How the values were found, of a short profile. */
    readonly found: string | null;
  };
  readonly near: { readonly title: string; readonly jobs: readonly Near[]; readonly family: HomeLink | null } | null;
  /** Null for a full profile. */
  readonly short: ShortParts | null;
  readonly reading: { readonly title: string; readonly rows: readonly NamedLinks[] } | null;
  /** Why pay, outlook and hours are not here, and where they are. */
  readonly figures: { readonly text: string; readonly link: NamedLink | null };
  readonly isco: string | null;
  /** How the world's lists of occupations name it, and under which terms they do. */
  readonly lists: {
    readonly terms: readonly string[];
    readonly codes: readonly { readonly name: string; readonly code: string; readonly to: string | null }[];
  };
  /** For search engines. */
  readonly listed: { readonly responsibilities: string; readonly skills: string; readonly qualifications: string };
  readonly otherLocale?: Locale;
}

/** Which profession's full profile is asked for: its document id. */
export interface WishForm {
  readonly wish: string;
}

/** What became of asking for a full profile, in the reader's language. */
export interface WishAnswer {
  readonly wish?: { readonly isDone: boolean; readonly text: string };
}

/** Which full profiles are asked for, the most wanted first. */
export interface WishList {
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly wishes: readonly (Named & { readonly to: string; readonly count: number; readonly lastAt: string })[];
}

/** What a page says of the scale to its reader, in the reader's language. */
export interface ScaleCall {
  readonly title: string;
  readonly text: string;
  readonly link: HomeLink;
}

/** How near a reader's own result is to a profession, in words. */
export interface Fit {
  readonly text: string;
  /** What their result tells of it; null where the two are far from each other. */
  readonly why: string | null;
}

/** A profession somebody has in mind, beside their result. */
export interface WantedJob extends Pick<JobCard, "slug" | "title" | "scene" | "picture" | "otherLocale"> {
  /** The letter of its first environment. */
  readonly hue: Environment | undefined;
  readonly fit: Fit;
}

/** The same of several professions. */
export interface Fits {
  /** Where the scale leads this reader. */
  readonly kind: ScaleStep["kind"];
  readonly call: ScaleCall;
  /** In the order asked for; null where nothing can be compared, a profession without a profile alone is null in it. */
  readonly each: readonly (Fit | null)[] | null;
}
