import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readFileInfos } from "#content/library/file-info.ts";
import { withReceived } from "#content/library/receive.server.ts";
import { sendFile } from "#content/library/send-file.server.ts";
import {
  answerLibraryUpload,
  infosOf,
  readUploadQuery,
  uploadBody,
  uploadStatus,
} from "#content/library/take-upload.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isForLibrary } from "./access.ts";
import { makeCurrent, removeShowpiece, restoreShowpiece, saveShowpiece } from "./operations/keep-showpieces.server.ts";
import {
  changeOwnFile,
  listOwnFiles,
  ownFileToSend,
  removeOwnFile,
  requireOwnFile,
  uploadOwnFiles,
} from "./operations/read-files.server.ts";
import { listShowpieces } from "./operations/view-showpieces.server.ts";
import { FILES_PATH, presentFile } from "./presenter.server.ts";
import { ownFileAnswer, type ShowpieceBody, showpieceAnswer, showpieceBody } from "./schema.ts";

const PIECES_PATH = "/users-permissions/users/me/showpieces";
const NO_PLACE = "a place in a class gets 403";
const mine = { group: "media", gate: requireAccount } as const;
const signedIn = { ...mine, who: "signed-in", note: `one's own; ${NO_PLACE}` } as const;
const owned = { ...mine, who: "owner" } as const;
const named = z.strictObject({ data: z.strictObject({ documentId: z.string() }) });

/** People's own files and what they show with them; POST /upload serves the library too. */
export const ownFilesCalls = [
  call("POST /upload", {
    ...mine,
    who: "signed-in",
    note: `the library's for authors unless own=true, else one's own; limited; ${NO_PLACE}`,
    summary: m.own_files_api_upload,
    parameters: z.strictObject({ id: z.string().optional(), own: z.enum(["true", "false"]).optional() }),
    body: uploadBody,
    bodyType: "multipart/form-data",
    status: 201,
    answer: z.array(ownFileAnswer),
    handle({ ctx, actor, request, reply }) {
      const asked = readUploadQuery(request);
      if (isForLibrary(actor, asked)) return answerLibraryUpload(ctx, request, reply, asked);
      return asked.id === null ? addOwn(ctx, request, reply) : changeOwn(ctx, request, reply.code(200), asked.id);
    },
  }),
  call(`GET ${FILES_PATH}`, {
    ...signedIn,
    summary: m.own_files_api_files,
    answer: z.strictObject({ data: z.array(ownFileAnswer) }),
    handle: async ({ ctx, actor }) => ({
      data: (await listOwnFiles(ctx, actor)).map((row) => presentFile(row, ctx.files.provider)),
    }),
  }),
  call(`GET ${FILES_PATH}/:id`, {
    ...owned,
    summary: m.own_files_api_file,
    answer: ownFileAnswer,
    handle: async ({ ctx, actor, params }) =>
      presentFile(await requireOwnFile(ctx, actor, params.id), ctx.files.provider),
  }),
  call(`GET ${FILES_PATH}/:id/download`, {
    ...owned,
    summary: m.own_files_api_download,
    query: z.strictObject({ format: z.enum(["thumbnail"]).optional() }),
    answer: null,
    hasHead: true,
    async handle({ ctx, actor, params, query, request, reply }) {
      const file = await ownFileToSend(ctx, actor, { id: params.id, isSmall: query.format !== undefined });
      // A PDF is opened outside of the page: a browser shows none that it may not let act.
      return sendFile(ctx, request, reply, file, file.mime.startsWith("image/") ? "own" : "attachment");
    },
  }),
  call(`DELETE ${FILES_PATH}/:id`, {
    ...owned,
    summary: m.own_files_api_remove_file,
    answer: ownFileAnswer,
    handle: async ({ ctx, actor, params }) =>
      presentFile(await removeOwnFile(ctx, actor, params.id), ctx.files.provider),
  }),
  call(`GET ${PIECES_PATH}`, {
    ...signedIn,
    summary: m.own_files_api_showpieces,
    answer: z.strictObject({ data: z.array(showpieceAnswer) }),
    handle: async ({ ctx, actor }) => ({ data: await listShowpieces(ctx, actor) }),
  }),
  call(`POST ${PIECES_PATH}`, {
    ...signedIn,
    summary: m.own_files_api_show,
    body: showpieceBody,
    status: 201,
    answer: named,
    example: { body: '{"kind":"work","name":"My first app","link":"https://example.org/app"}' },
    async handle({ ctx, actor, body, reply }) {
      const documentId = await save(ctx, actor, body);
      reply.code(201);
      return { data: { documentId } };
    },
  }),
  call(`PUT ${PIECES_PATH}/:documentId`, {
    ...owned,
    summary: m.own_files_api_change_showpiece,
    body: showpieceBody,
    answer: named,
    example: { body: '{"kind":"work","name":"My second app"}' },
    async handle({ ctx, actor, params, body }) {
      return { data: { documentId: await save(ctx, actor, body, params.documentId) } };
    },
  }),
  call(`DELETE ${PIECES_PATH}/:documentId`, {
    ...owned,
    summary: m.own_files_api_remove_showpiece,
    answer: named,
    async handle({ ctx, actor, params }) {
      await removeShowpiece(ctx, actor, params.documentId);
      return { data: params };
    },
  }),
  call(`POST ${PIECES_PATH}/:documentId/restore`, {
    ...owned,
    summary: m.own_files_api_restore_showpiece,
    answer: named,
    async handle({ ctx, actor, params }) {
      await restoreShowpiece(ctx, actor, params.documentId);
      return { data: params };
    },
  }),
  call(`POST ${PIECES_PATH}/:documentId/current`, {
    ...owned,
    summary: m.own_files_api_current,
    answer: named,
    async handle({ ctx, actor, params }) {
      await makeCurrent(ctx, actor, params.documentId);
      return { data: params };
    },
  }),
];

function save(ctx: Context, actor: FastifyRequest["actor"], body: ShowpieceBody, id?: string): Promise<string> {
  const { kind, file, ...rest } = body;
  const { logo, ...said } = { logo: undefined, ...rest };
  return saveShowpiece(ctx, actor, { kind, id, said, file, logo });
}

async function addOwn(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.isMultipart()) throw new AppError("files_empty");
  const { dataDir, ownFileMb: uploadMb } = ctx.config;
  const rows = await withReceived({ dataDir, uploadMb }, request, async ({ files, infos }) => {
    if (files.length === 0) throw new AppError("files_empty");
    const read = readFileInfos(infos, files.length);
    const sent = files.map((file, at) => ({
      ...file,
      ...read[at],
      accepts: "any" as const,
      field: files.length > 1 ? `files.${at}` : "files",
    }));
    return uploadOwnFiles(ctx, request.actor, sent);
  });
  return reply.code(uploadStatus(request)).send(rows.map((row) => presentFile(row, ctx.files.provider)));
}

async function changeOwn(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const [info = {}] = readFileInfos(await infosOf(ctx, request), 1);
  const row = await changeOwnFile(ctx, request.actor, { ...info, id });
  return reply.send(presentFile(row, ctx.files.provider));
}
