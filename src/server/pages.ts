import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import fastifyMultipart from "@fastify/multipart";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { lastResortPage } from "#errors/last-resort.ts";
import { cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { isLocale, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import { AppError } from "#platform/errors.ts";
import { readCookies, writeCookie } from "#platform/http/cookies.ts";
import { MAX_FORM_BYTES, readUpTo } from "#platform/http/form.server.ts";
import type { FormFile } from "#platform/http/form-file.ts";
import { encodingFor, pack } from "#platform/http/packed.ts";
import { requestContext } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { viewOf } from "#shared/display.ts";
import { PLAIN_MARK, SAVED_COOKIE } from "#shared/saved-address.ts";
import { pathTo } from "#shared/screens.ts";
import { actorOf, asVisitor } from "./actor.ts";
import { type AskedPage, type DrawOwnPart, type ReaderStore, readerPage, sendReaderPage } from "./answer-reader.ts";
import { deviceFiles, manifestRoute } from "./device-files.ts";
import { feedRoutes } from "./feeds.ts";
import { hasFormFiles, withFormFiles } from "./form-files.ts";
import { ownOrigin } from "./gates.ts";
import { answerWithKept, givingBack } from "./kept-forms.ts";
import { buildIn } from "./locale-assets.ts";
import { lookOf, type PageLook, storedLook } from "./page-look.ts";
import { buildOf, markPage } from "./page-marks.ts";
import { type DrawnPage, ReaderPages, type ReadersOf } from "./reader-pages.ts";
import { logFault, refusalOf } from "./refusals.ts";
import { mediaOrigins, newNonce, nonceSource, securityPolicy } from "./security-policy.ts";
import { sendResponse } from "./send-response.ts";
import { sendStored } from "./send-stored.ts";
import { answerOnce, sendingOnce } from "./sendings.ts";
import { staticFiles } from "./static-files.ts";
import { isData, isReadingPage, type StoredPage, StoredPages, storableAddress } from "./stored-pages.ts";
import { tellingOutages } from "./tell-outages.ts";

const PLAIN = "x-wijha-plain";
/** Stands for the request's code in a page rendered for the store; replaced when the page turns out to be an error. */
const NO_REFERENCE = "000000000000";
/** All that a web request can carry; TRACE and others are nobody's. */
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const ANSWER_WITHIN_MS = 10_000;
const FORM_WITHIN_MS = 5_000;
const STORE_BYTES = 48 * 1024 * 1024;
const READERS_BYTES = 32 * 1024 * 1024;
const YEAR = 365 * 24 * 3600;
const COME_BACK_S = "10";

export interface PagesOptions {
  /** The build, or how to get the newest one (development). */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** The client's folder, or null where the development server serves it. */
  readonly clientFolder: string | null;
  /** The development server's own middleware, asked before the pages. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Adds static files, the site map, and React Router's pages with the store for visitors. */
export function pagesPart(options: PagesOptions) {
  return async (app: FastifyInstance, ctx: Context): Promise<void> => {
    if (options.clientFolder && existsSync(options.clientFolder)) await staticFiles(app, options.clientFolder);
    manifestRoute(app, ctx);
    if (options.clientFolder) deviceFiles(app, ctx, options.clientFolder);
    feedRoutes(app, ctx);
    const handlers = handlersOf(options);
    const stored = new StoredPages(STORE_BYTES, mediaOrigins(ctx.config.site.introVideo));
    app.addHook("onClose", async () => unsubscribe());
    const readers = new ReaderPages(READERS_BYTES, mediaOrigins(ctx.config.site.introVideo));
    stored.onClear = () => readers.clear();
    const unsubscribe = ctx.content.onChange(() => stored.clear());
    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
      await pages.register(fastifyMultipart, { throwFileSizeLimit: false });
      const page = new PageHandler(ctx, handlers, options.clientFolder ? stored : null, buildOf(options.build));
      page.readers = readerStore(options, readers);
      if (options.middleware) developmentFirst(pages, options.middleware);
      pages.route({ method: METHODS, url: "/*", handler: (request, reply) => page.answer(request, reply) });
    });
  };
}

function developmentFirst(pages: FastifyInstance, middleware: NonNullable<PagesOptions["middleware"]>): void {
  pages.addHook("preHandler", (request, reply, done) => {
    middleware(request.raw, reply.raw, () => done());
  });
}

/** Where pages are stored, with what the build draws into them. */
function readerStore({ build, clientFolder }: PagesOptions, pages: ReaderPages): ReaderStore | null {
  if (typeof build === "function" || !clientFolder) return null;
  return { pages, drawOwnPart: (build.entry.module as unknown as { drawOwnPart: DrawOwnPart }).drawOwnPart };
}

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = Readonly<Record<Locale, Handler>>;

/** One for each language, which names the scripts of that language. Development has one for both. */
function handlersOf({ build, clientFolder }: PagesOptions): Handlers {
  if (typeof build === "function" || !clientFolder) {
    const newest = async () => held(typeof build === "function" ? await build() : build);
    const handler = createRequestHandler(newest, "development");
    return { ar: handler, en: handler };
  }
  const made = (locale: Locale) => createRequestHandler(held(buildIn(build, locale)), "production");
  return { ar: made("ar"), en: made("en") };
}

/** Actions that carry out a sending once, give back what was kept, and tell a database that is away. */
function held(build: ServerBuild): ServerBuild {
  return givingBack(tellingOutages(sendingOnce(build)));
}

interface Rendering extends PageLook, Partial<ReadersOf> {
  /** Carried by the scripts of this rendering. */
  readonly nonce: string;
  /** Whole and without a code of the request, for whoever asks next. */
  readonly isStored: boolean;
}

/** Whose page is drawn, and how errors name it. */
type Facts = Pick<FastifyRequest, "actor" | "locale" | "id" | "demo">;

class PageHandler {
  private readonly ctx: Context;
  private readonly handlers: Handlers;
  private readonly stored: StoredPages | null;
  readers: ReaderStore | null = null;
  private readonly media: readonly string[];
  private readonly build: string;

  constructor(ctx: Context, handlers: Handlers, stored: StoredPages | null, build: string) {
    this.build = build;
    this.media = mediaOrigins(ctx.config.site.introVideo);
    this.ctx = ctx;
    this.handlers = handlers;
    this.stored = stored;
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = new URL(request.url, "http://own.invalid");
    const cookies = readCookies(request.headers.cookie);
    const lang = url.searchParams.get("lang");
    const keepLang = isLocale(lang) && cookies.lang !== lang ? writeCookie("lang", lang, { maxAge: YEAR }) : null;
    const look = lookOf(request, cookies, url.searchParams);
    const page = { url, view: viewOf(look.display, look.lowData), build: this.build };
    const isOpen = this.stored && request.method === "GET" && !cookies[SAVED_COOKIE]?.startsWith(PLAIN_MARK);
    const address = isOpen ? storableAddress(url.pathname, url.searchParams) : null;
    const isVisitor = cookies[cookieName(this.ctx.config)] === undefined && !request.headers.authorization;
    if (address && this.stored) this.stored.turnTo(this.ctx.clock.now(), this.ctx.config.site.timeZone);
    if (address && this.stored && isVisitor) {
      const key = `${request.locale}|${storedLook(look)}|${request.demo ? 1 : 0}|${address}`;
      const stored = this.stored.get(key) ?? (await this.render(request, reply, key, address, look, keepLang));
      if (stored) return sendStored(request, markPage(request, reply, { ...page, status: 200 }), stored, keepLang);
      return reply;
    }
    if (address && this.readers && !isData(url)) {
      const found = await this.readerPage(request, { url, cookies, address, look });
      if (found) return sendReaderPage(this.ctx, markPage(request, reply, { ...page, status: 200 }), found, keepLang);
    }
    const rendering = { ...look, nonce: newNonce(), isStored: false };
    const response = await this.run(() => this.webRequest(request, reply), request, rendering);
    // Whose page it is must be sure: a device forgets what it has of others.
    if (request.actor && !request.unreadFault) markPage(request, reply, { ...page, status: response.status });
    return this.send(reply, response, rendering, keepLang);
  }

  /** The page that readers of a kind share; null when this reader's is to be drawn, also to say what is wrong. */
  private async readerPage(request: FastifyRequest, asked: AskedPage): ReturnType<typeof readerPage> {
    try {
      request.actor = await this.readActor(request);
      return await readerPage(this.ctx, request, asked, {
        ...(this.readers as ReaderStore),
        draw: (actor, readers) => this.drawForKind({ ...factsOf(request), actor }, asked, readers),
      });
    } catch (error) {
      if (refusalOf(error).status >= 500) logFault(this.ctx, error, { request: request.id }, "a shared page failed");
      return null;
    }
  }

  private async drawForKind(facts: Facts, { address, look }: AskedPage, readers: ReadersOf): Promise<DrawnPage | null> {
    const rendering = { ...look, ...readers, nonce: newNonce(), isStored: true };
    const headers = { [PLAIN]: "1", cookie: `lang=${facts.locale}` };
    const asked = new Request(new URL(address, this.ctx.config.publicUrl), { headers });
    const drawn = this.ctx.workload.run(() => this.draw(asked, facts, this.contextOf(facts, rendering)));
    const response = await within(ANSWER_WITHIN_MS, drawn);
    if (!response || !isStorable(response)) return null;
    return { html: await response.text(), nonce: rendering.nonce };
  }

  /** The request under the origin the gate has held it against: React Router holds forms against it once more. */
  private webRequest(request: FastifyRequest, reply: FastifyReply): Request {
    const { protocol, host } = new URL(ownOrigin(this.ctx, request));
    return createRequest(request.raw, reply.raw, { protocol, host });
  }

  /** Renders a visitor's page whole; stores it when it may be stored, else sends it as it came. */
  private async render(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    address: string,
    look: PageLook,
    keepLang: string | null,
  ): Promise<StoredPage | null> {
    const stored = this.stored as StoredPages;
    const generation = stored.generation;
    const headers = new Headers({
      [PLAIN]: "1",
      "user-agent": request.headers["user-agent"] ?? "",
      cookie: `lang=${request.locale}`,
    });
    const origin = new URL(this.ctx.config.publicUrl).origin;
    const rendering = { ...look, nonce: newNonce(), isStored: true };
    const response = await this.run(() => new Request(new URL(address, origin), { headers }), request, rendering);
    const type = response.headers.get("content-type") ?? "";
    if (!isStorable(response)) {
      const body = Buffer.from((await response.text()).replaceAll(NO_REFERENCE, request.id));
      const answer = new Response(body, { status: response.status, headers: response.headers });
      await this.send(reply, answer, rendering, keepLang);
      return null;
    }
    const html = Buffer.from(await response.arrayBuffer());
    return stored.store(key, { type, html, nonce: rendering.nonce }, generation);
  }

  private async run(webRequest: () => Request, request: FastifyRequest, rendering: Rendering): Promise<Response> {
    try {
      request.actor = await this.readActor(request);
      this.ctx.workload.take(request.actor);
      if (hasFormFiles(request))
        return await withFormFiles(this.ctx, request, ownOrigin(this.ctx, request), (arrived, files) =>
          this.ctx.workload.run(() => this.work(arrived, request, rendering, files)),
        );
      // Whoever sends slowly, or nothing, keeps nobody out: room is given to forms that have arrived.
      const arrived = await within(FORM_WITHIN_MS, withBody(webRequest()));
      if (!arrived) throw new AppError("timeout");
      return await this.ctx.workload.run(() => this.work(arrived, request, rendering));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) logFault(this.ctx, error, { request: request.id }, "a page failed");
      return lastResort(request, refusal);
    }
  }

  private async work(
    webRequest: Request,
    request: FastifyRequest,
    rendering: Rendering,
    files: readonly FormFile[] = [],
  ): Promise<Response> {
    const { ctx } = this;
    const context = this.contextOf(request, rendering, files);
    const { isStored } = rendering;
    const work = (asked: Request) => this.draw(asked, request, context);
    const errorScreen = (status: number) =>
      work(
        new Request(new URL(pathTo("error", { status }), ctx.config.publicUrl), { headers: plainHeaders(isStored) }),
      );
    const answer = async (asked: Request) => (await within(ANSWER_WITHIN_MS, work(asked))) ?? (await errorScreen(408));
    const once = (asked: Request) =>
      answerOnce(ctx, request, asked, context, { answer, tellWait: () => errorScreen(408) });
    const response = await answerWithKept(ctx, request, webRequest, context, once);
    return isLastLine(response) ? lastResort(request) : response;
  }

  private contextOf(
    { actor, locale, id, demo }: Facts,
    { display, lowData, nonce, isStored, marks = [], standing }: Rendering,
    files: readonly FormFile[] = [],
  ): RouterContextProvider {
    const context = new RouterContextProvider();
    const reference = isStored ? NO_REFERENCE : id;
    const look = { display, lowData, nonce, isStored, marks, standing };
    context.set(requestContext, { ctx: this.ctx, actor, locale, ...look, reference, demo, files });
    return context;
  }

  private draw(asked: Request, { locale }: Facts, context: RouterContextProvider): Promise<Response> {
    return inLocale(locale, () => this.handlers[locale](asked, context));
  }

  /** What anybody may read is read on while the database is away; pages of one's own are not shown as a stranger's. */
  private async readActor(request: FastifyRequest): Promise<Actor> {
    try {
      return await actorOf(this.ctx, request, request.locale);
    } catch (error) {
      const isRead = request.method === "GET" && isReadingPage(request.url);
      if (!isRead || !databaseFault(error)) throw error;
      request.unreadFault = error as Error;
      return asVisitor(this.ctx, request, request.locale);
    }
  }

  private async send(
    reply: FastifyReply,
    response: Response,
    { nonce }: Rendering,
    keepLang: string | null,
  ): Promise<FastifyReply> {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined && !headers.has(name)) headers.set(name, String(value));
    if (this.stored && headers.get("content-type")?.startsWith("text/html"))
      headers.set("Content-Security-Policy", securityPolicy([nonceSource(nonce)], this.media));
    if (response.status === 503 && !headers.has("retry-after")) headers.set("Retry-After", COME_BACK_S);
    if (!headers.has("cache-control")) headers.set("Cache-Control", "private, no-store");
    if (keepLang) headers.append("Set-Cookie", keepLang);
    reply.hijack();
    reply.raw.on("error", () => undefined);
    await sendResponse(reply.raw, await packedMove(reply.request, response, headers), headers);
    return reply;
  }
}

const factsOf = ({ actor, locale, id, demo }: FastifyRequest): Facts => ({ actor, locale, id, demo });

function isStorable({ status, headers }: Response): boolean {
  const type = headers.get("content-type") ?? "";
  return status === 200 && !headers.has("set-cookie") && /^text\/(html|x-script)/.test(type);
}

/** Where not even the error screen can be drawn, React Router answers with a line of English text. */
function isLastLine(response: Response): boolean {
  return response.status === 500 && response.headers.get("content-type")?.startsWith("text/plain") === true;
}

/** Refusals that the last resort has words for. */
const CALM = [408, 429, 503] as const;

/** Costs next to nothing, so it is also what too many askers get. */
function lastResort(request: FastifyRequest, refusal = new AppError("internal")): Response {
  const status = CALM.find((known) => known === refusal.status) ?? 500;
  const { retryAfter } = refusal.details;
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  if (retryAfter) headers.set("Retry-After", String(Math.ceil(retryAfter)));
  // The rest of what was sent is not waited for.
  if (status === 408) headers.set("Connection", "close");
  const again = status !== 500 && request.method === "GET" ? request.url : undefined;
  return new Response(lastResortPage({ reference: request.id, status, again }), { status, headers });
}

/** What a move within the site fetches goes out compressed, as pages do. */
async function packedMove(request: FastifyRequest, response: Response, headers: Headers): Promise<Response> {
  if (!headers.get("content-type")?.startsWith("text/x-script") || request.method === "HEAD") return response;
  const body = Buffer.from(await response.arrayBuffer());
  headers.append("Vary", "Accept-Encoding");
  const encoding = encodingFor(request.headers["accept-encoding"], body.length);
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(encoding ? new Uint8Array(await pack(body, encoding)) : body, { status: response.status });
}

function plainHeaders(isStored: boolean): Headers {
  return new Headers(isStored ? { [PLAIN]: "1" } : {});
}

/** The request with its body in hand, of a body that is too long only so much that it is refused; null when sending it was given up. */
async function withBody(request: Request): Promise<Request | null> {
  if (!request.body) return request;
  const body = await readUpTo(request, MAX_FORM_BYTES + 1).catch(() => null);
  return body && new Request(request, { body });
}

/** The work's result, or null when it takes too long. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
