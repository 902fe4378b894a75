import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Config } from "#platform/config.ts";
import { AppError, isAppError } from "#platform/errors.ts";

export const MOST_FILES = 10;
const MOST_FIELDS = MOST_FILES + 2;
const FIELD_BYTES = 16 * 1024;
const MB = 1024 * 1024;

/** What a form with files held; the files lie in a folder that is removed afterwards. */
export interface Received {
  readonly files: readonly { readonly path: string; readonly filename: string }[];
  /** The fields `fileInfo`, as they came. */
  readonly infos: readonly unknown[];
}

/** Where files lie while their form is being read. */
export function arrivalsFolder(dataDir: string): string {
  return path.join(dataDir, "uploads");
}

/** Reads a form with files, never more of it in memory than a piece, and forgets the files when the work is done. */
export async function withReceived<T>(
  { dataDir, uploadMb }: Pick<Config, "dataDir" | "uploadMb">,
  request: FastifyRequest,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const arrivals = arrivalsFolder(dataDir);
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(arrivals, "form-"));
  try {
    return await work(await receive(request, folder, uploadMb));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, folder: string, largestMb: number): Promise<Received> {
  const files: { path: string; filename: string }[] = [];
  const infos: unknown[] = [];
  const limits = {
    files: MOST_FILES,
    fileSize: largestMb * MB,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    parts: MOST_FILES + MOST_FIELDS,
    headerPairs: 20,
  };
  if (Number(request.headers["content-length"]) > (MOST_FILES * largestMb + 1) * MB)
    throw refused(request, "too_large");
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "file") await takeFile(part, folder, files);
      else if (part.fieldname === "fileInfo" && !part.valueTruncated) infos.push(part.value);
      else if (part.fieldname === "files" && part.value === "") continue;
      else throw unknownField(part.fieldname);
    }
  } catch (error) {
    throw isAppError(error) ? drained(request, error) : refused(request, codeOf(error));
  }
  return { files, infos };
}

async function takeFile(part: MultipartFile, folder: string, files: Received["files"][number][]): Promise<void> {
  if (part.fieldname !== "files") {
    part.file.resume();
    throw unknownField(part.fieldname);
  }
  const place = path.join(folder, String(files.length));
  const target = createWriteStream(place, { flags: "wx", mode: 0o600 });
  await pipeline(part.file, target);
  if (part.file.truncated) throw new AppError("too_large");
  if (target.bytesWritten > 0) files.push({ path: place, filename: part.filename });
  else if (part.filename) throw new AppError("files_empty");
}

function unknownField(name: string): AppError {
  return new AppError("form_invalid", { fields: [{ path: name.slice(0, 100), code: "unknown_key" }] });
}

/** The form reader's own refusals; whatever else goes wrong while reading is a form that cannot be read. */
function codeOf(error: unknown): "too_large" | "bad_json" {
  return (error as { statusCode?: number }).statusCode === 413 ? "too_large" : "bad_json";
}

function refused(request: FastifyRequest, code: "too_large" | "bad_json"): AppError {
  return drained(request, new AppError(code));
}

/** The sender hears the refusal only once the rest of what was sent has been taken off the line. */
function drained(request: FastifyRequest, error: AppError): AppError {
  request.raw.unpipe();
  request.raw.resume();
  return error;
}
