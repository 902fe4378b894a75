import { createHmac } from "node:crypto";
import type { Context } from "../context.ts";
import { isSecure, readCookies, writeCookie } from "./cookies.ts";

const DEVICE_COOKIE = "device";
const YEAR_S = 365 * 24 * 3600;

/** What a browser's own mark is known by from then on; never the mark itself. */
export function deviceHash(ctx: Context, mark: string): string {
  return createHmac("sha256", ctx.secret).update(mark).digest("base64url").slice(0, 22);
}

/** Marks a browser which has no mark yet, so that a classroom behind one address is not taken for one device. */
export function markDevice(ctx: Context, cookieHeader: string | null): { cookie: string; device: string } | null {
  if (readCookies(cookieHeader)[DEVICE_COOKIE]) return null;
  const mark = ctx.random.bytes(16).toString("base64url");
  const options = { httpOnly: true, secure: isSecure(ctx.config), maxAge: YEAR_S };
  return { cookie: writeCookie(DEVICE_COOKIE, mark, options), device: deviceHash(ctx, mark) };
}

/** Set-Cookie of a new mark, if one is needed. */
export function deviceCookie(ctx: Context, cookieHeader: string | null): string | null {
  return markDevice(ctx, cookieHeader)?.cookie ?? null;
}
