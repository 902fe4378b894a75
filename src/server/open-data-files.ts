import { createGunzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findOpenFile } from "#features/open-data/operations/find-file.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { conditionOf } from "#platform/http/condition.ts";

const TYPES: Readonly<Record<string, string>> = {
  jsonl: "application/jsonl; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** GET and HEAD of /open-data/{name}: a file of the open dataset, packed for whoever takes it so. */
export function openDataFiles(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD"],
    url: "/open-data/:name",
    config: { isPublicFile: true },
    handler: async (request, reply) => {
      const row = await findOpenFile(ctx, request.params.name);
      if (!row) throw new AppError("not_found");
      const isPacked = takesGzip(request);
      const etag = `"${row.hash.slice(0, 32)}${isPacked ? "-gz" : ""}"`;
      const kept = { ETag: etag, "Cache-Control": "public, max-age=300", Vary: "Accept-Encoding" };
      if (conditionOf(request.headers, etag) === "not_modified") return reply.code(304).headers(kept).send();
      const packed = await ctx.files.open("private", row.file);
      if (!packed) throw new AppError("not_found");
      reply.headers({
        ...kept,
        "Content-Type": TYPES[row.name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        "Content-Disposition": `attachment; filename="${row.name}"`,
        "Last-Modified": new Date(row.made_at).toUTCString(),
        ...(isPacked && { "Content-Encoding": "gzip", "Content-Length": String(row.bytes) }),
      });
      if (request.method === "HEAD") {
        packed.destroy();
        return reply.send();
      }
      return reply.send(isPacked ? packed : packed.pipe(createGunzip()));
    },
  });
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers["accept-encoding"] ?? ""));
}
