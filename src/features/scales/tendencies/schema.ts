import { z } from "zod";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Instrument } from "../engine/schema/instrument.ts";
import { isCode } from "./rules/read-code.ts";
import { isFullForm, type Statement } from "./rules.ts";

export const PERSONALITY_TEST_PAGE_SIZE = 9;

/** One statement of a form, as the scale's own rules read it. */
export interface FormStatement extends Statement {
  readonly ar: StatementWords;
  readonly en: StatementWords;
}
interface StatementWords {
  readonly text: string;
  readonly example?: string | undefined;
  /** The text as it is to be said, where a voice would say it wrongly. */
  readonly speech?: string | undefined;
}

type TrueFalse = Extract<Instrument, { answers: "true-false" }>;

/** Whether an instrument is a form of this scale: 54 statements, nine to each environment, each counting once. */
export function isTendenciesForm(body: Instrument): body is TrueFalse {
  if (body.answers !== "true-false" || body.scales.length !== ENVIRONMENTS.length) return false;
  const isPlain = body.items.every(
    ({ keys: [key, ...more] }) => more.length === 0 && key?.weight === 1 && !key.reversed,
  );
  return isPlain && isFullForm(statementsOf(body));
}

/** The statements of a form with the environment each counts to. */
export function statementsOf(body: Instrument): readonly FormStatement[] {
  if (body.answers !== "true-false") throw new RangeError(`${body.scale} has no statements`);
  return body.items.flatMap(({ id, keys, ar, en }) => {
    const environment = ENVIRONMENTS.find((one) => one === keys[0]?.scale);
    return environment ? [{ id, environment, ar, en }] : [];
  });
}

const MOST_ANSWERS = 200;
const TRUE_FALSE = ["true", "false"] as const;
export type Answer = (typeof TRUE_FALSE)[number];

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

/** The statements with which the site begins; the shipped form has one of each environment there. */
export interface FirstStatements {
  readonly version: number;
  /** How many the whole scale has. */
  readonly total: number;
  readonly statements: readonly { readonly environment: Environment; readonly text: string }[];
  /** In the reader's language: the page that begins with them has no words of the scale. */
  readonly words: { readonly yes: string; readonly no: string };
}

/** Where the scale leads a reader. */
export interface ScaleStep {
  readonly kind: "begin" | "result" | "guardian";
  readonly to: string;
}
