import { createHash } from "node:crypto";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { writeCookie } from "#platform/http/cookies.ts";
import type { Origin, Person } from "#shared/actor.ts";
import { demoIsOn } from "./demo.server.ts";
import { deviceWords, isSignInAlive, isUseWorthNoting } from "./rules.ts";
import { findSignedIn, insertSignIn, noteUse, rememberDevice } from "./store/sign-ins.server.ts";

const TOKEN = /^[\w-]{43}$/;
const DAY_S = 24 * 3600;

/** A new random token of 256 bits, for a sign-in or a link. */
export function newToken(ctx: Context): string {
  return ctx.random.bytes(32).toString("base64url");
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether text has the form of our tokens. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether cookies travel over https only. */
export function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith("https:");
}

/** Name of the cookie that carries the sign-in. */
export function cookieName(config: Config): string {
  return isSecure(config) ? "__Host-wijha" : "wijha";
}

/** Set-Cookie of a new sign-in. */
export function signInCookie(ctx: Context, token: string): string {
  const options = { httpOnly: true, secure: isSecure(ctx.config), maxAge: ctx.config.signInDays * DAY_S };
  return writeCookie(cookieName(ctx.config), token, options);
}

/** Set-Cookie that removes the sign-in from the browser. */
export function signedOutCookie(ctx: Context): string {
  return writeCookie(cookieName(ctx.config), "", { httpOnly: true, secure: isSecure(ctx.config), maxAge: 0 });
}

/** Writes down a new sign-in. @returns its token, which is nowhere kept in clear. */
export async function startSignIn(ctx: Context, db: Db, userId: number, origin: Origin): Promise<string> {
  const token = newToken(ctx);
  const now = ctx.clock.now();
  const at = now.toISOString();
  await insertSignIn(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    device_words: deviceWords(origin.userAgent),
    created_at: at,
    last_used_at: at,
    expires_at: new Date(now.getTime() + ctx.config.signInDays * DAY_S * 1000).toISOString(),
  });
  if (origin.device) await rememberDevice(db, userId, origin.device, at);
  return token;
}

/** The person whose token this is; null when it is unknown, ended, idle for too long, or a demo account's while demo mode is off. */
export async function actorOfToken(
  ctx: Context,
  token: string,
  origin: Origin,
  locale: "ar" | "en",
): Promise<Person | null> {
  if (!isToken(token)) return null;
  const signInId = tokenHash(token);
  const found = await findSignedIn(ctx.db, signInId);
  const now = ctx.clock.now();
  if (!found || !isSignInAlive(found, now, ctx.config.signInIdleDays)) return null;
  if (found.isDemo && !(await demoIsOn(ctx))) return null;
  if (isUseWorthNoting(found.lastUsedAt, now)) await noteUse(ctx.db, signInId, now.toISOString());
  const { id, email, firstName, lastName, accountType, roles } = found;
  return { kind: "person", id, email, firstName, lastName, accountType, roles, locale, origin, signInId };
}
