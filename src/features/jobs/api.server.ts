import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { faultWords } from "#i18n/fault-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isAppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { parseInput } from "#platform/http/input.ts";
import { markDevice } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { permit } from "#platform/permission.ts";
import { isPerson } from "#shared/actor.ts";
import { mayReadWishes } from "./access.ts";
import { listWishes, wishProfile } from "./operations/wish-profile.server.ts";
import type { WishAnswer, WishForm } from "./schema.ts";

// Beside the calls, as the pages of professions load `schema.ts`.
const wishForm: z.ZodType<WishForm> = z.strictObject({ wish: z.string().regex(/^[a-z0-9]{1,40}$/, "wrong_value") });

const wished = z.strictObject({
  slug: z.string(),
  title: z.string(),
  to: z.string(),
  count: z.int(),
  lastAt: z.iso.datetime(),
});

/** Which full profiles readers ask for, for who writes them. */
export const jobsCalls = [
  call("GET /profile-wishes", {
    group: "content",
    who: "authors",
    note: "counts, never who",
    summary: m.jobs_api_wishes,
    gate: (actor) => void permit(actor, mayReadWishes),
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    answer: z.strictObject({
      data: z.array(wished),
      meta: z.strictObject({ total: z.int(), page: z.int(), pageCount: z.int() }),
    }),
    async handle({ ctx, actor, query }) {
      const { wishes, ...meta } = await listWishes(ctx, actor, query.page);
      return { data: [...wishes], meta };
    },
  }),
];

/** The form of a short profile's page. A browser gets its mark with its first wish, as classmates behind one address are many. */
export async function takeWish(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  form: Readonly<Record<string, string>>,
) {
  const { ctx, actor, locale } = requestInfo(context);
  const words = { locale };
  try {
    const input = parseInput(wishForm, form);
    const mark = isPerson(actor) ? null : markDevice(ctx, request.headers.get("cookie"));
    const isNew = await wishProfile(ctx, actor, input, mark?.device);
    const text = isNew ? m.jobs_wish_done({}, words) : m.jobs_wish_again({}, words);
    return data<WishAnswer>({ wish: { isDone: true, text } }, { headers: mark ? { "Set-Cookie": mark.cookie } : {} });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { retryAfter } = error.details;
    const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    const wish = { isDone: false, text: faultWords(error.code, locale) };
    return data<WishAnswer>({ wish }, { status: error.status, headers });
  }
}
