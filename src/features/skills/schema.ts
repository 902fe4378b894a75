import type { PagedKind } from "#features/resources/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Brief } from "#shared/brief.ts";
import type { Environment } from "#shared/environments.ts";
import type { Fact } from "#shared/fact.ts";
import type { Listing, ListingPage, ListingQuery } from "#shared/listing.ts";
import { readListing } from "#shared/listing.ts";
import type { NamedLink, NamedLinks } from "#shared/named-link.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { Sourced } from "#shared/sourced.ts";
import type { Light } from "#ui/drawing-light.ts";
import type { Part } from "./rules/parts.ts";
import { type Category, spellingOf } from "./rules.ts";

/** The filters of a category's list. */
export const FILTER_KEYS = ["job"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type SkillsQuery = ListingQuery<FilterKey>;

/** What the address of a category's list can hold. */
export function listingOf(category: Category): Listing<FilterKey> {
  return { screen: "skillCategory", parameters: spellingOf(category), keys: FILTER_KEYS };
}

/** Reads what the address of a category's list asks for. */
export function readSkillsQuery(category: Category, params: URLSearchParams): SkillsQuery {
  return readListing(listingOf(category), params);
}

export interface Named {
  readonly slug: string;
  readonly title: string;
}

/** The colours of a card and the light of its hour. */
export interface Look {
  readonly env: Environment;
  readonly mate: Environment;
  readonly light: Light;
}

/** A skill, or something to read about one, as a card shows it. */
export interface Card extends Named {
  readonly summary: string;
  readonly to: string;
  /** As a card tells it. */
  readonly brief: Brief;
  readonly thumbnail: PictureFile | null;
  /** What its own drawing shows. */
  readonly scene: string;
  /** The motif that stands for it alone. */
  readonly figure: string;
  /** Who is at work with it, where a card has room for both. */
  readonly who?: string;
  readonly look: Look;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

export interface SkillsList extends ListingPage<FilterKey> {
  readonly category: Category;
  readonly cards: readonly Card[];
}

/** One part of the overview with its newest records; none where it is not shown. */
export interface OverviewPart {
  readonly part: Part;
  readonly total: number;
  readonly cards: readonly Card[];
}

export interface Overview {
  /** The parts asked for; none stands for all. */
  readonly shown: readonly Part[];
  readonly parts: readonly OverviewPart[];
}

/** What leads on from a skill, by kind. */
export interface RelatedToSkill {
  readonly jobs: readonly Named[];
  readonly degrees: readonly Named[];
  readonly certifications: readonly Named[];
  readonly menternships: readonly Named[];
  readonly courses: readonly Named[];
  readonly blogs: readonly Named[];
  readonly documents: readonly Named[];
  readonly books: readonly Named[];
}

export interface SkillDetail extends Card, Sourced {
  readonly documentId: string;
  readonly category: { readonly name: string; readonly to: string; readonly hue: string };
  /** Its category, and in figures who needs it and what teaches it. */
  readonly facts: readonly Fact[];
  readonly description: readonly string[];
  readonly related: RelatedToSkill;
  readonly parts: SkillParts;
  /** Skills that are near it. */
  readonly near: readonly Card[];
}

/** One gate of the way from learning a skill to where it is used. */
export interface SkillGate {
  readonly name: string;
  /** Of the record, in its own language. */
  readonly items: readonly string[];
  readonly rows: readonly NamedLinks[];
}

/** What the page of a skill tells, in the language asked for. */
export interface SkillParts {
  readonly work: { readonly name: string; readonly items: readonly string[] } | null;
  readonly path: {
    readonly title: string;
    readonly gates: readonly SkillGate[];
    /** Said once where all offers on it are sample data. */
    readonly note: string | null;
  } | null;
  /** Some of its professions as who works in them, and the others by name; null where too few are drawn. */
  readonly who: {
    readonly name: string;
    readonly people: readonly Person[];
    readonly others: readonly NamedLink[];
    /** The list of all, where they are many. */
    readonly all?: NamedLink;
  } | null;
  readonly reads: readonly Reads[];
}

/** What is read about a skill, by kind: the first as a card, the others by name. */
export interface Reads extends NamedLinks {
  readonly kind: PagedKind;
  readonly first: Card;
}

/** Somebody at work: the motif and the letter of the environment. */
export interface Person extends NamedLink {
  readonly figure: string;
  readonly hue: string;
}
