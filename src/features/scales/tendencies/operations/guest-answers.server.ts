import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { ANSWER_WAY_COOKIE, type AnswerWay, answerWayOf } from "../rules/answer-way.ts";
import {
  GUEST_COOKIE,
  type GuestAnswers,
  type GuestMark,
  guestDaysLeft,
  guestSeconds,
  readGuestAnswers,
  withGuestAnswer,
  writeGuestAnswers,
} from "../rules/guest-answers.ts";
import { guestOrder, trialStatements } from "../rules/try-statements.ts";
import type { FirstStatements, GuestView } from "../schema.ts";
import { environmentNames } from "./read-content.server.ts";
import { newestForm } from "./read-instrument.server.ts";

const YEAR_S = 365 * 24 * 3600;

/** What the device that sent these cookies holds of a guest's answers, or null. */
export function answersOnDevice(ctx: Context, cookieHeader: string | null): GuestAnswers | null {
  return readGuestAnswers(readCookies(cookieHeader)[GUEST_COOKIE], ctx.clock.now().getTime());
}

/** Set-Cookie with one more answer. */
export async function answeredCookie(
  ctx: Context,
  cookieHeader: string | null,
  given: { readonly number: number; readonly mark: GuestMark },
): Promise<string> {
  const { version } = await newestForm(ctx);
  const now = ctx.clock.now().getTime();
  const answers = withGuestAnswer(answersOnDevice(ctx, cookieHeader), { ...given, version }, now);
  const options = { secure: isSecure(ctx.config), maxAge: guestSeconds(answers, now) };
  return writeCookie(GUEST_COOKIE, writeGuestAnswers(answers), options);
}

/** Set-Cookie that deletes a guest's answers from the device. */
export function forgottenCookie(ctx: Context): string {
  return writeCookie(GUEST_COOKIE, "", { secure: isSecure(ctx.config), maxAge: 0 });
}

/** All statements for a guest, with what the device holds: read again on the device without asking. */
export async function readGuestWalk(
  ctx: Context,
  locale: "ar" | "en",
  cookieHeader: string | null,
): Promise<Omit<GuestView, "number" | "isMissing">> {
  const { version, statements } = await newestForm(ctx);
  const answers = answersOnDevice(ctx, cookieHeader);
  const isOther = answers !== null && answers.version !== version;
  const inOrder = guestOrder(statements);
  return {
    version,
    locale,
    statements: inOrder.map((one) => one[locale]),
    environments: inOrder.map(({ environment }) => environment).join(""),
    letters: answers && !isOther ? answers.letters : "",
    isOther,
    daysLeft: answers && !isOther ? guestDaysLeft(answers, ctx.clock.now().getTime()) : null,
    way: answerWayIn(cookieHeader),
    names: environmentNames(ctx, locale),
  };
}

/** The six statements with which the site begins. */
export async function readFirstStatements(ctx: Context, locale: "ar" | "en"): Promise<FirstStatements> {
  const { version, statements } = await newestForm(ctx);
  return {
    version,
    total: statements.length,
    statements: trialStatements(statements).map((one) => ({ environment: one.environment, text: one[locale].text })),
    words: { yes: m.scales_true({}, { locale }), no: m.scales_false({}, { locale }) },
  };
}

/** How the device's reader answers, as a cookie keeps it. */
export function answerWayIn(cookieHeader: string | null): AnswerWay {
  return answerWayOf(readCookies(cookieHeader)[ANSWER_WAY_COOKIE]) ?? "press";
}

/** Set-Cookie with the way of answering an address asks for; null when it asks for none. */
export function answerWayCookie(ctx: Context, url: string): string | null {
  const way = answerWayOf(new URL(url).searchParams.get("way"));
  if (!way) return null;
  return writeCookie(ANSWER_WAY_COOKIE, way, { secure: isSecure(ctx.config), maxAge: way === "press" ? 0 : YEAR_S });
}
