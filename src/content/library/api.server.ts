import type { FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call, LIST } from "#platform/http/call.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { queryOf } from "../query/plan.ts";
import { listOf, ref } from "../record-schemas.ts";
import type { ContentRow } from "../store.server.ts";
import { removeFile } from "./change-files.server.ts";
import { fileJson } from "./present.server.ts";
import { fileToDownload, listFiles, readFileRecord } from "./read-files.server.ts";
import { sendFile } from "./send-file.server.ts";

const authors = { group: "media", who: "authors", gate: requireWriter } as const;
const editors = { group: "media", who: "editors", gate: requirePublisher } as const;

/** Strapi's calls of the media library, but for POST /upload, which takes people's own files too (features/own-files). */
export const libraryCalls = [
  call("GET /upload/files", {
    ...authors,
    summary: m.content_api_files,
    shared: LIST,
    answer: listOf(ref("file")),
    example: { query: "filters[mime][$startsWith]=image" },
    handle: async ({ ctx, actor, request, reply }) =>
      json(reply).send(await listFiles(ctx, actor, queryOf(request.raw.url), FALLBACK_LOCALE)),
  }),
  call("GET /upload/files/:id", {
    ...authors,
    summary: m.content_api_file,
    answer: ref("file"),
    handle: async ({ ctx, actor, params, request, reply }) =>
      json(reply).send(shown(request, await readFileRecord(ctx, actor, params.id))),
  }),
  call("GET /upload/files/:id/download", {
    ...authors,
    note: "authors what is their own or public",
    summary: m.content_api_download,
    answer: null,
    hasHead: true,
    async handle({ ctx, actor, params, request, reply }) {
      return sendFile(ctx, request, reply, await fileToDownload(ctx, actor, params.id), "attachment");
    },
  }),
  call("DELETE /upload/files/:id", {
    ...editors,
    summary: m.content_api_remove_file,
    answer: ref("file"),
    handle: async ({ ctx, actor, params, request, reply }) =>
      json(reply).send(shown(request, await removeFile(ctx, actor, params.id))),
  }),
];

function shown(request: FastifyRequest, row: ContentRow): string {
  return fileJson(row, request.locale);
}

function json(reply: FastifyReply): FastifyReply {
  return reply.type("application/json; charset=utf-8");
}
