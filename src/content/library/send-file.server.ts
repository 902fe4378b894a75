import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ByteRange } from "#platform/files/port.ts";
import { conditionOf } from "#platform/http/condition.ts";
import { rangeOf } from "./byte-range.ts";
import { type NamedFile, servedFiles } from "./named-files.ts";

/** A name stands for the same bytes for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** GET and HEAD of /files/{name}: what published records name, for anybody. */
export function publicFiles(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD"],
    url: "/files/:name",
    config: { isPublicFile: true },
    handler: async (request, reply) => {
      reply.header("Cache-Control", "no-store");
      const file = servedFiles(ctx.content.snapshot).get(request.params.name);
      if (!file) throw new AppError("not_found");
      return sendFile(ctx, request, reply, file, "inline");
    },
  });
}

/** In the page for ever, for saving, or in the page of its owner alone. */
export type Handing = "inline" | "attachment" | "own";

/** Sends a stored file, or the part of it that is asked for. Whatever it holds, it cannot act as a page of this site. */
export async function sendFile(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  file: NamedFile,
  how: Handing,
): Promise<FastifyReply> {
  const etag = `"${file.name}"`;
  const condition = conditionOf(request.headers, etag);
  if (condition === "failed") return reply.code(412).header("Cache-Control", "no-store").send();
  if (how === "inline" && condition === "not_modified")
    return reply.code(304).headers({ ETag: etag, "Cache-Control": FOR_EVER }).send();
  const size = await ctx.files.size(file.area, file.name);
  if (size === null) throw new AppError("not_found");
  const ifRange = request.headers["if-range"];
  const range = rangeOf(ifRange === undefined || ifRange === etag ? request.headers.range : undefined, size);
  if (range === "none") return reply.code(416).header("Content-Range", `bytes */${size}`).send();
  const body = request.method === "HEAD" ? undefined : await ctx.files.open(file.area, file.name, range ?? undefined);
  if (body === null) throw new AppError("not_found");
  reply.headers({ ...headersOf(file, how), ETag: etag }).headers(lengthOf(range, size));
  return reply.code(range ? 206 : 200).send(body);
}

function headersOf({ mime, saveAs }: NamedFile, how: Handing): Record<string, string> {
  return {
    "Content-Type": mime,
    "Content-Disposition": `${how === "attachment" ? how : "inline"}; filename*=UTF-8''${encodeForHeader(saveAs)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    "Cache-Control": how === "inline" ? FOR_EVER : "no-store",
  };
}

function lengthOf(range: ByteRange | null, size: number): Record<string, string> {
  if (!range) return { "Content-Length": String(size) };
  const { first, last } = range;
  return { "Content-Length": String(last - first + 1), "Content-Range": `bytes ${first}-${last}/${size}` };
}

/** RFC 8187. */
export function encodeForHeader(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
