import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#platform/context.ts";
import { REPLAYED_HEADER, SENDING_HEADER } from "#shared/sending.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What anybody may read of this address. */
    isPublicRead?: boolean;
    /** What is found at this address is a file that anybody may fetch. */
    isPublicFile?: boolean;
  }
}

const READS = "GET, HEAD";
const CALLS = "GET, HEAD, POST, PUT, DELETE";
const READ_HEADERS = "Accept, Accept-Language, Content-Type, Strapi-Response-Format, X-Requested-With";
const CALL_HEADERS = `Authorization, ${SENDING_HEADER}, ${READ_HEADERS}`;
const TOLD = `Retry-After, X-Request-Id, ${REPLAYED_HEADER}`;
const TOLD_OF_FILES = "Accept-Ranges, Content-Range";
const KEPT_S = "600";

type Policy = Context["config"]["cors"];

/** Whether pages of this origin are named in the settings, and may do what they ask with what they carry. */
export function isNamedOrigin({ origins, cookies }: Policy, origin: string, carriesCookie: boolean): boolean {
  return origins.includes(origin) && (cookies || !carriesCookie);
}

/** Tells browsers what pages of other sites may do with the API and with public files (decision 0037). */
export function crossOrigin(app: FastifyInstance, ctx: Context): void {
  const { cors } = ctx.config;
  app.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    if (cors.origins.length > 0 && request.url.startsWith("/api/")) reply.header("Vary", "Origin");
    if (origin === undefined || !request.url.startsWith("/api/")) return done();
    if (isPreflight(request)) return answerFirst(cors, origin, request, reply) ?? done();
    if (cors.origins.includes(origin)) allow(reply, cors, origin);
    else if (cors.reads === "*" && request.routeOptions.config.isPublicRead) allow(reply, cors, "*");
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.routeOptions.config.isPublicFile && reply.statusCode < 400)
      openFile(reply, cors, request.headers.origin);
    done(null, payload);
  });
}

/** Where any page may read it, a file says so to everybody: a browser may have kept it from an asker without an origin. */
function openFile(reply: FastifyReply, { reads, origins }: Policy, origin: string | undefined): void {
  if (reads !== "*" && origins.length > 0) reply.header("Vary", "Origin");
  const allowed = reads === "*" ? "*" : origins.find((named) => named === origin);
  if (allowed === undefined) return;
  reply.header("Access-Control-Allow-Origin", allowed).header("Access-Control-Expose-Headers", TOLD_OF_FILES);
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

/** What a browser asks before a call; nothing for a site that may not make it, which is what the browser takes for no. */
function answerFirst(cors: Policy, origin: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const isRead = /^(GET|HEAD)$/.test(request.headers["access-control-request-method"] ?? "");
  const isNamed = cors.origins.includes(origin);
  if (!isNamed && !(cors.reads === "*" && isRead)) return null;
  allow(reply, cors, isNamed ? origin : "*");
  return reply
    .header("Access-Control-Allow-Methods", isNamed ? CALLS : READS)
    .header("Access-Control-Allow-Headers", isNamed ? CALL_HEADERS : READ_HEADERS)
    .header("Access-Control-Max-Age", KEPT_S)
    .code(204)
    .send();
}

function allow(reply: FastifyReply, { cookies }: Policy, origin: string): void {
  reply.header("Access-Control-Allow-Origin", origin).header("Access-Control-Expose-Headers", TOLD);
  if (cookies && origin !== "*") reply.header("Access-Control-Allow-Credentials", "true");
}
