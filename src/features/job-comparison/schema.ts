import type { Fit, ScaleCall } from "#features/jobs/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
import type { HomeLink } from "#shared/home-card.ts";
import type { NamedLink } from "#shared/named-link.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import { PATHS, pathTo } from "#shared/screens.ts";
import type { Sourced } from "#shared/sourced.ts";
import type { Placed } from "./rules/two-days.ts";
import type { Pair } from "./rules.ts";
import { LONGEST_TYPED } from "./rules.ts";

export const SIDES = ["a", "b"] as const;
/** The one or the other of two professions: its key in the address. */
export type Side = (typeof SIDES)[number];

/** What an address asks to compare. */
export interface Asked {
  /** An address of a profession, or what was typed to find one; empty where nothing was. */
  readonly a: string;
  readonly b: string;
  /** Ticked beside them: two are compared at a time. */
  readonly others: readonly string[];
  /** Lines in which the two are alike are left out. */
  readonly isOnly: boolean;
}

const ONLY = "differences";
/** A favourite sends the path of its page. */
const JOB_PATH = PATHS.job.replace(":slug", "");
const MOST_OTHERS = 10;

/** Reads what the address asks to compare. Two that were ticked in a list have the same key. */
export function readAsked(params: URLSearchParams): Asked {
  const [first = "", ...ticked] = params.getAll("a").map(clean);
  const named = params
    .getAll("b")
    .map(clean)
    .find((one) => one !== "");
  const others = [...new Set(ticked)].filter((one) => one !== "" && one !== first);
  const isPair = named === undefined && others.length === 1;
  return {
    a: first,
    b: named ?? (isPair ? (others[0] ?? "") : ""),
    others: isPair ? [] : others.slice(0, MOST_OTHERS),
    isOnly: params.get("only") === ONLY,
  };
}

function clean(value: string): string {
  const text = value.trim().slice(0, LONGEST_TYPED);
  return text.startsWith(JOB_PATH) ? text.slice(JOB_PATH.length) : text;
}

/** The address of a comparison; a side left out is asked for. */
export function comparisonAddress({ a, b, isOnly = false }: { a?: string; b?: string; isOnly?: boolean }): string {
  return pathTo("jobComparison", {}, { a, b, only: isOnly ? ONLY : undefined });
}

/** A profession to choose. */
export interface Choice {
  readonly slug: string;
  readonly title: string;
  /** For women and men, as it stands beside its drawing. */
  readonly heading: string;
  readonly summary: string;
  readonly scene: string;
  readonly hue: Environment | undefined;
  readonly to: string;
  /** «ملف قصير», where it is one. */
  readonly mark?: string;
  readonly otherLocale?: Locale;
}

/** One of the two, as the top of the page shows it. */
export interface Compared {
  readonly slug: string;
  readonly title: string;
  /** For women and men, as it stands under its drawing. */
  readonly heading: string;
  readonly summary: string;
  readonly to: string;
  readonly scene: string;
  readonly hue: Environment | undefined;
  readonly picture: PictureFile | null;
  readonly mark?: string;
  readonly otherLocale?: Locale;
  /** The address that asks for another in its place. */
  readonly toOther: string;
}

/** One side while it is being chosen. */
export interface AskedSide {
  readonly side: Side;
  readonly typed: string;
  readonly chosen: Compared | null;
  /** What is said of what was typed. */
  readonly said: string | null;
  /** What the choices are. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

export interface Asking {
  readonly sides: Pair<AskedSide>;
  readonly isOnly: boolean;
}

/** What stands in one line of one profession. */
export interface Value {
  readonly text: string;
  /** What is said large before it. */
  readonly lead?: string;
  readonly to?: string;
  readonly lang?: Locale;
}

/** One line of the table: what both have, or what each has alone. */
export interface Row {
  readonly key: string;
  readonly name: string;
  readonly both: readonly Value[];
  readonly each: Pair<readonly Value[]>;
  /** In words, how many values more the pages of the two have; empty where none. */
  readonly more: { readonly both: string; readonly each: Pair<string> };
  /** What stands where there is nothing. */
  readonly none: Pair<string>;
  /** Long texts, or one value: no list of short ones. */
  readonly isText?: boolean;
}

/** How much of one environment is in each; null where it is not known. */
export interface LevelRow {
  readonly code: Environment;
  readonly title: string;
  readonly each: Pair<{ readonly level: "low" | "medium" | "high"; readonly text: string } | null>;
}

/** The group of what both have in common. */
export const ALIKE = "alike";
/** The group of the greatest differences. */
export const GREAT = "great";
/** The group of what leads to each. */
export const WAYS = "path";

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly levels: readonly LevelRow[];
  readonly notes: readonly string[];
}

/** Two working days along one line, in the order of time. */
export interface TwoDays {
  readonly title: string;
  readonly note: string;
  readonly isFromNight: boolean;
  /** The light of the sky down the line: stops of a gradient. */
  readonly hours: string;
  /** Their hours in words. */
  readonly moments: readonly (Placed & { readonly lang?: Locale })[];
}

/** A skill that is missing, and what teaches it. */
export interface MissingSkill {
  readonly title: string;
  readonly to: string | null;
  readonly closers: readonly (NamedLink & { readonly kind: string })[];
}

/** What somebody who has some skills lacks for a profession: of the own profile, or of the other profession. */
export interface Gap {
  readonly key: string;
  readonly title: string;
  /** In a sentence: how many are there already. */
  readonly sum: string;
  readonly missing: number;
  readonly held: readonly string[];
  /** Those with a page of their own, each with what teaches it. */
  readonly taught: readonly MissingSkill[];
  /** Those that are learnt at work. */
  readonly others: readonly string[];
}

export interface Gaps {
  /** Of each what the other does not ask for. */
  readonly between: Pair<Gap> | null;
  /** Why the two are not compared skill by skill. */
  readonly notBetween: string | null;
  readonly own: readonly Gap[];
  /** What is said of the own profile where it tells of no skill, and the way there. */
  readonly profile: { readonly text: string; readonly link: HomeLink } | null;
}

export interface Comparison {
  readonly sides: Pair<Compared>;
  readonly isOnly: boolean;
  /** In how many lines of all the two are alike, and that in words. */
  readonly alike: { readonly same: number; readonly all: number; readonly said: string };
  /** The address that leaves out what is alike, or shows all again. */
  readonly toSwitch: string;
  readonly toSwapped: string;
  readonly groups: readonly Group[];
  /** Null where nobody has written the day of one of them. */
  readonly days: TwoDays | null;
  readonly fits: Pair<Fit | null> | null;
  readonly call: ScaleCall;
  readonly gaps: Gaps;
  /** Said once where all studies and courses shown are sample data. */
  readonly sample: string | null;
  /** Of each, under its name; once without a name where both have the same. */
  readonly sources: readonly (Sourced & { readonly isOwn: boolean; readonly title?: string })[];
  /** Under which terms the world's lists of occupations are used. */
  readonly terms: readonly string[];
}
