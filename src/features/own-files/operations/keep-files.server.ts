import { readFile } from "node:fs/promises";
import { cleanName } from "#content/library/file-info.ts";
import { kindOf } from "#content/library/kinds.ts";
import { makeOwnPicture, type Rendition } from "#content/library/picture.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError, type FieldFault, isAppError } from "#platform/errors.ts";
import { newFileStem } from "#platform/files/names.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { stillThere } from "#platform/permission.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account } from "#shared/actor.ts";
import {
  type Accepts,
  type Crop,
  isPdfName,
  isWholePdf,
  LIMITS,
  MAX,
  PHOTO_SIDE,
  PICTURE_SIDE,
  squareOf,
  THUMBNAIL_SIDE,
} from "../rules.ts";
import { holdPerson, insertFile, knownStems, type OwnFileRow, sumFiles } from "../store/files.server.ts";
import { dropFiles, forgetRemoved } from "./drop-files.server.ts";
import { OWNER, THUMBNAIL } from "./stored-names.server.ts";

const MB = 1024 * 1024;

/** A file that has arrived, and what is wanted of it. */
export interface Sent {
  readonly path: string;
  /** As the sender names it. */
  readonly filename: string;
  readonly name?: string | null | undefined;
  readonly alternativeText?: string | null | undefined;
  readonly accepts: Accepts;
  /** The field that is told when the file is refused. */
  readonly field: string;
  /** A photo is cut to a square: this one, or with null the middle. */
  readonly crop?: Crop | null;
}

interface Part {
  readonly suffix: string;
  readonly bytes: Buffer;
}

/** A file that was looked at; pictures have been made anew. */
interface Checked {
  readonly sent: Sent;
  readonly ext: string;
  readonly mime: string;
  readonly parts: readonly Part[];
  readonly picture: Rendition | null;
}

/**
 * Keeps files of somebody, all or none: their bytes first, then in one transaction their rows and what `work` writes about them.
 * Bytes that no row names go again.
 */
export async function keepFiles<T>(
  ctx: Context,
  person: Account,
  sent: readonly Sent[],
  work: (db: Db, rows: readonly OwnFileRow[]) => Promise<T>,
): Promise<T> {
  for (const _file of sent) {
    await takeTry(ctx, LIMITS.hour, String(person.id));
    await takeTry(ctx, LIMITS.day, String(person.id));
  }
  const checked: Checked[] = [];
  for (const file of sent) checked.push(await check(ctx, file));
  await requireRoom(ctx, person, checked);
  const stems = checked.map(() => newFileStem(ctx.random, OWNER));
  try {
    for (const [at, file] of checked.entries())
      for (const { suffix, bytes } of file.parts)
        await ctx.files.put("private", `${stems[at]}${suffix}${file.ext}`, bytes, file.mime);
    return await inTransaction(ctx, async (db) => {
      const rows = await writeRows(ctx, db, person, checked, stems);
      return work(db, rows);
    });
  } catch (error) {
    await forgetUnnamed(ctx, checked, stems);
    throw error;
  }
}

async function check(ctx: Context, sent: Sent): Promise<Checked> {
  try {
    const bytes = await readFile(sent.path);
    if (bytes.length > ctx.config.ownFileMb * MB) throw refused("own_files_large", { most: ctx.config.ownFileMb });
    const kind = kindOf(bytes);
    if (kind?.family === "document" && sent.accepts !== "picture") {
      if (!isPdfName(sent.filename) || !isWholePdf(bytes)) throw refused(refusalOf(sent.accepts));
      return { sent, ext: kind.ext, mime: kind.mime, parts: [{ suffix: "", bytes }], picture: null };
    }
    if (kind?.family !== "picture" || kind.ext === ".gif" || sent.accepts === "pdf")
      throw refused(refusalOf(sent.accepts));
    const made = await makeOwnPicture(bytes, pictureAsked(sent));
    const parts = made.map(({ name, bytes: own }) => ({ suffix: name && THUMBNAIL, bytes: own }));
    return { sent, ext: ".webp", mime: "image/webp", parts, picture: made[0] ?? null };
  } catch (error) {
    throw isAppError(error) ? atField(error, sent.field) : error;
  }
}

function pictureAsked({ crop }: Sent) {
  const sides = { side: crop === undefined ? PICTURE_SIDE : PHOTO_SIDE, thumbnailSide: THUMBNAIL_SIDE };
  return crop === undefined
    ? sides
    : { ...sides, squareIn: (size: { width: number; height: number }) => squareOf(size, crop) };
}

function refusalOf(accepts: Accepts): string {
  return { pdf: "own_files_pdf", picture: "own_files_picture", any: "own_files_kind" }[accepts];
}

function refused(code: string, values?: FieldFault["values"]): AppError {
  return new AppError("form_invalid", { fields: [{ path: "files", code, ...(values && { values }) }] });
}

function atField(error: AppError, path: string): AppError {
  const fields = error.details.fields?.map((fault): FieldFault => ({ ...fault, path }));
  return new AppError(error.code, { ...error.details, ...(fields && { fields }) });
}

/** Refuses what would be too much before it is written; what was taken away makes room first. */
async function requireRoom(ctx: Context, person: Account, checked: readonly Checked[]): Promise<void> {
  if (await fits(ctx, ctx.db, person, checked)) return;
  await dropFiles(ctx, await inTransaction(ctx, (db) => forgetRemoved(db, ctx.clock.now().toISOString(), person.id)));
  if (!(await fits(ctx, ctx.db, person, checked))) throw full(ctx, checked);
}

async function fits(ctx: Context, db: Db, { id }: Account, checked: readonly Checked[]): Promise<boolean> {
  const { bytes, count } = await sumFiles(db, id);
  const added = checked.reduce((sum, { parts }) => sum + sizeOf(parts), 0);
  return bytes + added <= ctx.config.ownFilesMb * MB && count + checked.length <= MAX.files;
}

function full({ config }: Context, [first]: readonly Checked[]): AppError {
  const fault = refused("own_files_full", { most: config.ownFilesMb, files: MAX.files });
  return atField(fault, first?.sent.field ?? "files");
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

async function writeRows(
  ctx: Context,
  db: Db,
  person: Account,
  checked: readonly Checked[],
  stems: readonly string[],
): Promise<OwnFileRow[]> {
  stillThere((await holdPerson(db, person.id)) || null);
  if (!(await fits(ctx, db, person, checked))) throw full(ctx, checked);
  const rows: OwnFileRow[] = [];
  for (const [at, { sent, ext, parts, picture }] of checked.entries())
    rows.push(
      await insertFile(db, {
        document_id: newDocumentId(ctx),
        user_id: person.id,
        stem: String(stems[at]),
        ext,
        name: nameOf(sent),
        alternative_text: sent.alternativeText ?? null,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        bytes: sizeOf(parts),
        made_at: ctx.clock.now().toISOString(),
      }),
    );
  return rows;
}

/** Browsers write three signs of a file's name otherwise. */
function nameOf({ name, filename }: Sent): string {
  const asNamed = filename.replaceAll("%22", '"').replace(/%0[AD]/g, " ");
  return (name && cleanName(name)) || cleanName(asNamed) || "file";
}

/** The commit may have come through although its answer did not: what a row names stays; when that cannot be known, the sweep decides later. */
async function forgetUnnamed(ctx: Context, checked: readonly Checked[], stems: readonly string[]): Promise<void> {
  const known = await knownStems(ctx.db, stems).catch(() => null);
  if (!known) return;
  const names = checked.flatMap(({ parts, ext }, at) => {
    const stem = stems[at] ?? "";
    return known.has(stem) ? [] : parts.map(({ suffix }) => `${stem}${suffix}${ext}`);
  });
  await Promise.allSettled(names.map((name) => ctx.files.remove("private", name)));
}
