import { z } from "zod";
import { typedText } from "#shared/typed-text.ts";
import { MAX_WORD } from "./rules.ts";

const documentId = z.string().regex(/^[a-z0-9]{1,40}$/, "feedback_record");

/** The form under a page. */
export const feedbackForm = z.strictObject({
  documentId,
  useful: z.enum(["yes", "no"], { error: "feedback_choose" }),
  word: typedText(MAX_WORD, "feedback_word_long").optional(),
});
export type FeedbackForm = z.output<typeof feedbackForm>;

/** Which record editors ask about. */
export const feedbackQuery = z.strictObject({ documentId });

/** What a page shows after its form was sent; sentences are in the reader's language. */
export interface FeedbackAnswer {
  readonly state: "given" | "refused";
  readonly text: string;
  /** What was chosen, once something was. */
  readonly useful?: "yes" | "no";
  /** As it was typed, where it was refused. */
  readonly word?: string;
  /** A word has been taken too: nothing more is asked. */
  readonly isWhole?: boolean;
}
