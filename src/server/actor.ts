import type { FastifyRequest } from "fastify";
import { actorOfToken, cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { acceptedLocale } from "#platform/http/accepted-locale.ts";
import { readCookies } from "#platform/http/cookies.ts";
import { deviceHash, isProven, readMark } from "#platform/http/mark-device.ts";
import type { Actor, Origin, Visitor } from "#shared/actor.ts";

/** Who asks, from the bearer header of a call or the cookie. A bearer token that is no good is refused (401); a stale cookie makes a visitor. */
export async function actorOf(ctx: Context, request: FastifyRequest, locale: Locale): Promise<Actor> {
  const origin = originOf(ctx, request);
  const visitor: Visitor = { kind: "visitor", locale, origin };
  // On pages it may be a proxy's own sign-in, which is none of ours.
  const header = request.url.startsWith("/api/") ? request.headers.authorization : undefined;
  if (header !== undefined) {
    const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header)?.[1];
    const person = token ? await actorOfToken(ctx, token, origin, locale) : null;
    if (!person) throw new AppError("bad_token");
    return { ...person, isBearer: true };
  }
  const token = readCookies(request.headers.cookie)[cookieName(ctx.config)];
  return (token ? await actorOfToken(ctx, token, origin, locale) : null) ?? visitor;
}

/** The asker as a visitor when nothing speaks for anybody else, at once; else null. */
export function visitorOf(ctx: Context, request: FastifyRequest, locale: Locale): Visitor | null {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || readCookies(cookie)[cookieName(ctx.config)] !== undefined) return null;
  return asVisitor(ctx, request, locale);
}

/** The asker as nobody in particular, whatever they carry. */
export function asVisitor(ctx: Context, request: FastifyRequest, locale: Locale): Visitor {
  return { kind: "visitor", locale, origin: originOf(ctx, request) };
}

function originOf(ctx: Context, request: FastifyRequest): Origin {
  const userAgent = (request.headers["user-agent"] ?? "").slice(0, 200);
  // Few ask for what follows, so it is worked out then.
  return {
    address: request.ip,
    userAgent,
    isGone: () => request.raw.socket.destroyed,
    get isMarked() {
      return isProven(readMark(ctx, request.headers.cookie), ctx.clock.now());
    },
    get browser() {
      const { own } = readMark(ctx, request.headers.cookie);
      return own ? deviceHash(ctx, own) : "";
    },
    get device() {
      // Without a mark of its own a browser is told apart by address as well: many share one User-Agent.
      const mark = readMark(ctx, request.headers.cookie).own || (userAgent && `${userAgent} ${request.ip}`);
      return mark ? deviceHash(ctx, mark) : "";
    },
  };
}

/** The language of a page: the link's, then the cookie's, then Arabic. */
export function pageLocale(query: URLSearchParams, cookie: string | undefined): Locale {
  const asked = query.get("lang");
  if (isLocale(asked)) return asked;
  const kept = readCookies(cookie).lang;
  return isLocale(kept) ? kept : DEFAULT_LOCALE;
}

/** The language of an answer of the API: the cookie's, then what the browser weighs most of those known, then English. */
export function apiLocale(request: FastifyRequest): Locale {
  const kept = readCookies(request.headers.cookie).lang;
  return isLocale(kept) ? kept : acceptedLocale(request.headers["accept-language"] ?? "");
}
