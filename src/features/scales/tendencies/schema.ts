import { z } from "zod";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { FromReview } from "./rules/after-statement.ts";
import type { AnswerWay } from "./rules/answer-way.ts";
import type { Leaves } from "./rules/leaves.ts";
import { isCode } from "./rules/read-code.ts";
import { isFullForm } from "./rules.ts";

/** Name of the scale in storage. */
export const TENDENCIES = "tendencies";
export const PERSONALITY_TEST_PAGE_SIZE = 9;

const words = z.strictObject({ text: z.string().min(1).max(300), example: z.string().min(1).max(300) });
const statement = z.strictObject({
  id: z.string().regex(/^[A-Z][0-9]{1,2}$/),
  environment: z.enum(ENVIRONMENTS),
  ar: words,
  en: words,
  /** The text as it is to be said, where a voice would say it wrongly. */
  speech: z
    .strictObject({ ar: z.string().min(1).max(300).optional(), en: z.string().min(1).max(300).optional() })
    .optional(),
});

/** A form of the scale as shipped in db/seed/scales. */
export const instrumentSchema = z
  .strictObject({
    scale: z.literal(TENDENCIES),
    version: z.number().int().min(1),
    answers: z.tuple([z.literal("true"), z.literal("false")]),
    environments: z.array(z.enum(ENVIRONMENTS)).length(6),
    provisional: z.strictObject({
      alpha: z.number(),
      sd: z.number(),
      note: z.strictObject({ ar: z.string(), en: z.string() }),
    }),
    statements: z.array(statement),
  })
  .refine(({ statements }) => isFullForm(statements), "A form has 54 different statements, nine per environment");

export type InstrumentBody = z.infer<typeof instrumentSchema>;
export type FormStatement = InstrumentBody["statements"][number];

const MOST_ANSWERS = 200;
const TRUE_FALSE = ["true", "false"] as const;
export type Answer = (typeof TRUE_FALSE)[number];

/** One answer of a screen's form. `attempt` says which draft was on the screen. */
export const answerSchema = z.strictObject({
  attempt: z.string().min(1).max(64),
  statement: z.string().min(1).max(8),
  answer: z.enum(TRUE_FALSE, { error: "scales_choose" }),
  ms: z.preprocess(
    (value) => (value === undefined || value === "" ? null : Number(value)),
    z.number().int().min(0).max(86_400_000).nullable(),
  ),
});
export type AnswerInput = z.infer<typeof answerSchema>;

/** What somebody says of the answers on their device. */
export const joinForm = z.strictObject({ claim: z.enum(["mine", "other", "forget"], { error: "scales_choose" }) });

export const attemptSchema = z.strictObject({ attempt: z.string().min(1).max(64) });

function isShort(answers: unknown): boolean {
  return typeof answers !== "object" || answers === null || Object.keys(answers).length <= MOST_ANSWERS;
}

/** The API's body: statement id → true, false, "true" or "false". Which ids must be there is the operation's business. */
export const answersSchema = z.strictObject({
  // Counted before they are looked at one by one.
  answers: z
    .unknown()
    .meta({ type: "object", additionalProperties: { anyOf: [{ type: "boolean" }, { enum: [...TRUE_FALSE] }] } })
    .refine(isShort, "too_long")
    .pipe(
      z.record(z.string().max(64), z.union([z.boolean(), z.enum(TRUE_FALSE)], { error: "scales_true_or_false" }), {
        error: "wrong_type",
      }),
    ),
});
export type AnswersInput = z.infer<typeof answersSchema>;

/** `me`, one to three different letters of the six, strongest first, or a result's own code such as `(IS)A`. */
export const personalitySchema = z
  .string({ error: "scales_personality" })
  .transform((value) => (value === "me" ? value : value.toUpperCase()))
  .refine((value) => value === "me" || isCode(value), "scales_personality");

/** A draft as its screens need it: answers by statement id. */
export interface Draft {
  readonly attempt: string;
  readonly isKept: boolean;
  readonly expiresAt: string | null;
  readonly statements: readonly FormStatement[];
  readonly answers: Readonly<Record<string, Answer>>;
}

/** One statement as its screen needs it. */
export interface StatementView {
  readonly attempt: string;
  /** The mark of the sign-in, by which a device keeps what is its own. */
  readonly signIn: string;
  readonly number: number;
  readonly total: number;
  readonly answered: number;
  readonly statement: { readonly id: string; readonly text: string; readonly example: string };
  readonly chosen: Answer | null;
  /** Opened from the review: answered, it leads back there, or on to what is still open. */
  readonly from: FromReview | null;
  /** As the server's cookie says; without a line the page keeps to what it had. */
  readonly way?: AnswerWay;
  /** The environments as the site names them; without a line the page keeps to what it had. */
  readonly names?: Readonly<Record<Environment, string>>;
  /** What grows on the branches. */
  readonly leaves: Leaves;
}

/** The scale as a guest walks through it on a device. */
export interface GuestView {
  readonly version: number;
  readonly locale: "ar" | "en";
  /** All of them, in the order a guest meets them. */
  readonly statements: readonly { readonly text: string; readonly example: string }[];
  /** The environment of each, one letter each. */
  readonly environments: string;
  /** What the device holds of these statements. */
  readonly letters: string;
  /** The device holds answers to another version. */
  readonly isOther: boolean;
  /** Days the answers stay; null without any. */
  readonly daysLeft: number | null;
  readonly way: AnswerWay;
  /** The environments as the site names them. */
  readonly names: Readonly<Record<Environment, string>>;
  /** Null at the end. */
  readonly number: number | null;
  /** It was gone on without an answer. */
  readonly isMissing: boolean;
}

/** The statements with which the site begins, one of each environment. */
export interface FirstStatements {
  readonly version: number;
  /** How many the whole scale has. */
  readonly total: number;
  readonly statements: readonly { readonly environment: Environment; readonly text: string }[];
  /** In the reader's language: the page that begins with them has no words of the scale. */
  readonly words: { readonly yes: string; readonly no: string };
}

/** What is asked before answers on a device join an account. */
export interface JoinView {
  readonly answered: number;
  readonly total: number;
  /** How many statements the account's open draft has answered; those stand. */
  readonly inAccount: number;
  /** They answer other statements than those of this account's scale. */
  readonly isOther: boolean;
}

/** A draft as a device may keep it, in one language. */
export interface KeptDraft {
  readonly attempt: string;
  /** The mark of the sign-in it was given to. */
  readonly signIn: string;
  readonly statements: readonly {
    readonly id: string;
    readonly environment?: Environment;
    readonly text: string;
    readonly example: string;
  }[];
  readonly answers: Readonly<Record<string, Answer>>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** Answers that a device has kept without a line, in the order given; `ago` is how long ago, in milliseconds. */
export const keptAnswersSchema = z.strictObject({
  attempt: z.string().min(1).max(64),
  signIn: z.string().min(1).max(64),
  answers: z
    .array(
      z.strictObject({
        statement: z.string().min(1).max(8),
        answer: z.enum(TRUE_FALSE),
        ms: z.number().int().min(0).max(86_400_000).nullable(),
        ago: z.number().int().min(0).max(WEEK_MS),
      }),
    )
    .min(1)
    .max(MOST_ANSWERS),
});
export type KeptAnswers = z.infer<typeof keptAnswersSchema>;

/** An open draft statement by statement, numbered from 1. */
export interface Review {
  readonly attempt: string;
  /** The mark of the sign-in, by which a device keeps what is its own. */
  readonly signIn: string;
  readonly answered: number;
  readonly total: number;
  readonly statements: readonly {
    readonly number: number;
    readonly text: string;
    readonly answer: Answer | null;
  }[];
}

/** Where the scale leads a reader. */
export interface ScaleStep {
  readonly kind: "begin" | "result" | "guardian";
  readonly to: string;
}
