import type { Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
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

/** A profession a study leads to, pictured. */
export interface JobTile extends NamedLink {
  readonly slug: string;
  /** A sentence about it, or none. */
  readonly text: string;
  readonly scene: string;
  readonly picture?: PictureFile;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** What the first card of a list tells besides. */
export interface StudyLead {
  readonly what: { readonly name: string; readonly items: readonly string[] } | null;
  /** The subjects its entry asks. */
  readonly asked: StudyLead["what"];
  readonly jobs: { readonly name: string; readonly tiles: readonly JobTile[] } | null;
}

/** A degree, certificate or programme on a list. */
export interface StudyCard {
  readonly kind: StudyKind;
  readonly slug: string;
  readonly title: string;
  /** Who offers it. */
  readonly over: string;
  /** How long, where, what entry asks: three on every list, in this order. */
  readonly facts: readonly NamedText[];
  /** The colours of its card. */
  readonly hue: Environment;
  /** What it leads to, else its summary. */
  readonly telling: string;
  /** The telling line is the record's own, in its language. */
  readonly isOwnText: boolean;
  /** What the first of a list tells besides. */
  readonly lead?: StudyLead;
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
  /** How many it has, in words. */
  readonly count: string;
  /** «كل درجات المجال: الصحة»; empty where all are shown. */
  readonly more: string;
  readonly cards: readonly StudyCard[];
}

/** The words of a list in the language asked for, its counts among them. */
export interface ListWords<K extends string> {
  readonly title: string;
  readonly lead: string;
  readonly filters: string;
  /** Counted things by how many they are: those found, and those found without one of the filters. */
  readonly counts: Readonly<Record<number, string>>;
  readonly show: string;
  readonly empty: string;
  readonly names: Readonly<Record<K, string>>;
}

/** Where all that was found are examples: said once, else empty. */
export interface SampleSaid {
  readonly sampleNote: string;
}

/** An area or a category in the head of the list, and who stands for it. */
export interface AreaWay {
  readonly id: string;
  readonly label: string;
  /** Its name in a word, for the eye. */
  readonly short: string | undefined;
  readonly figure: string;
  readonly hue: string;
  readonly to: string;
  readonly isOn: boolean;
}

export interface DegreesList extends ListingPage<DegreeKey>, SampleSaid {
  readonly ways: readonly AreaWay[];
  readonly words: ListWords<DegreeKey>;
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
  /** Only when asked for area by area; `cards` is empty then. */
  readonly areas: readonly AreaOfDegrees[] | null;
}

export interface CertificatesList extends ListingPage<CertificateKey>, SampleSaid {
  readonly words: ListWords<CertificateKey>;
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
}

export interface ProgramsList extends ListingPage<ProgramKey>, SampleSaid {
  readonly ways: readonly AreaWay[];
  readonly words: ListWords<ProgramKey>;
  readonly provider: ChosenProvider | null;
  readonly cards: readonly StudyCard[];
}

export interface MeritCard extends Omit<StudyCard, "kind" | "picture" | "telling" | "isOwnText" | "lead"> {
  readonly summary: string;
  readonly description: readonly string[];
  readonly benefits: readonly string[];
}

export interface MeritList extends ListingPage<MeritKey>, SampleSaid {
  readonly words: ListWords<MeritKey>;
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

/** A line of the entry rules: a subject with its lowest mark, or what holds for the lines under it. */
export interface EntryLine {
  readonly text: string;
  /** «75 %»; of a group there is none. */
  readonly mark?: string;
  readonly parts: readonly EntryLine[];
}

export interface StudyEntry {
  readonly lines: readonly EntryLine[];
  /** What the marks are, and the admission guide with its year and page where they are known. */
  readonly notes: readonly string[];
}

export interface StudyProvider {
  /** «الجهة المقدمة» */
  readonly title: string;
  readonly name: string;
  readonly summary: string;
  readonly more: NamedLink;
  readonly sample: boolean;
}

/** One gate of the way a study lies on: what it asks, what is studied, the first work, later work. */
export interface StudyGate {
  readonly id: string;
  readonly title: string;
  /** School subjects, each a tile that leads on. */
  readonly subjects?: readonly NamedLink[];
  readonly entry?: StudyEntry;
  readonly items?: readonly string[];
  /** What comes after it on the same way. */
  readonly then?: { readonly title: string; readonly items: readonly string[] };
  /** What the links under the items are called. */
  readonly linksName?: string;
  readonly links?: readonly NamedLink[];
  /** The language of the items where it is not the page's. */
  readonly lang?: Locale;
}

/** The way a study lies on, and the profession at its end. */
export interface StudyPath {
  readonly title: string;
  readonly gates: readonly StudyGate[];
  /** The nearest of the professions it leads to, and the others by name. */
  readonly end: {
    readonly name: string;
    readonly job: JobTile;
    readonly othersName: string;
    readonly others: readonly NamedLink[];
  } | null;
}

/** Hours of a day in the nearest of the professions. */
export interface StudyDay {
  readonly title: string;
  readonly note: string;
  readonly more: NamedLink;
  readonly moments: readonly { readonly at: string; readonly text: string }[];
  /** The sky over them, as stops of a gradient. */
  readonly hours: string;
  /** Late at its end: the sun is half set there. */
  readonly isLow: boolean;
  readonly lang?: Locale;
}

/** A study near another one, pictured. */
export interface NearStudy extends NamedLink {
  readonly kind: StudyKind;
  readonly slug: string;
  /** What is known of it at a glance. */
  readonly text: string;
  readonly scene: string;
  readonly picture?: PictureFile;
  readonly otherLocale?: Locale;
}

export type StudyKind = "degree" | "certificate" | "program";

/** A degree, certificate or programme on its own page; everything in the language asked for. */
export interface StudyAdmitted {
  readonly subjects: readonly NamedLink[];
  /** What else is asked, in the language of the record. */
  readonly conditions: readonly string[];
  /** The programmes whose rules these are. */
  readonly programs: readonly NamedLink[];
}

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
  /** Of a degree: who is admitted, in one place. */
  readonly admitted?: StudyAdmitted | null;
  /** What it is, told by paragraphs. */
  readonly story: readonly string[];
  readonly path: StudyPath | null;
  readonly day: StudyDay | null;
  /** To the door map with subjects that open it. */
  readonly doors: NamedLink | null;
  readonly provider: StudyProvider | null;
  readonly skills: NamedLinks | null;
  readonly similar: { readonly name: string; readonly links: readonly NearStudy[] } | null;
  /** In months, for search engines. */
  readonly months: number;
  readonly providerName: string | null;
  readonly otherLocale?: Locale;
}
