import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type AppError, isAppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { markDevice } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isPerson } from "#shared/actor.ts";
import { giveFeedback, readFeedback, requireFeedbackReader } from "./operations.server.ts";
import { type FeedbackAnswer, feedbackForm, feedbackQuery } from "./schema.ts";

const said = z.strictObject({
  id: z.int(),
  useful: z.boolean(),
  word: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** What was said about a page, for editors. */
export const feedbackCalls = [
  call("GET /feedback", {
    group: "content",
    who: "editors",
    note: "counts and words, never who",
    summary: m.feedback_api_read,
    gate: requireFeedbackReader,
    query: feedbackQuery,
    answer: z.strictObject({
      data: z.array(said),
      meta: z.strictObject({ useful: z.int(), notUseful: z.int() }),
    }),
    example: { query: "documentId=…" },
    async handle({ ctx, actor, query }) {
      const { counts, words } = await readFeedback(ctx, actor, query.documentId);
      const data = words.map(({ id, is_useful: useful, word, given_at: createdAt }) => ({
        id,
        useful,
        word,
        createdAt,
      }));
      return { data, meta: counts };
    },
  }),
];

type Asked = Pick<ActionFunctionArgs, "context" | "request">;

/** The form under a page: every screen that shows the block has this for its action. */
export async function takeFeedback(args: Asked) {
  return takeFeedbackForm(args, await readForm(args.request));
}

/** The same where a screen has other forms too, and has read which of them was sent. */
export async function takeFeedbackForm({ context, request }: Asked, form: Readonly<Record<string, string>>) {
  const { ctx, actor, locale } = requestInfo(context);
  try {
    const input = parseInput(feedbackForm, form);
    // Classmates behind one address and with one kind of browser are many, so a browser gets its mark with its first vote.
    const mark = isPerson(actor) ? null : markDevice(ctx, request.headers.get("cookie"));
    await giveFeedback(ctx, actor, input, mark?.device);
    return answer(
      {
        state: "given",
        useful: input.useful,
        isWhole: Boolean(input.word),
        text: (input.word ? m.feedback_thanks_word : THANKS[input.useful])({}, { locale }),
      },
      200,
      mark ? { "Set-Cookie": mark.cookie } : {},
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { retryAfter } = error.details;
    const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    const useful = form.useful === "yes" || form.useful === "no" ? form.useful : undefined;
    const word = form.word ?? "";
    return answer(
      { state: "refused", text: refusal(error, locale), useful: word ? useful : undefined, word },
      error.status,
      headers,
    );
  }
}

function answer(shown: FeedbackAnswer, status: number, headers: Record<string, string>) {
  return data(shown, { status, headers });
}

const THANKS = { yes: m.feedback_thanks_yes, no: m.feedback_thanks_no } as const;

function refusal({ code, details }: AppError, locale: Locale): string {
  const [field] = details.fields ?? [];
  return field ? fieldFaultWords(field, locale) : faultWords(code, locale);
}
