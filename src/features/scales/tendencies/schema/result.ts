/** A result as it is kept and as its screens show it. */
import { z } from "zod";
import type { Environment } from "#shared/environments.ts";
import type { NormGroup, RankReading } from "../../engine/rules/norms.ts";
import type { Sameness } from "../../engine/rules/test-sameness.ts";
import type { AnswerQuality } from "../../engine/rules.ts";
import type { Opinion } from "../../opinions/schema.ts";
import type { MatchLabel } from "../rules/match-profiles.ts";
import type { HollandCode } from "../rules/order-letters.ts";
import type { Consistency, Differentiation } from "../rules/read-shape.ts";
import type { Water } from "../rules/water-over-time.ts";
import type { Profile, ResultKind, ScoreReading } from "../rules.ts";
import type { Answer, FormStatement } from "../schema.ts";

/** Percentile ranks beside the scores, and with whom they compare. They decide nothing: tables by gender would make or hide differences. */
export interface Ranks {
  readonly norms: { readonly version: number; readonly provisional: boolean; readonly group: NormGroup };
  readonly of: Readonly<Record<Environment, RankReading>>;
}

/** What scoring gave, with the numbers it used. The scores never change; of an older version they are read anew (0056). */
export interface Reading {
  /** The version of scoring. */
  readonly scoring: number;
  readonly error: { readonly provisional: boolean; readonly alpha: number; readonly sd: number; readonly mean: number };
  readonly scores: Readonly<Record<Environment, ScoreReading>>;
  readonly sameness: Sameness;
  readonly kind: ResultKind;
  readonly code: HollandCode;
  /** How likely each environment is among the first three, 0 to 1. */
  readonly chances: Profile;
  readonly consistency: Consistency | null;
  readonly differentiation: Differentiation;
  readonly quality: AnswerQuality;
  /** The one answer that was given throughout, when it was. */
  readonly sameAnswer: Answer | null;
  /** Left out without norms for whoever answered. */
  readonly ranks?: Ranks;
}

/** One line of the history. */
export interface HistoryEntry {
  readonly attempt: string;
  readonly state: "complete" | "withdrawn";
  readonly completedAt: string;
  readonly undoUntil: string | null;
  readonly kind: ResultKind;
  /** Letters; empty without a clear one. */
  readonly code: string;
  /** The code in words, in the asker's language; without a letter they say so. */
  readonly codeNames: string;
  readonly scores: Profile;
}

/** How the six waters ran from result to result, the earliest first, as the page draws them. */
export interface OverTimeView {
  readonly results: readonly {
    readonly attempt: string;
    readonly completedAt: string;
    /** Where it stands along the line, 0 to 100. */
    readonly place: number;
    readonly isCompared: boolean;
  }[];
  readonly waters: readonly (Water & { readonly name: string; readonly scores: readonly number[] })[];
}

/** A finished attempt with what scoring gave. */
export interface Result extends HistoryEntry {
  readonly isKept: boolean;
  readonly expiresAt: string | null;
  readonly version: number;
  /** The version of scoring it was first read by. */
  readonly firstScoring: number;
  readonly reading: Reading;
  /** Statements marked true, in form order; empty once single answers are deleted. */
  readonly marked: readonly FormStatement[];
  readonly statements: readonly FormStatement[];
}

/** A profession or sector with what spoke for it. */
export interface MatchView {
  readonly id: string;
  /** The language of the title, which may not be the one asked for. */
  readonly locale: "ar" | "en";
  readonly slug: string;
  readonly title: string;
  /** A profession's title for women and men, as it stands beside its drawing. */
  readonly heading?: string;
  /** Cut to three digits, as it is shown. */
  readonly r: number;
  /** Null where a result only leans: nothing is claimed then. */
  readonly label: MatchLabel | null;
  readonly terms: Profile;
  /** Statements marked true. */
  readonly reasons: readonly string[];
  /** Why, in a sentence, and of a profession one of its tasks in another. */
  readonly why: string;
  /** What the drawing of a profession shows, in its hue. */
  readonly scene?: string;
  /** Slugs of its first environments. */
  readonly environments?: readonly string[];
}

/** A match that is only named with its reason: a result's page is near its budget. */
export interface BriefMatch extends Pick<MatchView, "id" | "locale" | "slug" | "title" | "why"> {
  /** The environment that brought it nearest. */
  readonly bank: Environment;
}

/** Professions to try under one environment, in no order that claims anything. */
export interface TryGroup {
  readonly environment: Environment;
  readonly jobs: readonly MatchView[];
}

/** An environment as content names it. */
export interface EnvironmentWords {
  readonly code: Environment;
  readonly slug: string;
  readonly title: string;
  /** What is done in it, in two words, where it leads. */
  readonly does?: string;
}

/** A statement in the reader's language. */
export interface StatementWords {
  readonly id: string;
  readonly environment: Environment;
  readonly text: string;
}

/** What a reader chose of the list below a result. */
export interface MatchFilter {
  /** The most preparation accepted, a job zone 1 to 5; null: any. */
  readonly zone: number | null;
}

const zone = z.coerce.number().int().min(1).max(5).nullable().catch(null);

/** Reads the choice from an address; what cannot be read narrows nothing. */
export function readMatchFilter(query: URLSearchParams): MatchFilter {
  return { zone: zone.parse(query.get("zone") || null) };
}

/** What is read of scores as the screen shows it: without the place on the hexagon. */
export type ShownReading = Omit<Reading, "differentiation"> & {
  readonly differentiation: Omit<Reading["differentiation"], "vector">;
};

/** Everything the screen of one result shows. */
export interface ResultView extends Omit<Result, "marked" | "statements" | "reading"> {
  readonly reading: ShownReading;
  /** The result in one line. */
  readonly headline: string;
  /** The line is the environments that lead a clear result; what they are is said over it. */
  readonly isClosest?: boolean;
  /** Its number among the own results, the first being 1; pages opened from it lead back by it. */
  readonly number: number;
  readonly marked: readonly StatementWords[];
  readonly environments: readonly EnvironmentWords[];
  /** What people with the environments that lead often enjoy; null where none or too many lead. */
  readonly enjoyed: string | null;
  /** What each score says in a sentence. */
  readonly sentences: Readonly<Record<Environment, string>>;
  readonly filter: MatchFilter;
  /** Full profiles, best first; none unless the result is clear. */
  readonly jobs: readonly MatchView[];
  /** The nearest of those that are told in short. */
  readonly short: readonly BriefMatch[];
  /** Professions to try, of a result that leans. */
  readonly groups: readonly TryGroup[];
  readonly sectors: readonly BriefMatch[];
  /** What its owner says of professions, by their ids; nothing of their order follows from it. */
  readonly opinions: Readonly<Record<string, Opinion>>;
}
