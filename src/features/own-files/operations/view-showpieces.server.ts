import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import { type Account, type Actor, hasAccount, type Person } from "#shared/actor.ts";
import { photoAddress, presentShowpiece } from "../presenter.server.ts";
import { SHOWPIECE_KINDS, type ShowpieceKind } from "../rules.ts";
import type { OwnFilesView, Showpiece } from "../schema.ts";
import { type OwnFileRow, readFiles } from "../store/files.server.ts";
import { findShowpiece, readPhotoFile, readShowpieces } from "../store/showpieces.server.ts";

const MB = 1024 * 1024;

/** What somebody shows of themselves, the newest first. */
export async function listShowpieces(ctx: Context, actor: Actor): Promise<Showpiece[]> {
  const { id } = requireAccount(actor);
  return present(ctx, id, await readFiles(ctx.db, id));
}

async function present(ctx: Context, userId: number, rows: readonly OwnFileRow[]): Promise<Showpiece[]> {
  const files = new Map(rows.map((row) => [row.id, row]));
  const pieces = await readShowpieces(ctx.db, userId);
  return pieces.map((row) => presentShowpiece(row, files, ctx.files.provider));
}

/** The sections of the profile that hold files, and what has just been taken away. */
export async function viewOwnFiles(ctx: Context, actor: Actor, query: URLSearchParams): Promise<OwnFilesView> {
  const { id } = requireAccount(actor);
  const rows = await readFiles(ctx.db, id);
  const pieces = await present(ctx, id, rows);
  const of = (kind: ShowpieceKind) => pieces.filter((piece) => piece.kind === kind);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const removed = query.get("removed");
  const kindIn = (name: string) => SHOWPIECE_KINDS.find((kind) => kind === query.get(name)) ?? null;
  const gone = removed && !removed.includes("\0") ? await findShowpiece(ctx.db, id, removed) : undefined;
  return {
    photo: of("photo")[0] ?? null,
    certificates: of("certificate"),
    resumes: of("resume").toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
    works: of("work"),
    kept: { mb: Math.ceil((bytes / MB) * 10) / 10, most: ctx.config.ownFilesMb, file: ctx.config.ownFileMb },
    editing: { add: kindIn("add"), change: query.get("change"), kept: kindIn("kept") },
    removed: gone?.removed_at ? { documentId: gone.document_id, kind: gone.kind, name: gone.name } : null,
  };
}

/** The address of the small photo that the bars show; null without one. */
export async function readPhoto(ctx: Context, { id }: Account): Promise<string | null> {
  const row = await readPhotoFile(ctx.db, id);
  return row ? photoAddress(row.document_id) : null;
}

/** What `me` tells under the names of the specification. */
export const OWN_PARTS = (["profile_picture", "certifications", "portfolio", "resumes", "resume"] as const).map(
  (name) => ({ name, read: (ctx: Context, person: Person) => readPart(ctx, person, name) }),
);

async function readPart(ctx: Context, person: Person, name: string): Promise<unknown> {
  if (!hasAccount(person)) return name === "profile_picture" || name === "resume" ? null : [];
  const { photo, certificates, resumes, works } = await viewOwnFiles(ctx, person, new URLSearchParams());
  const parts: Readonly<Record<string, unknown>> = {
    profile_picture: photo?.file ?? null,
    certifications: certificates,
    portfolio: works,
    resumes,
    resume: resumes[0] ?? null,
  };
  return parts[name];
}

/** What a showpiece of one's own is, taken away or not. */
export async function kindOfShowpiece(ctx: Context, actor: Actor, documentId: string): Promise<ShowpieceKind> {
  const row = await findShowpiece(ctx.db, requireAccount(actor).id, documentId);
  if (!row) throw new AppError("not_found");
  return row.kind;
}
