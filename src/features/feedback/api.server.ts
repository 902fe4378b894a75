import { type ActionFunctionArgs, data } from "react-router";
import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type AppError, isAppError } from "#platform/errors.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { markDevice } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { giveFeedback, readFeedback, requireFeedbackReader } from "./operations.server.ts";
import { type FeedbackAnswer, feedbackForm, feedbackQuery } from "./schema.ts";

/** GET /api/feedback?documentId=…: counts and words, for editors. */
export const feedbackApi: ApiPart = (api, ctx) => {
  api.get("/feedback", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    requireFeedbackReader(request.actor);
    const { documentId } = parseInput(feedbackQuery, request.query);
    const { counts, words } = await readFeedback(ctx, request.actor, documentId);
    const listed = words.map((row) => ({
      id: row.id,
      useful: row.is_useful,
      word: row.word,
      createdAt: row.given_at,
    }));
    return { data: listed, meta: counts };
  });
};

/** The form under a page: every screen that shows the block has this for its action. */
export async function takeFeedback({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const { ctx, actor, locale } = requestInfo(context);
  const form = await readForm(request);
  try {
    const input = parseInput(feedbackForm, form);
    // Classmates behind one address and with one kind of browser are many, so a browser gets its mark with its first vote.
    const mark = actor.kind === "visitor" ? markDevice(ctx, request.headers.get("cookie")) : null;
    await giveFeedback(ctx, actor, input, mark?.device);
    return answer(
      { state: "given", text: thanks(input.useful, locale) },
      200,
      mark ? { "Set-Cookie": mark.cookie } : {},
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { retryAfter } = error.details;
    const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return answer({ state: "refused", text: refusal(error, locale), word: form.word ?? "" }, error.status, headers);
  }
}

function answer(shown: FeedbackAnswer, status: number, headers: Record<string, string>) {
  return data(shown, { status, headers });
}

function thanks(useful: "yes" | "no", locale: Locale): string {
  return (useful === "yes" ? m.feedback_thanks_yes : m.feedback_thanks_no)({}, { locale });
}

function refusal({ code, details }: AppError, locale: Locale): string {
  const [field] = details.fields ?? [];
  return field ? fieldFaultWords(field, locale) : faultWords(code, locale);
}
