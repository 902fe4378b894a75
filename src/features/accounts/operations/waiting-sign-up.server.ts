import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { standInEmail } from "#features/people/operations/stand-in-email.server.ts";
import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import { maskEmail, RESEND_WAIT_SECONDS } from "../rules.ts";
import type { WaitingView } from "../schema/waiting.ts";

const COOKIE = "waiting";
const PURPOSE = "accounts.waiting-sign-up";
const DAY_S = 24 * 3600;

/** A sign-up of this very browser that waits for its link. */
export interface WaitingSignUp {
  readonly userId: number;
  readonly email: string;
  /** When the last mail was asked for here, in milliseconds; null when none was. */
  readonly sentAt: number | null;
  /** Where the link leads on to. */
  readonly next: string | null;
}

/** Set-Cookie by which a browser proves that the sign-up is its own; nobody else is shown where a mail went. */
export function waitingCookie(ctx: Context, waiting: WaitingSignUp): string {
  const seconds = ctx.config.unactivatedDays * DAY_S;
  const options = { httpOnly: true, secure: isSecure(ctx.config), maxAge: seconds };
  return writeCookie(COOKIE, seal(ctx, PURPOSE, waiting, seconds), options);
}

/** Set-Cookie of a sign-up whose mail has just been asked for. */
export function justSentCookie(ctx: Context, waiting: Omit<WaitingSignUp, "sentAt">): string {
  return waitingCookie(ctx, { ...waiting, sentAt: ctx.clock.now().getTime() });
}

/** The same for somebody who has just proved the password of an account that still waits; null when there is none. */
export async function waitingCookieOf(ctx: Context, email: string, next: string | null): Promise<string | null> {
  const waits = (address: string) =>
    readUserByEmail(ctx.db, address).then((one) => (one?.activated_at ? undefined : one));
  const user = (await waits(email)) ?? (await waits(standInEmail(ctx, email)));
  return user ? waitingCookie(ctx, { userId: user.id, email, sentAt: null, next }) : null;
}

/** Set-Cookie once it waits no more. */
export function endedWaitingCookie(ctx: Context): string {
  return writeCookie(COOKIE, "", { httpOnly: true, secure: isSecure(ctx.config), maxAge: 0 });
}

/** The sign-up a browser has proved to be its own. */
export function readWaiting(ctx: Context, cookieHeader: string | null): WaitingSignUp | null {
  return unseal(ctx, PURPOSE, readCookies(cookieHeader)[COOKIE] ?? "") as WaitingSignUp | null;
}

/** How long until another mail can be asked for. */
export function secondsToWait(ctx: Context, { sentAt }: Pick<WaitingSignUp, "sentAt">): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (ctx.clock.now().getTime() - sentAt) / 1000));
}

/** What of it is shown. */
export function presentWaiting(ctx: Context, waiting: WaitingSignUp | null): WaitingView | null {
  if (!waiting) return null;
  return { masked: maskEmail(waiting.email), isSent: waiting.sentAt !== null, waits: secondsToWait(ctx, waiting) };
}
