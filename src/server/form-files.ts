import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { arrivalsFolder } from "#content/library/receive.server.ts";
import type { Context } from "#platform/context.ts";
import { MAX_FORM_BYTES } from "#platform/http/form.server.ts";
import type { FormFile } from "#platform/http/form-file.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { hasAccount } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";

/** Pages whose forms may hold files. */
const TAKE_FILES: ReadonlySet<string> = new Set([pathTo("profile"), pathTo("apply")]);
const MOST_FILES = 4;
const MOST_FIELDS = 40;
const MB = 1024 * 1024;

/** Whether a request is a form with files that its page takes; of anybody without an account nothing is kept. */
export function hasFormFiles(request: FastifyRequest): boolean {
  if (request.method !== "POST" || !request.isMultipart()) return false;
  return TAKE_FILES.has(pageAddress(new Request(new URL(request.url, "http://own.invalid"))).pathname);
}

/**
 * Takes a form with files apart: its fields go on as those of any form, the name of each file in the place of its bytes;
 * the files lie in a folder that is removed when `work` is done. A file that is too large loses none of the fields.
 */
export async function withFormFiles<T>(
  ctx: Context,
  request: FastifyRequest,
  origin: string,
  work: (asked: Request, files: readonly FormFile[]) => Promise<T>,
): Promise<T> {
  const arrivals = arrivalsFolder(ctx.config.dataDir);
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(arrivals, "page-"));
  try {
    const { fields, files } = await takeApart(ctx, request, folder);
    return await work(plainRequest(request, origin, fields), files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Apart {
  readonly fields: URLSearchParams;
  readonly files: readonly FormFile[];
}

/** What cannot be read, or breaks off, is an empty form. */
async function takeApart({ config }: Context, request: FastifyRequest, folder: string): Promise<Apart> {
  const fields = new URLSearchParams();
  const files: FormFile[] = [];
  const limits = {
    files: MOST_FILES,
    fileSize: config.ownFileMb * MB,
    fields: MOST_FIELDS,
    fieldSize: MAX_FORM_BYTES + 1,
    fieldNameSize: 100,
    parts: MOST_FILES + MOST_FIELDS,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields.append(part.fieldname, String(part.value));
      else {
        const file = await keep(part, path.join(folder, String(files.length)), hasAccount(request.actor));
        // A field of a file that was left empty.
        if (file.filename !== "") files.push(file);
        fields.append(part.fieldname, file.filename);
      }
    }
    return { fields, files };
  } catch {
    request.raw.unpipe();
    request.raw.resume();
    return { fields: new URLSearchParams(), files: [] };
  }
}

async function keep(part: MultipartFile, place: string, isKept: boolean): Promise<FormFile> {
  const { fieldname: field, filename = "" } = part;
  if (!isKept || filename === "") {
    await part.toBuffer().catch(() => null);
    return { field, path: place, filename, fault: null };
  }
  const target = createWriteStream(place, { flags: "wx", mode: 0o600 });
  await pipeline(part.file, target);
  const fault = part.file.truncated ? "too_large" : target.bytesWritten === 0 ? "empty" : null;
  return { field, path: place, filename, fault };
}

function plainRequest(request: FastifyRequest, origin: string, fields: URLSearchParams): Request {
  const body = fields.toString();
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  return new Request(new URL(request.url, origin), { method: "POST", headers, body });
}
