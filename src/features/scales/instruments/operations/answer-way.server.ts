import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { ANSWER_WAY_COOKIE, type AnswerWay, answerWayOf } from "../rules/answer-way.ts";

const YEAR_S = 365 * 24 * 3600;

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
