import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { mayDownload } from "../access.ts";
import { requireWriter } from "../change.server.ts";
import { matching } from "../query/match.ts";
import { asksForDrafts, planList, readQuery } from "../query/plan.ts";
import { RecordWriter } from "../query/write.ts";
import { sortRanks } from "../snapshot/order.ts";
import type { ContentRow } from "../store.server.ts";
import { requireFile } from "./change-files.server.ts";
import { type NamedFile, namedFiles } from "./named-files.ts";
import { isMadeBy } from "./store.server.ts";
import { filesHiddenFrom, requireSeen } from "./waiting-files.server.ts";

/** The library as a bare list, whole unless a page is asked for; private files and drafts too. */
export async function listFiles(ctx: Context, actor: Actor, raw: string, locale: Locale): Promise<Buffer> {
  requireWriter(actor);
  const snapshot = await ctx.content.drafts();
  const described = snapshot.registry.get("file");
  if (!described) throw new AppError("not_found");
  const query = readQuery(raw);
  asksForDrafts(query);
  const { length } = snapshot.all("file");
  const plan = planList(query, described, snapshot.registry, { locale, pageSize: length });
  const found = matching(snapshot, "file", plan.where, plan.locale);
  const { start, limit } = plan.paging;
  const hidden = await filesHiddenFrom(ctx, actor);
  const { records } = snapshot.shelf("file");
  const ranks = sortRanks(snapshot, "file", found, plan.sort, plan.locale)
    .filter((rank) => !hidden.has(records[rank]?.documentId ?? ""))
    .slice(start, start + limit);
  const writer = new RecordWriter(snapshot, plan.locale, false);
  writer.text("[");
  writer.list("file", ranks, plan.selection);
  writer.text("]");
  return Buffer.concat(writer.finish().pieces);
}

/** One file's record. */
export async function readFileRecord(ctx: Context, actor: Actor, id: string): Promise<ContentRow> {
  requireWriter(actor);
  return requireSeen(ctx.db, actor, await requireFile(ctx, id));
}

/** What to hand out for saving: to those who publish all of it, to authors what is their own or public. */
export async function fileToDownload(ctx: Context, actor: Actor, id: string): Promise<NamedFile> {
  const writer = requireWriter(actor);
  const row = await requireFile(ctx, id);
  const isOpen = row.published_json !== null || (await isMadeBy(ctx.db, row.id, writer.id));
  refuseIf(mayDownload(actor, { isOpen }) ? null : "not_found");
  const body = row.draft_json ?? row.published_json;
  const file = body && namedFiles(body)[0];
  if (!file) throw new AppError("not_found");
  return file;
}
