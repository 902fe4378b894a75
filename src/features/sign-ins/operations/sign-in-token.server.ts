import { noteSeen } from "#features/people/operations/change-user.server.ts";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { latestStamp } from "#platform/db/bring-back.ts";
import { databaseFault } from "#platform/db/fault.ts";
import type { Db } from "#platform/db/open.ts";
import { isSecure, writeCookie } from "#platform/http/cookies.ts";
import { isToken, newToken, tokenHash } from "#platform/token.ts";
import type { Origin, Person } from "#shared/actor.ts";
import { isDemoShut } from "../access.ts";
import { deviceWords, isSignInAlive, isUseWorthNoting } from "../rules.ts";
import { findSignedIn, insertSignIn, noteUse, type SignInMethod } from "../store/sign-ins.server.ts";
import { noteDevice } from "./note-device.server.ts";

const DAY_S = 24 * 3600;

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

/** Writes down a new sign-in of somebody who has just proved who they are. @returns its token, which is nowhere kept in clear. */
export async function startSignIn(
  ctx: Context,
  db: Db,
  userId: number,
  origin: Origin,
  method: SignInMethod = "password",
): Promise<string> {
  const token = newToken(ctx);
  const now = ctx.clock.now();
  const at = now.toISOString();
  await insertSignIn(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    device_words: deviceWords(origin.userAgent),
    method,
    proved_at: at,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(now.getTime() + ctx.config.signInDays * DAY_S * 1000).toISOString(),
  });
  await noteDevice(ctx, db, userId, { origin, method, signIn: tokenHash(token) });
  await noteSeen(db, userId, at, at);
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
  if (isDemoShut({ isDemo: found.isDemo, isDemoOn: found.isDemo && (await demoIsOn(ctx)) })) return null;
  if (isUseWorthNoting(found.lastUsedAt, now)) await noteUseOf(ctx, signInId, found.id, now);
  const { isDemo: _isDemo, lastUsedAt: _lastUsedAt, expiresAt: _expiresAt, kind, ...person } = found;
  return { ...person, kind: "person", isPlace: kind === "place", locale, origin, signInId };
}

/** Where nothing can be written, people can still read what is theirs. */
async function noteUseOf(ctx: Context, signInId: string, userId: number, now: Date): Promise<void> {
  try {
    const latestEnd = latestStamp(now, ctx.config.signInDays * DAY_S * 1000);
    await noteUse(ctx.db, signInId, now.toISOString(), latestEnd);
    await noteSeen(ctx.db, userId, now.toISOString(), new Date(now.getTime() - DAY_S * 1000).toISOString());
  } catch (err) {
    const database = databaseFault(err);
    if (!database) throw err;
    ctx.log.warn({ err, database }, "the use of a sign-in could not be noted");
  }
}
