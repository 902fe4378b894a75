import type { Locale } from "#i18n/locales.ts";
import type { Fact } from "#shared/fact.ts";
import type { Listing, ListingPage } from "#shared/listing.ts";
import type { NamedLink, NamedLinks } from "#shared/named-link.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { Sourced } from "#shared/sourced.ts";

export type DegreeKey = "area" | "university" | "type" | "mode" | "profession";
export const DEGREES: Listing<DegreeKey> = {
  screen: "degrees",
  keys: ["area", "university", "type", "mode", "profession"],
};
/** The same degrees, area by area. */
export const DEGREES_BY_AREA: Listing<DegreeKey> = { ...DEGREES, fixed: { view: "areas" } };

export type CertificateKey = "institution" | "level" | "pattern" | "profession";
export const CERTIFICATES: Listing<CertificateKey> = {
  screen: "certificates",
  keys: ["institution", "level", "pattern", "profession"],
};

export type ProgramKey = "category" | "institute" | "location" | "subject";
export const PROGRAMS: Listing<ProgramKey> = {
  screen: "programs",
  keys: ["category", "institute", "location", "subject"],
};

export type MeritKey = "percentage" | "category" | "institute";
export const MERIT_PROGRAMS: Listing<MeritKey> = {
  screen: "meritPrograms",
  keys: ["percentage", "category", "institute"],
};

/** A value under its name. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** One on a card: what is long takes a line of its own. */
export interface CardFact extends NamedText {
  readonly className?: "is-long";
}

/** A degree, certificate or programme on a list. */
export interface StudyCard {
  readonly kind: StudyKind;
  readonly slug: string;
  readonly title: string;
  /** Who offers it. */
  readonly over: string;
  /** How long, what is awarded, what is asked, where: only what the record says. */
  readonly facts: readonly CardFact[];
  /** What it leads to, else its summary. */
  readonly telling: string;
  /** The telling line is the record's own, in its language. */
  readonly isOwnText: boolean;
  /** What the first of a list tells besides. */
  readonly lead?: string;
  readonly picture?: PictureFile;
  /** What its own drawing shows. */
  readonly scene: string;
  readonly sample: boolean;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** The one institution a list is narrowed to: its place on this site. */
export interface ChosenProvider {
  readonly kind: "university" | "institution";
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly summary: string;
  /** Its description, by paragraphs. */
  readonly texts: readonly string[];
  readonly picture?: PictureFile;
  /** What its own drawing shows. */
  readonly scene: string;
  readonly sample: boolean;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** The first degrees of one area, and how many there are. */
export interface AreaOfDegrees {
  /** Null for degrees that have no area. */
  readonly slug: string | null;
  readonly title: string;
  readonly summary: string;
  readonly total: number;
  /** «كل درجات المجال: الصحة»; empty where all are shown. */
  readonly more: string;
  readonly cards: readonly StudyCard[];
}

/** Where all that was found are examples: said once, else empty. */
export interface SampleSaid {
  readonly sampleNote: string;
}

export interface DegreesList extends ListingPage<DegreeKey>, SampleSaid {
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
  /** Only when asked for area by area; `cards` is empty then. */
  readonly areas: readonly AreaOfDegrees[] | null;
}

export interface CertificatesList extends ListingPage<CertificateKey>, SampleSaid {
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
}

export interface ProgramsList extends ListingPage<ProgramKey>, SampleSaid {
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
}

export interface MeritCard extends Omit<StudyCard, "kind" | "picture" | "telling" | "isOwnText" | "facts"> {
  readonly summary: string;
  /** «النسبة المطلوبة: 85 % فأكثر» */
  readonly minimum: string;
  readonly description: readonly string[];
  readonly benefits: readonly string[];
}

export interface MeritList extends ListingPage<MeritKey>, SampleSaid {
  readonly cards: readonly MeritCard[];
  /** What was written as "my percentage" is no number from 0 to 100. */
  readonly percentageFault: boolean;
}

/** What may be asked of merit programmes; names and places are matched without marks and spellings of letters. */
export interface MeritQuestion {
  /** Those whose minimum is not above it. */
  readonly percentage?: number;
  /** Number, document id, slug or name. */
  readonly category?: string;
  readonly institute?: string;
  readonly country_city?: string;
  readonly program_name?: string;
}

/** A line of the entry rules and what stands under it. */
export interface EntryLine {
  readonly text: string;
  readonly parts: readonly EntryLine[];
}

export interface StudyEntry {
  readonly lines: readonly EntryLine[];
  /** The admission guide, its year and page; null when it is not known. */
  readonly source: string | null;
}

export interface StudyProvider {
  /** «الجهة المقدمة» */
  readonly title: string;
  readonly name: string;
  readonly summary: string;
  readonly more: NamedLink;
  readonly sample: boolean;
}

/** One gate of the way a study lies on: what it asks, what is studied, where it leads. */
export interface StudyGate {
  readonly id: string;
  readonly title: string;
  /** Of the record, in its own language. */
  readonly items?: readonly string[];
  readonly links?: readonly NamedLink[];
  readonly entry?: StudyEntry;
}

export type StudyKind = "degree" | "certificate" | "program";

/** A degree, certificate or programme on its own page; everything in the language asked for. */
export interface StudyDetail extends Sourced {
  readonly kind: StudyKind;
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly banner: PictureFile | null;
  readonly scene: string;
  /** The list it stands on. */
  readonly list: NamedLink;
  readonly sample: boolean;
  /** At the head of the page: how long, what is awarded, what is asked, who offers it, where. */
  readonly facts: readonly Fact[];
  /** What else is known, beside the story. */
  readonly besides: { readonly rows: readonly NamedLinks[]; readonly texts: readonly NamedText[] };
  /** What it is, told by paragraphs. */
  readonly story: readonly string[];
  readonly path: { readonly title: string; readonly gates: readonly StudyGate[] } | null;
  readonly provider: StudyProvider | null;
  readonly skills: NamedLinks | null;
  readonly similar: NamedLinks | null;
  /** In months, for search engines. */
  readonly months: number;
  readonly providerName: string | null;
  readonly otherLocale?: Locale;
}
