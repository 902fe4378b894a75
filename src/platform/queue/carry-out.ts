import { type Context, inTransaction } from "#platform/context.ts";
import { backOffMs, leaseOf, MOST_TRIES } from "./back-off.ts";
import { errorCode } from "./error-code.ts";
import type { Faults } from "./fault-points.ts";
import type { Handler, RecurringHandler, WorkHandlers } from "./port.ts";
import { buryWork, type Claim, type DueWork, finishWork, nextRound, renewClaim, retryWork } from "./store.ts";

export interface CarryOutOptions {
  readonly handlers: WorkHandlers;
  readonly faults: Faults;
  readonly leaseMs: number;
}

/** Does one claimed piece of work and marks how it ended. Rejects only when the marking failed: then the lease runs out. */
export async function carryOut(ctx: Context, row: DueWork, options: CarryOutOptions): Promise<void> {
  const handler = options.handlers[row.kind];
  if (!handler) return;
  const claim: Claim = { id: row.id, by: row.claimed_by ?? "" };
  await options.faults("send:before");
  const code = await runOnce(ctx, row, claim, handler, leaseOf(options.leaseMs, row.losses));
  await options.faults("send:after");
  await options.faults("mark:before");
  await mark(ctx, row, claim, handler, code);
  await options.faults("mark:after");
}

/** @returns null when done, else a code of what went wrong. */
async function runOnce(
  ctx: Context,
  row: DueWork,
  claim: Claim,
  handler: Handler | RecurringHandler,
  leaseMs: number,
): Promise<string | null> {
  const run = typeof handler === "function" ? handler : handler.run;
  if (row.losses > 0) {
    ctx.log.warn({ work: row.id, kind: row.kind, losses: row.losses }, "due work of a dead worker is tried again");
    await renew(ctx, claim, leaseMs);
  }
  const renewing = keepClaim(ctx, claim, leaseMs);
  try {
    await run(ctx, row.payload_json, { id: row.id, run: row.failures + row.losses + 1 });
    return null;
  } catch (error) {
    return errorCode(error);
  } finally {
    clearInterval(renewing);
  }
}

function keepClaim(ctx: Context, claim: Claim, leaseMs: number): NodeJS.Timeout {
  const again = () =>
    renew(ctx, claim, leaseMs).catch((err: unknown) => ctx.log.warn({ err, work: claim.id }, "claim not renewed"));
  return setInterval(() => void again(), leaseMs / 3).unref();
}

function renew(ctx: Context, claim: Claim, leaseMs: number): Promise<boolean> {
  return renewClaim(ctx.db, claim, new Date(ctx.clock.now().getTime() + leaseMs));
}

async function mark(
  ctx: Context,
  row: DueWork,
  claim: Claim,
  handler: Handler | RecurringHandler,
  code: string | null,
): Promise<void> {
  const now = ctx.clock.now();
  const failures = row.failures + 1;
  const everyMs = typeof handler === "function" ? undefined : handler.everyMs;
  if (code !== null) ctx.log.warn({ work: row.id, kind: row.kind, failures, code }, "due work failed");
  const hopeless = failures >= MOST_TRIES;
  if (everyMs !== undefined && (code === null || hopeless))
    return nextRound(ctx.db, claim, code, new Date(now.getTime() + everyMs));
  if (code === null) return inTransaction(ctx, (db) => finishWork(db, claim, now));
  if (hopeless) return inTransaction(ctx, (db) => buryWork(db, claim, code, now));
  return retryWork(
    ctx.db,
    claim,
    code,
    new Date(now.getTime() + Math.min(backOffMs(failures, ctx.random), everyMs ?? Infinity)),
  );
}
