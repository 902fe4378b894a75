import { z } from "zod";
import type { NormGroup, RankReading } from "../engine/rules/norms.ts";
import type { Instrument } from "../engine/schema/instrument.ts";
import type { AnswerWay } from "./rules/answer-way.ts";
import type { From } from "./rules/paths.ts";

export type Locale = "ar" | "en";

/** A day: a page left open for longer says nothing of an item. */
const LONGEST_MS = 86_400_000;
const attempt = z.string().min(1).max(64);
const item = z.string().min(1).max(8);

/** One answer of a screen's form. `attempt` says which draft was on the screen, `ms` how long the item stood. */
export const answerSchema = z.strictObject({
  attempt,
  item,
  answer: z.string({ error: "scales_choose" }).min(1, "scales_choose").max(8),
  ms: z.preprocess(
    (value) => (value === undefined || value === "" ? null : Number(value)),
    z.number().int().min(0).max(LONGEST_MS).nullable(),
  ),
});
export type AnswerInput = z.output<typeof answerSchema>;

export const attemptSchema = z.strictObject({ attempt });

/** What somebody says of the answers on their device. */
export const joinForm = z.strictObject({ claim: z.enum(["mine", "other", "forget"], { error: "scales_choose" }) });

const MOST_ANSWERS = 400;

/** Answers to all items, as a client of the API sends them: item id → answer. Scores are never taken. */
export const allAnswersSchema = z.strictObject({
  answers: z
    .record(z.string().max(64), z.string("wrong_type").max(8))
    .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, "too_long"),
});
export type AllAnswers = z.output<typeof allAnswersSchema>;

const WEEK_MS = 7 * 24 * 3_600_000;

/** Answers that a device has kept without a line, in the order given; `ago` is how long ago, in milliseconds. */
export const keptAnswersSchema = z.strictObject({
  attempt,
  signIn: z.string().min(1).max(64),
  answers: z
    .array(
      z.strictObject({
        item,
        answer: z.string().min(1).max(8),
        ms: z.number().int().min(0).max(LONGEST_MS).nullable(),
        ago: z.number().int().min(0).max(WEEK_MS),
      }),
    )
    .min(1)
    .max(MOST_ANSWERS),
});
export type KeptAnswers = z.output<typeof keptAnswersSchema>;

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

/** A draft of somebody's, and the mark of the sign-in by which a device keeps what is its own. */
interface OfDraft extends OfScale {
  readonly attempt: string;
  readonly signIn: string;
}

/** One item of an open draft as its screen needs it. */
export interface QuestionView extends OfDraft {
  readonly number: number;
  readonly answered: number;
  readonly item: ItemView;
  readonly options: readonly OptionView[];
  readonly chosen: string | null;
  /** Opened from the review: answered, it leads back there, or on to what is still open. */
  readonly from: From | null;
  /** As the server's cookie says; without a line the page keeps to what it had. */
  readonly way?: AnswerWay;
  /** One letter for each item: whether it is answered. */
  readonly leaves: string;
}

/** A draft as a device may keep it, in one language. */
export interface KeptDraft extends OfDraft {
  readonly items: readonly ItemView[];
  readonly options: readonly OptionView[];
  readonly answers: Readonly<Record<string, string>>;
}

/** What is asked before answers on a device join an account. */
export interface JoinView {
  readonly answered: number;
  readonly total: number;
  /** How many items the account's open draft has answered; those stand. */
  readonly inAccount: number;
  /** They answer other items than those of this account's scale. */
  readonly isOther: boolean;
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
  readonly way: AnswerWay;
  /** The result is for whoever has an account. */
  readonly needsAccount: boolean;
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
export interface DraftReview extends OfDraft {
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
  /** The open draft, and the sign-in under which the device may go on with it. */
  readonly draft: { readonly attempt: string; readonly signIn: string } | null;
  /** Its result leads to environments and professions. */
  readonly leadsToProfessions: boolean;
  /** How many items of an open draft are answered; null without a draft. */
  readonly answered: number | null;
  readonly isKept: boolean;
  readonly waitsForGuardian: boolean;
  readonly hasResult: boolean;
  readonly hasNorms: boolean;
  readonly isProvisional: boolean;
}
