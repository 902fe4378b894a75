import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import type { FieldFault } from "#platform/errors.ts";
import type { Environment } from "#shared/environments.ts";
import { LEAST_LETTERS, LONGEST_KEYWORD, LONGEST_QUESTION, MOST_KEYWORDS } from "./rules/search-limits.ts";

/** A piece of a text; `isMatch` where it answers the question. */
export interface Mark {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The types search answers, as the content engine names them. */
export const SEARCHED_TYPES = [
  "job",
  "academic-degree",
  "academic-program",
  "certification",
  "university",
  "institution",
  "merit-program",
  "future-skill",
  "blog",
  "document",
  "book",
  "course",
  "menternship",
  "faq",
] as const;
export type SearchedType = (typeof SEARCHED_TYPES)[number];

export const MOST_HITS = 100;

export const letters = z
  .string()
  .trim()
  .min(LEAST_LETTERS, "search_too_short")
  .max(LONGEST_QUESTION, "search_too_long");

export const searchInput = z.strictObject({
  words: letters,
  /** Chosen beside the words: a record answers the words with any of them. */
  keywords: z.array(z.string().max(LONGEST_KEYWORD)).max(MOST_KEYWORDS).default([]),
  types: z.array(z.enum(SEARCHED_TYPES)).max(SEARCHED_TYPES.length).optional(),
  locale: z.enum(["ar", "en"]),
  limit: z.number().int().min(1).max(MOST_HITS).default(12),
  offset: z.number().int().min(0).max(1_000_000_000).default(0),
  /** At most so many of each group, in place of a page. */
  perGroup: z.number().int().min(1).max(12).optional(),
});
export type SearchInput = z.input<typeof searchInput>;

export interface Hit {
  readonly type: SearchedType;
  readonly documentId: string;
  readonly slug: string;
  readonly title: readonly Mark[];
  readonly snippet: readonly Mark[];
  /** The language the record is shown in. */
  readonly locale: "ar" | "en";
  /** The record is an example: what it tells of does not exist. */
  readonly sample: boolean;
  /** A profession that is told in short. */
  readonly short: boolean;
  /** The family of a profession, and how many of it are folded behind it. */
  readonly family: { readonly slug: string; readonly behind: number } | null;
  /** The question is its title or another name of it. */
  readonly isNamed: boolean;
}

export interface SearchAnswer {
  readonly total: number;
  /** How many records of each type answer, whatever types were asked for. */
  readonly counts: Readonly<Record<SearchedType, number>>;
  readonly hits: readonly Hit[];
  /** Keywords of the best records that narrow or widen the question. */
  readonly related: readonly string[];
}

/** A record that was found, as the page of results shows it. */
export interface ShownHit extends Omit<Hit, "short" | "family" | "isNamed"> {
  readonly address: string;
  /** What its picture shows, as `compose-scene.ts` says it. */
  readonly scene?: string;
  /** One motif that stands for it: a tool of a skill, the mark of a kind of study. */
  readonly figure?: string;
  /** The work environments of a profession. */
  readonly environments?: readonly { readonly code: Environment; readonly title: string }[];
  /** What is known of it at a glance: where, how long, by whom. */
  readonly facts?: readonly string[];
  /** Words of its page that answer, where neither name nor text shown here does. */
  readonly why?: readonly Mark[];
  /** The language of these words, where it is the other one: the record's name there answers. */
  readonly whyIn?: Locale;
  /** The answer to a question, ready to stand in the page. */
  readonly answer?: string;
  /** «ملف قصير», where it is one. */
  readonly mark: string | null;
  /** The way to those of its family that are folded behind it. */
  readonly family: { readonly label: string; readonly to: string } | null;
}

/** What the question names, told at length. */
export interface BestHit extends ShownHit {
  /** Three hours of a working day. */
  readonly day?: readonly { readonly at: string; readonly text: string; readonly isOne?: true }[];
}

/** The same as the API answers it. */
export interface ApiHit extends Omit<Hit, "title" | "snippet" | "short" | "family" | "isNamed"> {
  readonly address: string;
  readonly title: string;
  readonly snippet: string;
  readonly marks: { readonly title: readonly Mark[]; readonly snippet: readonly Mark[] };
}

/** What GET /api/search answers. */
export interface ApiAnswer {
  readonly data: readonly ApiHit[];
  readonly meta: {
    readonly pagination: { readonly start: number; readonly limit: number; readonly total: number };
    readonly counts: SearchAnswer["counts"];
    readonly related: readonly string[];
    /** Records near the question when nothing answers it. */
    readonly suggestions: readonly Suggestion[];
    /** Tools of the site that the words name. */
    readonly tools: readonly Suggestion[];
  };
}

export interface Suggestion {
  readonly title: string;
  readonly address: string;
}

/** Types are shown in groups (spec §2). */
export type Group = "programs" | "jobs" | "resources" | "skills";

/** What an address narrows the results to: a group, one type of it, or everything. */
export interface Narrowing {
  readonly group: Group | null;
  readonly type: SearchedType | null;
}

/** Another order than the best answer first: by the reader's own result. */
export type ResultsOrder = "fit";

/** What the page of results was asked. */
export interface ResultsQuestion {
  readonly word: string;
  readonly keywords: readonly string[];
  readonly narrowing: Narrowing;
  /** Null when the address names no page that could exist. */
  readonly page: number | null;
  readonly sort: ResultsOrder | null;
}

/** The orders that professions may stand in, for whom has a result to order them by. */
export interface Orders {
  readonly label: string;
  readonly views: readonly { readonly id: string; readonly label: string; readonly to: string }[];
  readonly current: string;
}

/** What a search begins with, and what helps on when nothing was found. */
export interface SearchStart {
  readonly scene: string;
  /** Names of what is published: each finds something, and is drawn as it. */
  readonly words: readonly (Suggestion & { readonly figure: string; readonly hue: string })[];
  /** All that can be found, by group. */
  readonly shelves: readonly {
    readonly group: Group;
    readonly to: string;
    readonly count: number;
    readonly scene: string;
  }[];
}

export interface Found extends Pick<SearchAnswer, "total" | "counts" | "related"> {
  readonly pages: number;
  /** What the question names, before all others and none of them. */
  readonly best?: BestHit | null;
  readonly hits: readonly ShownHit[];
  readonly orders: Orders | null;
  /** The best of each group, groups one after another; else all in one list. */
  readonly isGrouped?: boolean;
}

export interface Results {
  readonly question: ResultsQuestion;
  /** Why the word could not be looked for; its words are `fault_field_<code>`. */
  readonly fault: FieldFault | null;
  /** Null when nothing was asked. */
  readonly found: Found | null;
  /** On the page alone, while nothing was asked or found. */
  readonly start?: SearchStart | null;
  readonly suggestions: readonly Suggestion[];
  /** Tools of the site that the words name. */
  readonly tools: readonly Suggestion[];
}
