import type { FastifyRequest } from "fastify";
import { cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { isLoopback } from "#platform/config/loopback.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { readCookies } from "#platform/http/cookies.ts";
import { isNamedOrigin } from "./cross-origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const FORWARDING = /^(forwarded|via|x-forwarded-.+|x-real-ip|(x|true)-client-ip|cf-.+|x-envoy-.+|x-original-.+)$/;

/**
 * A call that changes something and carries a cookie or comes from a browser must come from our own pages.
 * Sign-in and sign-up are no exception; a program without cookies that sends neither header is let through, and calls from origins that
 * the settings name.
 */
export function requireSameOrigin(ctx: Context, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const origin = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  const carriesCookie = readCookies(request.headers.cookie)[cookieName(ctx.config)] !== undefined;
  if (origin === undefined && site === undefined) {
    if (carriesCookie)
      throw new AppError("not_same_origin", {
        technical: "A call with a cookie needs an Origin or Sec-Fetch-Site header",
      });
    return;
  }
  const isCall = request.url.startsWith("/api/");
  if (isCall && origin !== undefined && isNamedOrigin(ctx.config.cors, origin, carriesCookie)) return;
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new AppError("not_same_origin");
  if (origin !== undefined && origin !== ownOrigin(ctx, request)) throw new AppError("not_same_origin");
  if (site === "none" && origin === undefined && carriesCookie) throw new AppError("not_same_origin");
}

/** Behind a public address the configured origin counts; on loopback the host the browser used does (localhost, 127.0.0.1, any port). */
export function ownOrigin(ctx: Context, request: FastifyRequest): string {
  const host = request.headers.host ?? "";
  const configured = new URL(ctx.config.publicUrl);
  const asked = `http://${host}`;
  const isOwn = isLoopback(configured.hostname) && isLoopback(host.replace(/:\d+$/, ""));
  return isOwn && URL.canParse(asked) ? asked : configured.origin;
}

/** Demo mode has public passwords, so it answers this machine's own browser only. */
export function requireLoopback(request: FastifyRequest): void {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  if (
    request.raw.httpVersion === "1.0" ||
    !isLoopback(host) ||
    Object.keys(request.headers).some((name) => FORWARDING.test(name))
  ) {
    throw new AppError("demo_refused", {
      technical:
        "Demo mode answers only direct requests from this machine; see docs/operate.md to run the service for others",
    });
  }
}
