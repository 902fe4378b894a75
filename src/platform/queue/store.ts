import { type Generated, type Selectable, sql } from "kysely";
import { type Engine, json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { WorkPayload } from "./queue-port.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    due_work: DueWorkTable;
  }
}

export interface DueWorkTable {
  id: Generated<number>;
  kind: string;
  payload_json: WorkPayload;
  key: string | null;
  run_at: string;
  /** Asked for again while being done. */
  again_at: string | null;
  /** Tries that failed. */
  failures: Generated<number>;
  /** Tries whose worker died. */
  losses: Generated<number>;
  claimed_at: string | null;
  claimed_by: string | null;
  claim_ends_at: string | null;
  dead_at: string | null;
  last_error_code: string | null;
  created_at: string;
}

export type DueWork = Selectable<DueWorkTable>;
/** A row in hand; `by` proves that the claim is still ours. */
export type Claim = { readonly id: number; readonly by: string };

const FREE = { claimed_at: null, claimed_by: null, claim_ends_at: null } as const;

export interface NewWork {
  readonly kind: string;
  readonly payload: WorkPayload;
  readonly key: string | null;
  readonly runAt: Date;
  readonly now: Date;
}

/** Adds a row, or renews the pending row of the same key. */
export async function insertWork(db: Db, work: NewWork): Promise<void> {
  await db
    .insertInto("due_work")
    .values(rowOf(work))
    .onConflict((conflict) =>
      conflict.column("key").where("dead_at", "is", null).doUpdateSet({
        payload_json: sql`excluded.payload_json`,
        run_at: sql`case when due_work.claimed_by is null and excluded.run_at < due_work.run_at then excluded.run_at else due_work.run_at end`,
        again_at: sql`case when due_work.claimed_by is null then null else excluded.run_at end`,
      }),
    )
    .execute();
}

/** Adds a row unless its key is pending already. */
export async function insertMissingWork(db: Db, work: NewWork): Promise<void> {
  await db
    .insertInto("due_work")
    .values(rowOf(work))
    .onConflict((conflict) => conflict.column("key").where("dead_at", "is", null).doNothing())
    .execute();
}

function rowOf(work: NewWork) {
  return {
    kind: work.kind,
    payload_json: json(work.payload),
    key: work.key,
    run_at: work.runAt.toISOString(),
    created_at: work.now.toISOString(),
  };
}

export interface ClaimOptions {
  readonly engine: Engine;
  readonly kinds: readonly string[];
  readonly by: string;
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
}

/** Takes what is due and free, or whose worker let its lease run out. One statement, so atomic on both engines. */
export async function claimWork(db: Db, { engine, kinds, by, now, leaseMs, limit }: ClaimOptions): Promise<DueWork[]> {
  const at = now.toISOString();
  const rows = await db
    // A common table expression, because PostgreSQL may run a plain subquery with a limit more than once.
    .with("picked", (part) =>
      part
        .selectFrom("due_work")
        .select("id")
        .where("dead_at", "is", null)
        .where("kind", "in", kinds)
        .where("run_at", "<=", at)
        .where((where) => where.or([where("claimed_by", "is", null), where("claim_ends_at", "<=", at)]))
        .orderBy("run_at")
        .orderBy("id")
        .limit(limit)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("due_work")
    .set((set) => ({
      claimed_at: at,
      claimed_by: by,
      claim_ends_at: new Date(now.getTime() + leaseMs).toISOString(),
      again_at: null,
      losses: set("losses", "+", sql<number>`case when claimed_by is null then 0 else 1 end`),
    }))
    .where("id", "in", (where) => where.selectFrom("picked").select("id"))
    .returningAll()
    .execute();
  return rows.sort((a, b) => (a.run_at < b.run_at ? -1 : a.run_at > b.run_at ? 1 : a.id - b.id));
}

/** Keeps a claim whose work takes long. @returns false when it is no longer ours. */
export async function renewClaim(db: Db, claim: Claim, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("due_work")
    .set({ claim_ends_at: until.toISOString() })
    .where("id", "=", claim.id)
    .where("claimed_by", "=", claim.by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes work that is done, and puts it back as new work when it was asked for meanwhile. Takes a transaction. */
export async function finishWork(db: Db, claim: Claim, now: Date): Promise<void> {
  const row = await db
    .deleteFrom("due_work")
    .where("id", "=", claim.id)
    .where("claimed_by", "=", claim.by)
    .returningAll()
    .executeTakeFirst();
  if (row?.again_at) await putBack(db, row, row.again_at, now);
}

/** Makes failed work a dead letter; what was asked for meanwhile becomes new work. Takes a transaction. */
export async function buryWork(db: Db, claim: Claim, code: string, now: Date): Promise<void> {
  const row = await db
    .updateTable("due_work")
    .set((set) => ({ ...FREE, dead_at: now.toISOString(), last_error_code: code, failures: set("failures", "+", 1) }))
    .where("id", "=", claim.id)
    .where("claimed_by", "=", claim.by)
    .returningAll()
    .executeTakeFirst();
  if (row?.again_at) await putBack(db, row, row.again_at, now);
}

async function putBack(db: Db, row: DueWork, runAt: string, now: Date): Promise<void> {
  await insertWork(db, { kind: row.kind, payload: row.payload_json, key: row.key, runAt: new Date(runAt), now });
}

/** Frees failed work to be tried at `runAt`, or as soon as somebody asked for it meanwhile. */
export async function retryWork(db: Db, claim: Claim, code: string, runAt: Date): Promise<void> {
  const instant = runAt.toISOString();
  await db
    .updateTable("due_work")
    .set((set) => ({
      ...FREE,
      run_at: sql<string>`case when again_at is null then ${instant} else again_at end`,
      again_at: null,
      last_error_code: code,
      failures: set("failures", "+", 1),
    }))
    .where("id", "=", claim.id)
    .where("claimed_by", "=", claim.by)
    .execute();
}

/** Frees recurring work for its next round. */
export async function nextRound(db: Db, claim: Claim, code: string | null, runAt: Date): Promise<void> {
  await db
    .updateTable("due_work")
    .set({ ...FREE, run_at: runAt.toISOString(), again_at: null, failures: 0, losses: 0, last_error_code: code })
    .where("id", "=", claim.id)
    .where("claimed_by", "=", claim.by)
    .execute();
}

/** Dead letters, newest first. */
export async function selectDead(db: Db): Promise<DueWork[]> {
  return db
    .selectFrom("due_work")
    .selectAll()
    .where("dead_at", "is not", null)
    .orderBy("dead_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Removes dead letters of before an instant. @returns how many. */
export async function deleteDead(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("due_work")
    .where("dead_at", "<", before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
