import type { Context } from "#platform/context.ts";
import { latestStamp } from "#platform/db/bring-back.ts";
import type { Db } from "#platform/db/open.ts";
import { CLOCK_SKEW_MS } from "#shared/clock-skew.ts";
import { LONGEST_BACK_OFF_MS, leaseOf, MOST_DOUBLINGS } from "./back-off.ts";
import type { WorkHandlers } from "./port.ts";

interface Bounds {
  readonly handlers: WorkHandlers;
  readonly leaseMs: number;
}

/** Times of due work that no clock of now can have written: such work would wait until the clock gets there once more. */
export async function healClock(ctx: Context, { handlers, leaseMs }: Bounds): Promise<void> {
  const now = ctx.clock.now();
  await healRounds(ctx.db, handlers, now);
  await healAsked(ctx.db, now);
  await healTried(ctx.db, now);
  await healClaims(ctx.db, leaseMs, now);
  const dead = { dead_at: now.toISOString() };
  await ctx.db.updateTable("due_work").set(dead).where("dead_at", ">", latestStamp(now)).execute();
}

/** What comes round by itself is due one round from now at the latest. */
async function healRounds(db: Db, handlers: WorkHandlers, now: Date): Promise<void> {
  for (const [kind, handler] of Object.entries(handlers)) {
    if (typeof handler === "function") continue;
    await db
      .updateTable("due_work")
      .set({ run_at: now.toISOString(), created_at: now.toISOString() })
      .where("key", "=", `every:${kind}`)
      .where("claimed_by", "is", null)
      .where("dead_at", "is", null)
      .where("run_at", ">", latestStamp(now, handler.everyMs))
      .execute();
  }
}

/** What was asked for "later" counts as asked for now, to be done as long after that as was wished. */
async function healAsked(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom("due_work")
    .select(["id", "run_at", "created_at"])
    .where("created_at", ">", latestStamp(now))
    .where("dead_at", "is", null)
    .execute();
  for (const { id, run_at, created_at } of rows) {
    const waits = Math.max(0, Date.parse(run_at) - Date.parse(created_at));
    const runAt = new Date(now.getTime() + waits).toISOString();
    await db
      .updateTable("due_work")
      .set({ run_at: runAt, created_at: now.toISOString() })
      .where("id", "=", id)
      .where("created_at", "=", created_at)
      .execute();
  }
}

async function healTried(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("due_work")
    .set({ run_at: now.toISOString() })
    .where("failures", ">", 0)
    .where("claimed_by", "is", null)
    .where("dead_at", "is", null)
    .where("last_error_code", "is not", null)
    .where("run_at", ">", latestStamp(now, LONGEST_BACK_OFF_MS))
    .execute();
}

/** Whoever still holds it renews the claim before it ends; whoever died does not. */
async function healClaims(db: Db, leaseMs: number, now: Date): Promise<void> {
  await db
    .updateTable("due_work")
    .set({ claim_ends_at: new Date(now.getTime() + leaseMs).toISOString(), run_at: now.toISOString() })
    .where("claim_ends_at", ">", latestStamp(now, leaseOf(leaseMs, MOST_DOUBLINGS) + CLOCK_SKEW_MS))
    .execute();
}
