import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** An answer on its way out, compressed for who takes that. */
export async function packed(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  if (typeof answer !== "string") return answer;
  reply
    .header("Vary", [reply.getHeader("Vary"), "Accept-Encoding"].filter(Boolean).join(", "))
    .removeHeader("Content-Length");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) {
    reply.header("Content-Encoding", "br");
    return promisify(brotliCompress)(answer, { params: PARAMS });
  }
  if (!/\bgzip\b/.test(accepted)) return answer;
  reply.header("Content-Encoding", "gzip");
  return promisify(gzip)(answer);
}
