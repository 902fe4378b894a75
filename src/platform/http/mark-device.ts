import { createHmac, timingSafeEqual } from "node:crypto";
import { CLOCK_SKEW_MS } from "#shared/clock-skew.ts";
import type { Context } from "../context.ts";
import { isSecure, readCookies, writeCookie } from "./cookies.ts";

const DEVICE_COOKIE = "device";
const YEAR_S = 365 * 24 * 3600;
const OWN = /^[\w-]{22}$/;
const GIVEN = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{22})$/;
/** Whoever opens a page and fills in its form needs longer; whoever makes up browsers would have to wait for each. */
const PROVEN_AFTER_MS = 3000;

/** What the cookie of a browser says. */
export interface DeviceMark {
  /** The browser's own name, or "" when it has none. */
  readonly own: string;
  /** When this server gave it; null when somebody else did. */
  readonly givenAt: number | null;
}

/** What a browser's own mark is known by from then on; never the mark itself. */
export function deviceHash(ctx: Context, mark: string): string {
  return createHmac("sha256", ctx.secret).update(mark).digest("base64url").slice(0, 22);
}

function signatureOf({ secret }: Pick<Context, "secret">, own: string, given: string): string {
  return createHmac("sha256", secret).update(`device given ${own} ${given}`).digest("base64url").slice(0, 22);
}

/** Reads the mark of a browser; one that was made up, or given before marks were signed, names it and proves nothing. */
export function readMark(ctx: Pick<Context, "secret">, cookieHeader: string | null | undefined): DeviceMark {
  const cookie = readCookies(cookieHeader)[DEVICE_COOKIE] ?? "";
  const [, own, given, signature] = GIVEN.exec(cookie) ?? [];
  if (!own || !given || !signature) return { own: cookie, givenAt: null };
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(ctx, own, given)));
  return isOurs ? { own, givenAt: Number.parseInt(given, 36) * 1000 } : { own: cookie, givenAt: null };
}

/** Whether a mark was given by this server, and long enough ago that making up many of them takes time. */
export function isProven({ givenAt }: DeviceMark, now: Date): boolean {
  if (givenAt === null) return false;
  const age = now.getTime() - givenAt;
  // One of a clock that was ahead was given some time ago all the same.
  return age >= PROVEN_AFTER_MS || age < -CLOCK_SKEW_MS;
}

/** Marks a browser which has no mark of ours yet, so that a classroom behind one address is not taken for one device. */
export function markDevice(ctx: Context, cookieHeader: string | null): { cookie: string; device: string } | null {
  const { own: former, givenAt } = readMark(ctx, cookieHeader);
  if (givenAt !== null) return null;
  // Its name stays, so that accounts know the browser again.
  const own = OWN.test(former) ? former : ctx.random.bytes(16).toString("base64url");
  const given = Math.ceil(ctx.clock.now().getTime() / 1000).toString(36);
  const options = { httpOnly: true, secure: isSecure(ctx.config), maxAge: YEAR_S };
  const value = `${own}.${given}.${signatureOf(ctx, own, given)}`;
  return { cookie: writeCookie(DEVICE_COOKIE, value, options), device: deviceHash(ctx, own) };
}

/** Set-Cookie of a new mark, if one is needed. */
export function deviceCookie(ctx: Context, cookieHeader: string | null): string | null {
  return markDevice(ctx, cookieHeader)?.cookie ?? null;
}
