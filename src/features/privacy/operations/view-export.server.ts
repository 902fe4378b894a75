import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { mayOpenCopy } from "../access.ts";
import { EXPORT_FILES, type ExportFile, type ExportView } from "../schema.ts";
import { exportsOf, findExportCalled } from "../store/exports.server.ts";
import type { ExportRow } from "../store/tables.server.ts";

/** What its owner sees of a copy: never the names of its files. */
export function viewOf(row: ExportRow): ExportView {
  return {
    documentId: row.document_id,
    state: row.state,
    done: row.done,
    total: row.total,
    askedAt: row.asked_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  };
}

/** One's own copies, newest first; what has run out is gone before it is swept. */
export async function listExports(ctx: Context, actor: Actor): Promise<ExportView[]> {
  const person = requireAccount(actor);
  const now = ctx.clock.now().toISOString();
  const rows = await exportsOf(ctx.db, person.id);
  return rows.filter((row) => row.expires_at === null || row.expires_at > now).map(viewOf);
}

export interface OpenExport {
  /** In the private area of files. */
  readonly name: string;
  readonly mime: string;
  readonly saveAs: string;
}

/** A file of one's own copy that is ready; anything else does not exist. */
export async function openExport(
  ctx: Context,
  actor: Actor,
  { documentId, file }: { documentId: string; file: string },
): Promise<OpenExport> {
  const person = requireAccount(actor);
  const kind = EXPORT_FILES.find((one) => one === file);
  const row = kind && isDocumentId(documentId) ? await findExportCalled(ctx.db, documentId) : undefined;
  const name = row && kind && nameOf(row, kind);
  if (!row || !name || !mayOpenCopy(person, factsOf(row), ctx.clock.now())) throw new AppError("not_found");
  const day = (row.ready_at ?? row.asked_at).slice(0, 10);
  return kind === "json"
    ? { name, mime: "application/json", saveAs: `wijha-${day}.json` }
    : { name, mime: "application/pdf", saveAs: `wijha-${day}.pdf` };
}

function factsOf({ user_id: userId, state, expires_at: expiresAt }: ExportRow) {
  return { userId, state, expiresAt };
}

function nameOf(row: ExportRow, kind: ExportFile): string | null {
  return kind === "json" ? row.json_file : row.pdf_file;
}
