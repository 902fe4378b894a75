import { crc32, deflateSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";

/** One file of a form: its name as the sender gives it, and its bytes. */
export type FormFile = readonly [name: string, bytes: Buffer | string, type?: string];

/** A form with files as a client sends it. */
export async function formOf(files: readonly FormFile[], fields: Readonly<Record<string, string | string[]>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  for (const [name, bytes, type = ""] of files)
    form.append("files", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type }), name);
  const body = new Response(form);
  const contentType = body.headers.get("content-type") ?? "";
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { "content-type": contentType } };
}

/** Sends files to the media library. */
export async function upload(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  files: readonly FormFile[],
  fields: Readonly<Record<string, string | string[]>> = {},
  url = "/api/upload",
) {
  const form = await formOf(files, fields);
  return app.inject({ method: "POST", url, payload: form.payload, headers: { ...headers, ...form.headers } });
}

/** A picture with something to see on it. */
export function drawing(width: number, height: number) {
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fed"/><circle cx="30%" cy="40%" r="20%" fill="#135"/></svg>`;
  return sharp(Buffer.from(lines)).flatten();
}

/** A PNG of many pixels that takes few bytes. */
export function hugePng(side: number, height = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");
export const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom\0\0\x02\0isommp42", "latin1"),
  Buffer.alloc(5000, 7),
]);
export const WEBM = Buffer.concat([
  Buffer.from("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm", "latin1"),
  Buffer.alloc(500, 9),
]);
