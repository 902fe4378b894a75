import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { MAX, type ShowpieceKind } from "../rules.ts";
import { findFile, holdPerson, type OwnFileRow } from "../store/files.server.ts";
import {
  changeOthers,
  changeShowpiece,
  findShowpiece,
  insertShowpiece,
  readShowpieces,
  type ShowpieceChanges,
  type ShowpieceRow,
} from "../store/showpieces.server.ts";
import { dropFiles, forgetUnshown } from "./drop-files.server.ts";
import { keepFiles, type Sent } from "./keep-files.server.ts";

type Said = Pick<ShowpieceChanges, "name" | "issuer" | "issued_on" | "text" | "link" | "is_current">;

/** What somebody shows: a new one, or with an id another text and other files for one that is there. */
export interface ShowpieceInput {
  readonly kind: ShowpieceKind;
  readonly id?: string | undefined;
  readonly said: Said;
  /** A file that has just arrived, the id of one that is kept already, or null for none; left out it stays. */
  readonly file?: Sent | string | null | undefined;
  readonly logo?: Sent | string | null | undefined;
}

const NEEDS_FILE: readonly ShowpieceKind[] = ["photo", "certificate", "resume"];
const EMPTY = { name: null, issuer: null, issued_on: null, text: null, link: null, file_id: null, logo_id: null };

/** Saves a showpiece with its files; what it no longer shows goes. @returns its document id. */
export async function saveShowpiece(ctx: Context, actor: Actor, input: ShowpieceInput): Promise<string> {
  const person = requireAccount(actor);
  if (!input.id && !input.file && NEEDS_FILE.includes(input.kind)) throw fileMissing(input.kind);
  if (input.id) await requireShown(ctx.db, person, input.id, input.kind);
  const sent = [input.file, input.logo].filter((one) => typeof one === "object" && one !== null);
  const work = async (db: Db, rows: readonly OwnFileRow[]) => {
    stillThere((await holdPerson(db, person.id)) || null);
    return storeShowpiece(ctx, db, person, input, (one) => rows[sent.indexOf(one)]);
  };
  const { documentId, gone } =
    sent.length > 0 ? await keepFiles(ctx, person, sent, work) : await inTransaction(ctx, (db) => work(db, []));
  await dropFiles(ctx, gone);
  return documentId;
}

/** Stores one in a transaction that holds the person; `arrived` gives the row of a file that came with it. */
export async function storeShowpiece(
  ctx: Context,
  db: Db,
  person: Account,
  input: ShowpieceInput,
  arrived: (sent: Sent) => OwnFileRow | undefined = () => undefined,
): Promise<Saved> {
  const rowOf = (one: ShowpieceInput["file"]) => (one && typeof one === "object" ? arrived(one) : undefined);
  const files = {
    file_id: await fileId(db, person, input.file, rowOf(input.file)),
    logo_id: await fileId(db, person, input.logo, rowOf(input.logo), "logo"),
  };
  requireKind(input.kind, files);
  const changes = { ...input.said, ...idsOf(files) };
  return input.id ? change(db, person, { ...input, id: input.id }, changes) : add(ctx, db, person, input, changes);
}

interface Saved {
  readonly documentId: string;
  readonly gone: readonly OwnFileRow[];
}
type FileOf = Pick<OwnFileRow, "id" | "width"> | null | undefined;

async function fileId(
  db: Db,
  person: Account,
  asked: ShowpieceInput["file"],
  arrived: OwnFileRow | undefined,
  field = "file",
): Promise<FileOf> {
  if (arrived || asked === null || asked === undefined) return arrived ?? (asked as null | undefined);
  const row = await findFile(db, person.id, String(asked));
  if (!row) throw new AppError("form_invalid", { fields: [{ path: field, code: "own_files_unknown" }] });
  return row;
}

/** A file that was kept before is looked at as one that arrives: certificates are PDF only, photos and logos are pictures. */
function requireKind(kind: ShowpieceKind, { file_id: file, logo_id: logo }: Record<"file_id" | "logo_id", FileOf>) {
  const fault = (path: string, code: string) => new AppError("form_invalid", { fields: [{ path, code }] });
  if (file && file.width !== null && (kind === "certificate" || kind === "resume"))
    throw fault("file", "own_files_pdf");
  if (file && file.width === null && kind === "photo") throw fault("file", "own_files_picture");
  if (logo && logo.width === null) throw fault("logo", "own_files_picture");
  if (file === null && NEEDS_FILE.includes(kind)) throw fileMissing(kind);
}

function fileMissing(kind: ShowpieceKind): AppError {
  const code = kind === "photo" ? "own_files_choose_picture" : "own_files_choose_pdf";
  return new AppError("form_invalid", { fields: [{ path: kind === "photo" ? "photo" : "file", code }] });
}

function idsOf(files: Record<"file_id" | "logo_id", FileOf>): ShowpieceChanges {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [[name, file?.id ?? null]])),
  );
}

async function add(
  ctx: Context,
  db: Db,
  person: Account,
  { kind }: ShowpieceInput,
  changes: ShowpieceChanges,
): Promise<Saved> {
  const shown = (await readShowpieces(db, person.id)).filter((row) => row.kind === kind);
  if (kind !== "photo" && shown.length >= MAX.pieces)
    throw new AppError("form_invalid", { fields: [{ path: "name", code: "too_many", values: { max: MAX.pieces } }] });
  const documentId = newDocumentId(ctx);
  const made_at = ctx.clock.now().toISOString();
  const isCurrent = kind === "resume" && (changes.is_current ?? shown.length === 0);
  await insertShowpiece(db, {
    ...EMPTY,
    ...changes,
    document_id: documentId,
    user_id: person.id,
    kind,
    is_current: isCurrent,
    made_at,
    removed_at: null,
  });
  const row = await requireRow(db, person, documentId);
  // There is one photo: the one before can be had back.
  if (kind === "photo") await changeOthers(db, row, { removed_at: made_at });
  if (isCurrent) await changeOthers(db, row, { is_current: false });
  return { documentId, gone: [] };
}

async function change(
  db: Db,
  person: Account,
  { id, kind }: ShowpieceInput & { readonly id: string },
  changes: ShowpieceChanges,
): Promise<Saved> {
  const row = await requireShown(db, person, id, kind);
  await changeShowpiece(db, row.id, changes);
  if (changes.is_current) await changeOthers(db, row, { is_current: false });
  const before = [row.file_id, row.logo_id].filter((file) => file !== null);
  return { documentId: id, gone: await forgetUnshown(db, before) };
}

/** One of one's own showpieces, taken away or not; another's does not exist. */
async function requireRow(db: Db, person: Account, documentId: string): Promise<ShowpieceRow> {
  const row = documentId.includes("\0") ? undefined : await findShowpiece(db, person.id, documentId);
  if (!row) throw new AppError("not_found");
  return row;
}

/** The same, of one kind and not taken away. */
async function requireShown(db: Db, person: Account, documentId: string, kind?: ShowpieceKind): Promise<ShowpieceRow> {
  const row = await requireRow(db, person, documentId);
  if (row.removed_at !== null || (kind && row.kind !== kind)) throw new AppError("not_found");
  return row;
}

/** Takes a showpiece away; within a day it can be had back. */
export async function removeShowpiece(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const person = requireAccount(actor);
  const row = await requireShown(ctx.db, person, documentId);
  await changeShowpiece(ctx.db, row.id, { removed_at: ctx.clock.now().toISOString() });
}

/** Gives back what was taken away; a photo takes the place of the one that is shown. */
export async function restoreShowpiece(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const person = requireAccount(actor);
  await inTransaction(ctx, async (db) => {
    const row = await requireRow(db, person, documentId);
    const shown = (await readShowpieces(db, person.id)).filter(({ kind, id }) => kind === row.kind && id !== row.id);
    if (row.kind !== "photo" && shown.length >= MAX.pieces) throw new AppError("conflict");
    const isCurrent = row.is_current && !shown.some(({ is_current }) => is_current);
    await changeShowpiece(db, row.id, { removed_at: null, is_current: isCurrent });
    if (row.kind === "photo") await changeOthers(db, row, { removed_at: ctx.clock.now().toISOString() });
  });
}

/** Makes one résumé the current one. */
export async function makeCurrent(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const person = requireAccount(actor);
  await inTransaction(ctx, async (db) => {
    const row = await requireShown(db, person, documentId, "resume");
    await changeShowpiece(db, row.id, { is_current: true });
    await changeOthers(db, row, { is_current: false });
  });
}
