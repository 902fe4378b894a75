import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export type Encoding = "br" | "gzip";

/** In less than this compression saves no packet. */
const SMALLEST = 1024;
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** The encoding that a reader takes and so many bytes are worth; null: as they are. */
export function encodingFor(accepted: unknown, bytes: number): Encoding | null {
  if (typeof accepted !== "string" || bytes < SMALLEST) return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** Compressed quickly, off the event loop: what is asked for once. */
export function pack(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? promisify(brotliCompress)(body, { params: PARAMS }) : promisify(gzip)(body);
}

/** An answer on its way out, compressed for who takes that. */
export async function packed(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  if (typeof answer !== "string") return answer;
  reply
    .header("Vary", [reply.getHeader("Vary"), "Accept-Encoding"].filter(Boolean).join(", "))
    .removeHeader("Content-Length");
  const encoding = encodingFor(request.headers["accept-encoding"], Buffer.byteLength(answer));
  if (!encoding) return answer;
  reply.header("Content-Encoding", encoding);
  return pack(answer, encoding);
}
