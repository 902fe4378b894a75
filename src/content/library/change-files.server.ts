import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { mayPublish } from "../access.ts";
import type { Body } from "../body.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { publishChange, remove, saveDraft } from "../edit.server.ts";
import type { ContentRow } from "../store.server.ts";
import { cleanName, type FileInfo } from "./file-info.ts";
import { findFile } from "./store.server.ts";
import { requireSeen } from "./waiting-files.server.ts";

/** Writes what is said of a file, in one language; readers see it at once when the writer may publish. */
export async function changeFileInfo(
  ctx: Context,
  actor: Actor,
  { id, info, locale }: { readonly id: string; readonly info: FileInfo; readonly locale: Locale },
): Promise<ContentRow> {
  requireWriter(actor);
  const row = await requireSeen(ctx.db, actor, await requireFile(ctx, id));
  const said = Object.fromEntries(TEXTS.flatMap((key) => (info[key] === undefined ? [] : [[key, info[key]]])));
  const apply = (body: Body | null) => {
    const name = (info.name && cleanName(info.name)) || body?.data.name;
    return { ...body, data: { ...body?.data, name }, [locale]: { ...body?.[locale], ...said } };
  };
  const editing = { documentId: row.document_id, version: row.version };
  if (row.published_json !== null && mayPublish(actor)) await publishChange(ctx, actor, { ...editing, apply });
  else await saveDraft(ctx, actor, { ...editing, body: apply(row.draft_json ?? row.published_json) });
  return requireFile(ctx, id);
}

const TEXTS = ["alternativeText", "caption"] as const;

/** Takes a file away: at once from readers, its bytes some time later. */
export async function removeFile(ctx: Context, actor: Actor, id: string): Promise<ContentRow> {
  requirePublisher(actor);
  const row = await requireFile(ctx, id);
  await remove(ctx, actor, { documentId: row.document_id, version: row.version });
  return row;
}

/** A file's record; throws when it is not there. */
export async function requireFile(ctx: Context, id: string): Promise<ContentRow> {
  const row = await findFile(ctx.db, id);
  if (!row) throw new AppError("not_found");
  return row;
}
