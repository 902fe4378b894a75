import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { documentPdfs } from "#content/document-pdf.server.ts";
import { jobSharePictures } from "#content/job-share-picture.server.ts";
import { publicFiles } from "#content/library/send-file.server.ts";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { siteSettings } from "#features/site/operations.server.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import { AppError } from "#platform/errors.ts";
import { apiAddress } from "#platform/http/api-address.ts";
import { mountCalls } from "#platform/http/mount-calls.ts";
import { readPairs, readUtf8 } from "#platform/http/wire-text.ts";
import { pathTo } from "#shared/screens.ts";
import { actorOf, apiLocale, asVisitor, pageLocale, visitorOf } from "./actor.ts";
import { callsOnce } from "./call-sendings.ts";
import { crossOrigin } from "./cross-origin.ts";
import { API_CALLS } from "./features.ts";
import { requireLoopback, requireSameOrigin } from "./gates.ts";
import { healthRoutes } from "./health.ts";
import { motifFiles, wakeFile } from "./made-files.ts";
import { openDataFiles } from "./open-data-files.ts";
import { planFiles } from "./plan-files.ts";
import { logFault, refusalOf, sendApiRefusal } from "./refusals.ts";
import { resultPapers } from "./result-papers.ts";
import { resultPictures } from "./result-pictures.ts";
import { refuseUnreadable } from "./unreadable.ts";

/** Adds the pages to the server; the API can be tested without them. */
export type PagesPart = (app: FastifyInstance, ctx: Context) => Promise<void> | void;

const MAX_BODY = 1024 * 1024;

declare module "fastify" {
  interface FastifyRequest {
    /** Whether demo mode is on at this request. */
    demo: boolean;
    /** Why it could not be read who asks, where they were answered as a visitor all the same. */
    unreadFault: Error | null;
  }
}

/** The whole HTTP server over a context: gates first, then health, API, and the pages when given. */
export async function createHttp(ctx: Context, pages?: PagesPart): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log.child(
      {},
      { serializers: { req: () => undefined, res: () => undefined } },
    ) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(ctx.config.trustProxy),
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    rewriteUrl: (request) => wellFormed(request.url ?? "/"),
    // Its last twelve digits are chance alone, which Node fetches for many at once: a tenth of the cost of asking each time.
    genReqId: () => randomUUID().slice(-12),
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });
  app.decorateRequest("locale", "ar");
  app.decorateRequest("demo", false);
  app.decorateRequest("unreadFault", null);
  app.decorateRequest("actor");
  // Without promises where none is needed: every request goes through here.
  app.addHook("onRequest", (request, reply, done) => {
    const isApi = request.url.startsWith("/api/");
    request.locale = isApi ? apiLocale(request) : pageLocale(queryOf(request), request.headers.cookie);
    reply.header("X-Request-Id", request.id);
    securityHeaders(ctx, (name, value) => reply.header(name, value), isDocument(request.url));
    done();
  });
  if (ctx.config.demo)
    app.addHook("onRequest", async (request) => {
      request.demo = await demoIsOn(ctx);
      if (request.demo) requireLoopback(request);
    });
  crossOrigin(app, ctx);
  app.addHook("onRequest", (request, _reply, done) => {
    try {
      requireSameOrigin(ctx, request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  // Before the parts: each takes over the one that stands when it is added.
  app.setErrorHandler((error, request, reply) => {
    if (request.url.startsWith("/api/")) return sendApiRefusal(ctx, error, request, reply);
    const refusal = refusalOf(error);
    if (refusal.status >= 500) logFault(ctx, error, { request: request.id }, "a page failed");
    if (refusal.details.retryAfter) reply.header("Retry-After", String(Math.ceil(refusal.details.retryAfter)));
    const { headers = {} } = error as { headers?: Record<string, string> };
    if (refusal.code === "range_outside" && headers["Content-Range"])
      reply.header("Content-Range", headers["Content-Range"]);
    return reply
      .code(refusal.status)
      .header("Cache-Control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(`${refusal.status} · ${refusal.details.technical ?? refusal.code} · ${request.id}`);
  });
  logLines(app, ctx);
  healthRoutes(app, ctx);
  publicFiles(app, ctx);
  documentPdfs(app, ctx);
  openDataFiles(app, ctx);
  motifFiles(app);
  wakeFile(app);
  resultPapers(app, ctx);
  planFiles(app, ctx);
  jobSharePictures(app, ctx, (locale) => siteSettings(ctx, locale).name);
  resultPictures(app, ctx, (locale) => siteSettings(ctx, locale).name);
  await app.register(async (api) => apiRoutes(api, ctx), { prefix: "/api" });
  if (pages) await pages(app, ctx);
  // Open streams would keep the server from stopping.
  app.addHook("preClose", async () => ctx.news.close());
  return app;
}

/** An address that cannot be decoded or is no path of ours is nobody's: it gets the answer of an unknown one. */
function wellFormed(url: string): string {
  const unknown = url.startsWith("/api/") ? "/api/unreadable" : pathTo("error", { status: 404 });
  // Two slashes would be read as the name of a host.
  if (!/^\/(?!\/)/.test(url)) return unknown;
  // Names of records hold no null byte, on which PostgreSQL faults.
  if (/^[^?]*%00/.test(url)) return unknown;
  try {
    // The result is looked at, or the bundler drops the call as one without effect.
    if (decodeURI(url) === "") return "/";
    return url.startsWith("/api/") ? apiAddress(url) : url;
  } catch {
    return unknown;
  }
}

/** A number counts hops from our side; a list names the proxies. */
function trusted(setting: Config["trustProxy"]): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (setting === false) return false;
  return typeof setting === "number" ? (_address, hop) => hop < setting : [...setting];
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : request.url.slice(at));
}

function apiRoutes(api: FastifyInstance, ctx: Context): void {
  api.addHook("preHandler", (request, _reply, done) => {
    const visitor = visitorOf(ctx, request, request.locale);
    if (visitor) {
      request.actor = visitor;
      return done();
    }
    actorOf(ctx, request, request.locale).then(
      (actor) => {
        request.actor = actor;
        done();
      },
      (error: Error) => {
        // What anybody may read is read on while the database is away.
        if (!request.routeOptions.config.isPublicRead || !databaseFault(error)) return done(error);
        request.unreadFault = error;
        request.actor = asVisitor(ctx, request, request.locale);
        done();
      },
    );
  });
  callsOnce(api, ctx);
  readBodies(api);
  api.setErrorHandler((error, request, reply) => {
    // What a visitor may not read says nothing of somebody who could not be read.
    const isAboutAsker = [401, 403].includes(refusalOf(error).status);
    return sendApiRefusal(ctx, (isAboutAsker && request.unreadFault) || error, request, reply);
  });
  const known: RegExp[] = [];
  api.addHook("onRoute", ({ url }) => {
    if (!url.endsWith("*")) known.push(new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`));
  });
  mountCalls(api, ctx, API_CALLS);
  const isKnown = (path: string) => known.some((pattern) => pattern.test(path));
  api.all("/*", (request) => {
    throw new AppError(isKnown(request.url.split("?")[0] ?? "") ? "method_not_allowed" : "not_found");
  });
}

/** JSON and forms in UTF-8 only. An empty body is none: clients name a type on calls that send nothing. */
function readBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser("error", "error");
  api.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    async (_request: FastifyRequest, body: Buffer) => Object.fromEntries(readPairs(body)),
  );
  api.removeContentTypeParser("application/json");
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null);
    try {
      parseJson(request, readUtf8(body), done);
    } catch (error) {
      done(error as Error);
    }
  });
}

function logLines(app: FastifyInstance, ctx: Context): void {
  app.addHook("onResponse", (request, reply, done) => {
    ctx.log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? "",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}

/** Scripts, styles and fonts are no documents: what a browser asks of one would be half a kilobyte with each of fifty files. */
const isDocument = (url: string) => !url.startsWith("/assets/");

/** Headers every answer carries, and what a browser reads of documents alone; pages add their content security policy. */
export function securityHeaders(ctx: Context, set: (name: string, value: string) => unknown, document = true): void {
  set("X-Content-Type-Options", "nosniff");
  if (ctx.config.publicUrl.startsWith("https:"))
    set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (!document) return;
  set("Referrer-Policy", "strict-origin-when-cross-origin");
  set("X-Frame-Options", "DENY");
  set("Cross-Origin-Opener-Policy", "same-origin");
  set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
}
