import type { Locale } from "#i18n/locales.ts";
import {
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
import { KINDS, type Kind, type PagedKind } from "./rules.ts";

/** The kinds shown, and what they are about. */
export const FILTER_KEYS = ["show", "skill", "job"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export const LISTING: Listing<FilterKey> = { screen: "resources", keys: FILTER_KEYS };

export interface ResourcesQuery extends ListingQuery<FilterKey> {
  /** A card shown opened; the page it stands on is the one meant when none is named. */
  readonly open: string | null;
}

/** Reads what the address of the list asks for; all kinds are the same as none. */
export function readResourcesQuery(params: URLSearchParams): ResourcesQuery {
  const query = readListing(LISTING, params);
  const { show } = query.filters;
  const isAll = KINDS.every((kind) => show.includes(kind));
  const filters = { ...query.filters, show: isAll ? [] : show };
  return { ...query, filters, open: params.get("open")?.slice(0, 200) || null };
}

/** Resources of one kind about something, in the language asked for. */
export interface ResourceGroup {
  readonly kind: Kind;
  readonly title: string;
  readonly links: readonly NamedLink[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The address of the list with the card of one record opened. */
export function openedAddress(asked: Asked<FilterKey>, slug: string): string {
  const address = listingAddress(LISTING, asked);
  return `${address}${address.includes("?") ? "&" : "?"}open=${encodeURIComponent(slug)}#${slug}`;
}

/** What a card shows opened, in the language asked for; texts of the record are in its own. */
export interface CardDetails {
  readonly texts: readonly string[];
  readonly facts: readonly Fact[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly jobs: readonly NamedLink[];
  /** The provider's own page. */
  readonly url: string | null;
}

export interface ResourceCard {
  readonly kind: Kind;
  readonly picture?: PictureFile;
  /** What its own drawing shows. */
  readonly scene: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The summary as a card tells it, and in one short sentence for a phone. */
  readonly telling: { readonly whole: string; readonly short: string | null };
  /** Of the first of a list, where it is an article: how it begins. */
  readonly opening?: string;
  /** One of two that share a row, where others stand three abreast. */
  readonly isWide?: boolean;
  /** At most three, in the language asked for; the first is the kind. */
  readonly chips: readonly string[];
  /** Its own page, or the same list with this card opened. */
  readonly to: string;
  /** Set on the one card that is opened. */
  readonly details: CardDetails | null;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

export interface ResourcesList extends ListingPage<FilterKey> {
  /** Which kinds are examples altogether, in words; null where none is. */
  readonly samples: string | null;
  readonly cards: readonly ResourceCard[];
  /** How many of each kind the other filters leave. */
  readonly kinds: readonly { readonly kind: Kind; readonly name: string; readonly count: number }[];
}

export type ResourceSection = {
  readonly id: string;
  /** None over the opening of a text. */
  readonly title: string | null;
  /** Its title stands in the text itself, so in the language of the record. */
  readonly isOwnTitle?: boolean;
} & ({ readonly kind: "html"; readonly html: string } | { readonly kind: "texts"; readonly texts: readonly string[] });

/** What is read after an article. */
export interface NextRead extends NamedLink {
  readonly summary: string;
  readonly reading: string;
  readonly scene: string;
  readonly otherLocale?: Locale;
}

/** An article, document or book on its own page. */
export interface ResourceDetail extends Sourced {
  readonly kind: PagedKind;
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureFile | null;
  readonly scene: string;
  readonly facts: readonly Fact[];
  readonly sections: readonly ResourceSection[];
  readonly downloads: readonly NamedLink[];
  /** The professions and skills it is about. */
  readonly related: readonly NamedLinks[];
  /** Professions of the text, shown as who works in them. */
  readonly who?: readonly (NamedLink & { readonly figure: string; readonly hue: string })[];
  readonly next?: NextRead;
  readonly sample: boolean;
  /** For search engines. */
  readonly authors: readonly string[];
  readonly publishedAt: string;
  readonly otherLocale?: Locale;
}
