import { z } from "zod";
import type { NormGroup, RankReading } from "../engine/rules/norms.ts";
import type { Instrument } from "../engine/schema/instrument.ts";

export type Locale = "ar" | "en";

/** One answer of a screen's form. `attempt` says which draft was on the screen. */
export const answerSchema = z.strictObject({
  attempt: z.string().min(1).max(64),
  item: z.string().min(1).max(8),
  answer: z.string({ error: "scales_choose" }).min(1, "scales_choose").max(8),
});
export type AnswerInput = z.output<typeof answerSchema>;

export const attemptSchema = z.strictObject({ attempt: z.string().min(1).max(64) });

const MOST_ANSWERS = 400;

/** Answers to all items, as a client of the API sends them: item id → answer. Scores are never taken. */
export const allAnswersSchema = z.strictObject({
  answers: z
    .record(z.string().max(64), z.string("wrong_type").max(8))
    .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, "too_long"),
});
export type AllAnswers = z.output<typeof allAnswersSchema>;

/** What a guest says of themself on the way to a percentile rank; asked for each time and never kept. */
export const guestSchema = z.strictObject({
  grade: z.enum(["8", "9", "10", "11", "12"]).optional().catch(undefined),
  gender: z.enum(["female", "male"]).optional().catch(undefined),
});

/** An instrument as pages name it. */
export interface ScaleWords {
  readonly scale: string;
  readonly version: number;
  readonly title: string;
  readonly lead: string;
  readonly audience: string;
  readonly minutes: number;
  readonly kind: Instrument["answers"];
  readonly items: number;
}

/** One answer as a page offers it. */
export interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** One item in the reader's language. */
export interface ItemView {
  readonly id: string;
  readonly text: string;
  readonly example?: string;
  readonly speech?: string;
  /** Left out where all items share theirs. */
  readonly options?: readonly OptionView[];
}

/** The scale's words, without which no page of it stands. */
interface OfScale {
  readonly about: ScaleWords;
}

/** One item of an open draft as its screen needs it. */
export interface QuestionView extends OfScale {
  readonly attempt: string;
  readonly number: number;
  readonly answered: number;
  readonly item: ItemView;
  readonly options: readonly OptionView[];
  readonly chosen: string | null;
  readonly from: "review" | "open" | null;
  readonly way: "press" | "choose";
}

/** A scale as a guest walks through it on a device. */
export interface GuestWalk extends OfScale {
  readonly locale: Locale;
  readonly items: readonly ItemView[];
  /** What all items share; empty where each has its own. */
  readonly options: readonly OptionView[];
  /** One letter for each item: the place of the answer, or `-`. */
  readonly letters: string;
  /** The device holds answers to another version. */
  readonly isOther: boolean;
  readonly daysLeft: number | null;
  readonly way: "press" | "choose";
}

export interface GuestStep extends GuestWalk {
  /** Null at the end. */
  readonly number: number | null;
  readonly isMissing: boolean;
  /** At the end, when every item is answered. */
  readonly result: ResultWords | null;
  readonly said: { readonly grade: string; readonly gender: string };
}

/** An open draft item by item, numbered from 1. */
export interface DraftReview extends OfScale {
  readonly attempt: string;
  readonly answered: number;
  readonly items: readonly { readonly number: number; readonly text: string; readonly answer: string | null }[];
}

/** One band of a scale as it is drawn. */
export interface BandView {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

/** One scale of a result in words. */
export interface ScaleResult {
  readonly id: string;
  readonly name: string;
  /** It sums the others. */
  readonly isWhole: boolean;
  readonly raw: number;
  readonly min: number;
  readonly max: number;
  readonly rank: RankReading | null;
  readonly bands: readonly BandView[];
  readonly bandsBy: "percentile" | "raw" | null;
  readonly band: {
    readonly at: number;
    readonly title: string;
    readonly text: string;
    readonly try: readonly string[];
  } | null;
}

/** A result as its page shows it, of somebody's attempt or of a guest's device. */
export interface ResultWords extends OfScale {
  readonly scales: readonly ScaleResult[];
  readonly norms: {
    readonly version: number;
    readonly isProvisional: boolean;
    readonly source: string;
    readonly group: NormGroup;
  } | null;
  /** The scale has norms, so that a rank is missing for a reason. */
  readonly hasNorms: boolean;
  readonly isSame: boolean;
}

/** One line of the history. */
export interface HistoryLine {
  readonly attempt: string;
  readonly state: "complete" | "withdrawn";
  readonly completedAt: string;
  readonly undoUntil: string | null;
  /** The answer in a few words. */
  readonly words: string;
}

/** A finished attempt of one's own. */
export interface OwnResult extends ResultWords, HistoryLine {
  readonly isKept: boolean;
  readonly expiresAt: string | null;
  readonly group: NormGroup | null;
}

/** The start page, for a guest or for somebody signed in. */
export interface ScaleStart extends OfScale {
  readonly isGuest: boolean;
  /** How many items of an open draft are answered; null without a draft. */
  readonly answered: number | null;
  readonly isKept: boolean;
  readonly waitsForGuardian: boolean;
  readonly hasResult: boolean;
  readonly hasNorms: boolean;
  readonly isProvisional: boolean;
}
