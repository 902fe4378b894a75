import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { invalidKey, invalidValue } from "../query/refuse.ts";
import { changeFileInfo } from "./change-files.server.ts";
import { readFileInfos } from "./file-info.ts";
import { fileJson } from "./present.server.ts";
import { withReceived } from "./receive.server.ts";
import { uploadFiles } from "./upload.server.ts";

const fileInfo = z.strictObject({
  name: z.string().optional(),
  alternativeText: z.string().optional(),
  caption: z.string().optional(),
  private: z.boolean().optional(),
});
/** What POST /upload takes. */
export const uploadBody = z.strictObject({
  files: z.array(z.file()),
  fileInfo: z.union([fileInfo, z.array(fileInfo)]).optional(),
});

/** What POST /upload is asked in its address. */
export interface UploadQuery {
  /** Says something of a file that is there. */
  readonly id: string | null;
  /** Whether the asker says that it is their own. */
  readonly saysOwn: boolean;
}

/** Reads the address of an upload; a key or value that is not known is refused as Strapi does. */
export function readUploadQuery(request: FastifyRequest): UploadQuery {
  const { id = null, own = "false", ...others } = request.query as Record<string, string | string[]>;
  const [other] = Object.keys(others);
  if (other !== undefined) throw invalidKey(other, other);
  if (Array.isArray(id)) throw invalidValue("Invalid value at id");
  if (own !== "true" && own !== "false") throw invalidValue("Invalid value at own");
  return { id, saysOwn: own === "true" };
}

/** Takes an upload into the library, or what is said of a file that is there. */
export function answerLibraryUpload(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: UploadQuery,
): Promise<FastifyReply> {
  return id === null ? add(ctx, request, reply) : change(ctx, request, reply.code(200), id);
}

async function add(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.isMultipart()) throw new AppError("files_empty");
  const rows = await withReceived(ctx.config, request, async ({ files, infos }) => {
    if (files.length === 0) throw new AppError("files_empty");
    const read = readFileInfos(infos, files.length);
    const uploads = files.map((file, at) => ({ ...file, info: read[at] ?? {} }));
    return uploadFiles(ctx, request.actor, uploads);
  });
  return json(reply.code(uploadStatus(request))).send(
    `[${rows.map((row) => fileJson(row, request.locale)).join(",")}]`,
  );
}

/** Strapi 4 answered 200. */
export function uploadStatus(request: FastifyRequest): 200 | 201 {
  return request.headers["strapi-response-format"] === "v4" ? 200 : 201;
}

/** The form holds what is said of the file, and no other bytes: those of a file never change. */
async function change(ctx: Context, request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const infos = await infosOf(ctx, request);
  const [info = {}] = readFileInfos(infos, 1);
  const row = await changeFileInfo(ctx, request.actor, { id, info, locale: request.locale });
  return json(reply).send(fileJson(row, request.locale));
}

/** What an upload without files says of one. */
export function infosOf(ctx: Context, request: FastifyRequest): Promise<readonly unknown[]> | readonly unknown[] {
  if (!request.isMultipart()) {
    const { fileInfo } = (request.body ?? {}) as { fileInfo?: unknown };
    return fileInfo === undefined ? [] : [fileInfo];
  }
  return withReceived(ctx.config, request, async ({ files, infos }) => {
    if (files.length > 0) throw invalidValue("A file cannot be replaced: upload another one");
    return infos;
  });
}

function json(reply: FastifyReply): FastifyReply {
  return reply.type("application/json; charset=utf-8");
}
