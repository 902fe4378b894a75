import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { maySeeWaiting } from "../access.ts";
import type { ContentRow } from "../store.server.ts";
import { foreignWaitingFiles, isMadeBy } from "./store.server.ts";

/** The document ids of uploads that wait for their review and are none of this writer's. */
export async function filesHiddenFrom(ctx: Context, actor: Actor): Promise<ReadonlySet<string>> {
  if (!isPerson(actor) || maySeeWaiting(actor, { isOwn: false })) return new Set();
  return new Set(await foreignWaitingFiles(ctx.db, actor.id));
}

/** Refuses a file that waits for its review, as if it were not there, to everybody but its author and those who publish. */
export async function requireSeen(db: Db, actor: Actor, row: ContentRow): Promise<ContentRow> {
  if (row.type !== "file" || row.published_json !== null || maySeeWaiting(actor, { isOwn: false })) return row;
  const isOwn = isPerson(actor) && (await isMadeBy(db, row.id, actor.id));
  if (!maySeeWaiting(actor, { isOwn })) throw new AppError("not_found");
  return row;
}
