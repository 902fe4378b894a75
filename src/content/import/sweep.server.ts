import type { Context } from "#platform/context.ts";
import type { ImportState } from "./store.server.ts";

const DAY_MS = 86_400_000;
/** How long an import can be taken back; its rows hold every record twice. */
export const UNDO_DAYS = 180;
/** How long one that left nothing can be read about. */
const IDLE_DAYS = 30;

/** Forgets imports that left nothing, and of old ones what it takes to undo them: their line in the list stays. */
export async function sweepImports({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString();
  const idle: ImportState[] = ["staging", "staged", "tried", "refused"];
  await db.deleteFrom("imports").where("state", "in", idle).where("started_at", "<", daysAgo(IDLE_DAYS)).execute();
  const old = db
    .selectFrom("imports")
    .select("id")
    .where("state", "in", ["done", "undone"])
    .where("ended_at", "<", daysAgo(UNDO_DAYS));
  await db.deleteFrom("import_rows").where("import_id", "in", old).execute();
  await db
    .updateTable("imports")
    .set({ state: "settled" })
    .where("state", "=", "done")
    .where("ended_at", "<", daysAgo(UNDO_DAYS))
    .execute();
}
