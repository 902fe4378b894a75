import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { requireWriter } from "../change.server.ts";
import { invalidKey, invalidValue } from "../query/refuse.ts";
import type { ContentRow } from "../store.server.ts";
import { changeFileInfo, removeFile } from "./change-files.server.ts";
import { readFileInfos } from "./file-info.ts";
import { fileJson } from "./present.server.ts";
import { fileToDownload, listFiles, readFileRecord } from "./read-files.server.ts";
import { withReceived } from "./receive.server.ts";
import { sendFile } from "./send-file.server.ts";
import { uploadFiles } from "./upload.server.ts";

type ById = { Params: { id: string } };

/** Strapi's calls of the media library. A person's own files never pass here. */
export const libraryApi: ApiPart = (api, ctx) => {
  api.register(async (own) => {
    await own.register(fastifyMultipart, { throwFileSizeLimit: false });
    own.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
    calls(own, ctx);
  });
};

function calls(api: FastifyInstance, ctx: Context): void {
  api.post("/upload", (request, reply) => {
    requireWriter(request.actor);
    const id = idOf(request);
    return id === null ? upload(ctx, request, reply) : change(ctx, request, reply, id);
  });
  api.get("/upload/files", async (request, reply) =>
    json(reply).send(await listFiles(ctx, request.actor, rawQuery(request), FALLBACK_LOCALE)),
  );
  api.get<ById>("/upload/files/:id", async (request, reply) =>
    json(reply).send(shown(request, await readFileRecord(ctx, request.actor, request.params.id))),
  );
  api.delete<ById>("/upload/files/:id", async (request, reply) =>
    json(reply).send(shown(request, await removeFile(ctx, request.actor, request.params.id))),
  );
  api.route<ById>({
    method: ["GET", "HEAD"],
    url: "/upload/files/:id/download",
    handler: async (request, reply) => {
      const file = await fileToDownload(ctx, request.actor, request.params.id);
      return sendFile(ctx, request, reply, file, "attachment");
    },
  });
}

async function upload(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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

function rawQuery({ url }: FastifyRequest): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}

function shown(request: FastifyRequest, row: ContentRow): string {
  return fileJson(row, request.locale);
}

function json(reply: FastifyReply): FastifyReply {
  return reply.type("application/json; charset=utf-8");
}
