import { readFile } from "node:fs/promises";
import type { Context } from "#platform/context.ts";
import { AppError, type FieldFault, isAppError } from "#platform/errors.ts";
import { newFileStem } from "#platform/files/names.ts";
import type { Area } from "#platform/files/port.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isUploadPublished } from "../access.ts";
import { requireWriter } from "../change.server.ts";
import { createDraft, createPublished } from "../edit.server.ts";
import type { ContentRow } from "../store.server.ts";
import { cleanName, type FileInfo } from "./file-info.ts";
import { type Kind, kindOf } from "./kinds.ts";
import { namedFiles, OWNER } from "./named-files.ts";
import { makePicture, type Rendition } from "./picture.server.ts";
import { findFile } from "./store.server.ts";

/** A file that has arrived and lies in a folder for the time being. */
export interface Upload {
  readonly path: string;
  /** As the sender names it. */
  readonly filename: string;
  readonly info: FileInfo;
}

/** A file that was looked at: pictures are made anew, of the others the path is enough. */
type Checked = Upload & { readonly kind: Kind; readonly renditions: readonly Rendition[] };

/** Takes files into the library: all of them, or none when one is refused. */
export async function uploadFiles(ctx: Context, actor: Actor, uploads: readonly Upload[]): Promise<ContentRow[]> {
  const writer = requireWriter(actor);
  const checked: Checked[] = [];
  for (const [at, upload] of uploads.entries()) checked.push(await check(upload, at, uploads.length));
  const rows: ContentRow[] = [];
  for (const upload of checked) rows.push(await keep(ctx, writer, upload));
  return rows;
}

async function check(upload: Upload, at: number, count: number): Promise<Checked> {
  try {
    const bytes = await readFile(upload.path);
    const kind = kindOf(bytes);
    if (!kind) throw new AppError("form_invalid", { fields: [{ path: "files", code: "library_kind" }] });
    const renditions = kind.family === "picture" ? await makePicture(bytes, !upload.info.private) : [];
    return { ...upload, kind, renditions };
  } catch (error) {
    throw count > 1 && isAppError(error) ? withPosition(error, at) : error;
  }
}

/** Says which of several files was refused. */
function withPosition(error: AppError, at: number): AppError {
  const fields = error.details.fields?.map((fault): FieldFault => ({ ...fault, path: `${fault.path}.${at}` }));
  return new AppError(error.code, { ...error.details, fields });
}

/** Bytes first, then the record; bytes that no record names go again. */
async function keep(ctx: Context, writer: Account, upload: Checked): Promise<ContentRow> {
  const isPrivate = upload.info.private ?? false;
  // Of what waits for its review nothing is served: only what is published is.
  const area: Area = isPrivate ? "private" : "public";
  const stem = newFileStem(ctx.random, OWNER);
  const parts = await partsOf(upload);
  const written: string[] = [];
  try {
    for (const { suffix, ext, mime, bytes } of parts) {
      const name = `${stem}${suffix}${ext}`;
      written.push(name);
      await ctx.files.put(area, name, bytes, mime);
    }
    const isShown = isUploadPublished(writer, { isPrivate });
    return await writeRecord(ctx, writer, isShown, bodyOf(ctx, writer, upload, stem, area, parts));
  } catch (error) {
    const named = await namesKept(ctx, stem);
    const unnamed = written.filter((name) => named !== null && !named.includes(name));
    await Promise.allSettled(unnamed.map((name) => ctx.files.remove(area, name)));
    throw error;
  }
}

/** The files that a record names although its write failed, after the commit; null when that cannot be known. */
async function namesKept(ctx: Context, stem: string): Promise<string[] | null> {
  try {
    const row = await findFile(ctx.db, stem);
    const body = row?.published_json ?? row?.draft_json;
    return body ? namedFiles(body).map(({ name }) => name) : [];
  } catch {
    return null;
  }
}

interface Part {
  readonly suffix: string;
  readonly ext: string;
  readonly mime: string;
  readonly bytes: Buffer;
  readonly rendition?: Rendition;
}

async function partsOf({ kind, path, renditions }: Checked): Promise<Part[]> {
  if (renditions.length === 0) return [{ suffix: "", ext: kind.ext, mime: kind.mime, bytes: await readFile(path) }];
  return renditions.map((rendition) => ({
    suffix: rendition.name && `-${rendition.name}`,
    ext: rendition.ext,
    mime: `image/${rendition.ext.slice(1)}`,
    bytes: rendition.bytes,
    rendition,
  }));
}

/** What is private, or waits for its review, is a draft: readers do not see that it exists. */
async function writeRecord(ctx: Context, writer: Account, isShown: boolean, body: object): Promise<ContentRow> {
  const file = { type: "file", body };
  const made = isShown ? await createPublished(ctx, writer, file) : await createDraft(ctx, writer, file);
  const row = await findFile(ctx.db, made.documentId);
  if (!row) throw new AppError("conflict");
  return row;
}

function bodyOf(ctx: Context, writer: Account, upload: Checked, stem: string, area: Area, parts: readonly Part[]) {
  const [main, ...copies] = parts;
  if (!main) throw new Error("A file has at least one part.");
  const name = (upload.info.name && cleanName(upload.info.name)) || cleanName(asNamed(upload.filename)) || "file";
  const url = area === "public" ? ctx.files.url(`${stem}${main.ext}`) : `/api/upload/files/${stem}/download`;
  const formats = copies.map((part) => [part.rendition?.name, formatOf(ctx, name, stem, part)]);
  const { alternativeText = null, caption = null } = upload.info;
  return {
    slug: stem,
    data: {
      name,
      width: main.rendition?.width ?? null,
      height: main.rendition?.height ?? null,
      formats: formats.length > 0 ? Object.fromEntries(formats) : null,
      hash: stem,
      ext: main.ext,
      mime: main.mime,
      size: kilobytes(main.bytes),
      url,
      previewUrl: null,
      provider: ctx.files.provider,
      provider_metadata: null,
    },
    [writer.locale]: { alternativeText, caption },
  };
}

/** Browsers write three signs of a file's name otherwise. */
function asNamed(filename: string): string {
  return filename.replaceAll("%22", '"').replace(/%0[AD]/g, " ");
}

function formatOf(ctx: Context, name: string, stem: string, { suffix, ext, mime, bytes, rendition }: Part) {
  return {
    name: `${rendition?.name}_${name}`,
    hash: `${stem}${suffix}`,
    ext,
    mime,
    path: null,
    width: rendition?.width,
    height: rendition?.height,
    size: kilobytes(bytes),
    sizeInBytes: bytes.length,
    url: ctx.files.url(`${stem}${suffix}${ext}`),
  };
}

function kilobytes(bytes: Buffer): number {
  return Math.round(bytes.length / 10) / 100;
}
