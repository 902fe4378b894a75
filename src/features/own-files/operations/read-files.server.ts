import { cleanName } from "#content/library/file-info.ts";
import type { NamedFile } from "#content/library/named-files.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { isOwnedBy } from "../access.ts";
import { changeFile, deleteFiles, findFile, type OwnFileRow, readFiles } from "../store/files.server.ts";
import { changeShowpiece, deleteShowpieces, showing } from "../store/showpieces.server.ts";
import { dropFiles } from "./drop-files.server.ts";
import { keepFiles, type Sent } from "./keep-files.server.ts";
import { namedFile } from "./stored-names.server.ts";

/** Takes files that nothing shows yet: all of them, or none when one is refused. */
export function uploadOwnFiles(ctx: Context, actor: Actor, sent: readonly Sent[]): Promise<readonly OwnFileRow[]> {
  return keepFiles(ctx, requireAccount(actor), sent, async (_db, rows) => rows);
}

/** One's own files, the newest first. */
export function listOwnFiles(ctx: Context, actor: Actor): Promise<OwnFileRow[]> {
  return readFiles(ctx.db, requireAccount(actor).id);
}

/** One of one's own files; another's does not exist. */
export async function requireOwnFile(ctx: Context, actor: Actor, documentId: string): Promise<OwnFileRow> {
  const { id } = requireAccount(actor);
  const row = documentId.includes("\0") ? undefined : await findFile(ctx.db, id, documentId);
  if (!row || !isOwnedBy(actor, row)) throw new AppError("not_found");
  return row;
}

/** What to hand out to the owner: the file, or the small copy of a picture. */
export async function ownFileToSend(
  ctx: Context,
  actor: Actor,
  { id, isSmall }: { readonly id: string; readonly isSmall: boolean },
): Promise<NamedFile> {
  return namedFile(await requireOwnFile(ctx, actor, id), isSmall);
}

/** Changes what is said of a file; what is left out stays. */
export async function changeOwnFile(
  ctx: Context,
  actor: Actor,
  {
    id,
    name,
    alternativeText,
  }: { id: string; name?: string | null | undefined; alternativeText?: string | null | undefined },
): Promise<OwnFileRow> {
  const row = await requireOwnFile(ctx, actor, id);
  const clean = name && cleanName(name);
  await changeFile(ctx.db, row.id, {
    ...(clean && { name: clean }),
    ...(alternativeText !== undefined && { alternative_text: alternativeText }),
  });
  return requireOwnFile(ctx, actor, id);
}

/** Takes a file away at once, and what is nothing without it: a photo, a certificate, a résumé. */
export async function removeOwnFile(ctx: Context, actor: Actor, documentId: string): Promise<OwnFileRow> {
  const file = await requireOwnFile(ctx, actor, documentId);
  const gone = await inTransaction(ctx, async (db) => {
    const pieces = await showing(db, [file.id]);
    const empty = pieces.filter(({ kind, file_id }) => kind !== "work" && file_id === file.id);
    for (const { id } of pieces.filter(({ kind, file_id }) => kind === "work" && file_id === file.id))
      await changeShowpiece(db, id, { file_id: null });
    await deleteShowpieces(
      db,
      empty.map(({ id }) => id),
    );
    const logos = empty.flatMap(({ logo_id }) => (logo_id === null ? [] : [logo_id]));
    return deleteFiles(db, [file.id, ...logos]);
  });
  await dropFiles(ctx, gone);
  return file;
}
