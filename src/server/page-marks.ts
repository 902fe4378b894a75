import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { VISITOR } from "#shared/device-caches.ts";
import { PAGE_MARK, writeMark } from "#shared/page-mark.ts";
import { isAboutReader, storableAddress } from "./stored-pages.ts";

/** The name of a build; development has none. */
export function buildOf(build: ServerBuild | (() => Promise<ServerBuild>)): string {
  return typeof build === "function" ? "development" : build.assets.version;
}

interface Page {
  readonly url: URL;
  /** How it looks, as `viewOf` says it. */
  readonly view: string;
  readonly status: number;
  readonly build: string;
}

/** What the service worker is told of a page and of the data of one. Only what any visitor may read is kept on a device: the scale's beginning is about whoever has an account. */
export function markPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { url, view, status, build } = page;
  const path = url.pathname.replace(/^\/_\.data$|\.data$/, (end) => (end === "/_.data" ? "/" : ""));
  const reader = request.actor?.kind === "person" ? signInMark(request.actor) : VISITOR;
  const isOwn = reader !== VISITOR && isAboutReader(path);
  const isRead = request.method === "GET" && status === 200 && !isOwn;
  const isKept = isRead && storableAddress(path, url.searchParams) !== null;
  return reply.header(PAGE_MARK, writeMark({ build, view: `${request.locale}.${view}`, reader, isKept }));
}
