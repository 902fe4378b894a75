import type { FastifyReply, FastifyRequest } from "fastify";
import { conditionOf } from "#platform/http/condition.ts";
import type { StoredPage } from "./stored-pages.ts";

/** A visitor's stored page, or that it is the one they have. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  keepLang: string | null,
): FastifyReply {
  reply
    .header("Cache-Control", "no-cache")
    .header("ETag", page.etag)
    .header("Vary", "Cookie, Save-Data, Accept-Encoding")
    .type(page.type);
  if (page.type.startsWith("text/html")) reply.header("Content-Security-Policy", page.policy);
  // React Router takes an answer without it for somebody else's.
  else reply.header("X-Remix-Response", "yes");
  if (keepLang) reply.header("Set-Cookie", keepLang);
  const condition = conditionOf(request.headers, page.etag);
  if (condition !== null) return reply.code(condition === "failed" ? 412 : 304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return reply.header("Content-Encoding", "br").send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header("Content-Encoding", "gzip").send(page.gzip);
  return reply.send(page.plain);
}
