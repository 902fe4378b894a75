import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { call, LIST } from "#platform/http/call.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { queryOf } from "../query/plan.ts";
import { invalidKey, invalidValue } from "../query/refuse.ts";
import { listOf, ref } from "../record-schemas.ts";
import type { ContentRow } from "../store.server.ts";
import { changeFileInfo, removeFile } from "./change-files.server.ts";
import { readFileInfos } from "./file-info.ts";
import { fileJson } from "./present.server.ts";
import { fileToDownload, listFiles, readFileRecord } from "./read-files.server.ts";
import { withReceived } from "./receive.server.ts";
import { sendFile } from "./send-file.server.ts";
import { uploadFiles } from "./upload.server.ts";

const fileInfo = z.strictObject({
  name: z.string().optional(),
  alternativeText: z.string().optional(),
  caption: z.string().optional(),
  private: z.boolean().optional(),
});
const upload = z.strictObject({
  files: z.array(z.file()),
  fileInfo: z.union([fileInfo, z.array(fileInfo)]).optional(),
});
const authors = { group: "media", who: "authors", gate: requireWriter } as const;
const editors = { group: "media", who: "editors", gate: requirePublisher } as const;

/** Strapi's calls of the media library. A person's own files never pass here. */
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
  call("POST /upload", {
    ...authors,
    note: "a person's own files are never here",
    summary: m.content_api_upload,
    parameters: z.strictObject({ id: z.string().optional() }),
    body: upload,
    bodyType: "multipart/form-data",
    status: 201,
    answer: listOf(ref("file")),
    async handle({ ctx, request, reply }) {
      const id = idOf(request);
      return id === null ? add(ctx, request, reply) : change(ctx, request, reply.code(200), id);
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

async function add(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.isMultipart()) throw new AppError("files_empty");
  const rows = await withReceived(ctx.config, request, async ({ files, infos }) => {
    if (files.length === 0) throw new AppError("files_empty");
    const read = readFileInfos(infos, files.length);
    const uploads = files.map((file, at) => ({ ...file, info: read[at] ?? {} }));
    return uploadFiles(ctx, request.actor, uploads);
  });
  const status = request.headers["strapi-response-format"] === "v4" ? 200 : 201;
  return json(reply.code(status)).send(`[${rows.map((row) => shown(request, row)).join(",")}]`);
}

/** The form holds what is said of the file, and no other bytes: those of a file never change. */
async function change(ctx: Context, request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const infos = await infosOf(ctx, request);
  const [info = {}] = readFileInfos(infos, 1);
  const row = await changeFileInfo(ctx, request.actor, { id, info, locale: request.locale });
  return json(reply).send(shown(request, row));
}

function infosOf(ctx: Context, request: FastifyRequest): Promise<readonly unknown[]> | readonly unknown[] {
  if (!request.isMultipart()) {
    const { fileInfo } = (request.body ?? {}) as { fileInfo?: unknown };
    return fileInfo === undefined ? [] : [fileInfo];
  }
  return withReceived(ctx.config, request, async ({ files, infos }) => {
    if (files.length > 0) throw invalidValue("A file cannot be replaced: upload another one");
    return infos;
  });
}

function idOf(request: FastifyRequest): string | null {
  const { id = null, ...others } = request.query as Record<string, string | string[]>;
  const [other] = Object.keys(others);
  if (other !== undefined) throw invalidKey(other, other);
  if (Array.isArray(id)) throw invalidValue("Invalid value at id");
  return id;
}

function shown(request: FastifyRequest, row: ContentRow): string {
  return fileJson(row, request.locale);
}

function json(reply: FastifyReply): FastifyReply {
  return reply.type("application/json; charset=utf-8");
}
