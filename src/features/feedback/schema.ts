import { z } from "zod";
import { MAX_WORD } from "./rules.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const documentId = z.string().regex(/^[a-z0-9]{1,40}$/, "feedback_record");

/** The form under a page. */
export const feedbackForm = z.strictObject({
  documentId,
  useful: z.enum(["yes", "no"], { error: "feedback_choose" }),
  // Browsers send line ends as two characters but count them as one.
  word: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .pipe(z.string().max(MAX_WORD, "feedback_word_long"))
    .optional(),
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
