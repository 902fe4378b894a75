import { randomBytes } from "node:crypto";
import type { Context } from "#platform/context.ts";
import { carryOut } from "./carry-out.ts";
import { queueWork } from "./dead-letters.ts";
import { type Faults, NO_FAULTS } from "./fault-points.ts";
import { healClock } from "./heal-clock.ts";
import type { WorkHandlers } from "./port.ts";
import { WORK_TOPIC } from "./queue.ts";
import { claimWork, type DueWork, insertMissingWork } from "./store.ts";

const LEASE_MS = 120_000;
const POLL_MS = 2_000;
const AT_ONCE = 4;
/** Measured by time that passes, not by the clock. */
const HEAL_EVERY_MS = 60_000;
const STOP_WITHIN_MS = 6_000;

export interface WorkerOptions {
  /** How long a claim holds without being renewed: after this a dead worker's work returns. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
  readonly atOnce?: number;
  readonly faults?: Faults;
}

export interface Worker {
  /** Takes no more work and waits for what is running; what does not end in time returns by its lease. */
  stop(withinMs?: number): Promise<void>;
}

/** Does due work until stopped. Any number of processes may run one on the same database. */
export function startWorker(ctx: Context, handlers: WorkHandlers, options: WorkerOptions = {}): Worker {
  const set = settle(handlers, options);
  const running = new Set<Promise<void>>();
  const pause = createPause();
  let stopping = false;

  const begin = (row: DueWork) => {
    const work = carryOut(ctx, row, set)
      .catch((err: unknown) => ctx.log.error({ err, work: row.id, kind: row.kind }, "due work could not be marked"))
      .finally(() => {
        running.delete(work);
        pause.end();
      });
    running.add(work);
  };
  const turn = async () => {
    const free = set.atOnce - running.size;
    const rows = free > 0 ? await claim(ctx, set, free) : [];
    for (const row of rows) begin(row);
    return rows.length;
  };
  const loop = async () => {
    let ensured = false;
    let healed = Number.NEGATIVE_INFINITY;
    while (!stopping) {
      pause.arm(set.pollMs);
      try {
        if (performance.now() - healed >= HEAL_EVERY_MS) {
          await healClock(ctx, set);
          healed = performance.now();
        }
        if (!ensured) await ensureRecurring(ctx, set.handlers);
        ensured = true;
        if ((await turn()) > 0 && running.size < set.atOnce) continue;
      } catch (err) {
        ctx.log.error({ err }, "due work could not be claimed");
      }
      if (!stopping) await pause.ended();
    }
  };
  const silence = ctx.events.subscribe(WORK_TOPIC, pause.end);
  const looping = loop();
  return {
    async stop(withinMs = STOP_WITHIN_MS) {
      stopping = true;
      silence();
      pause.end();
      const idle = looping.then(() => Promise.all(running));
      await within(idle, withinMs);
    },
  };
}

/** Does what is due now, one after another, and what becomes due by it; for tests and commands. @returns how many tries were made. */
export async function runDue(ctx: Context, handlers: WorkHandlers, options: WorkerOptions = {}): Promise<number> {
  const set = settle(handlers, options);
  await healClock(ctx, set);
  await ensureRecurring(ctx, set.handlers);
  for (let done = 0; ; done++) {
    const [row] = await claim(ctx, set, 1);
    if (!row) return done;
    await carryOut(ctx, row, set);
  }
}

type Settled = Required<WorkerOptions> & { readonly handlers: WorkHandlers; readonly name: string };

function settle(handlers: WorkHandlers, options: WorkerOptions): Settled {
  return {
    handlers: { ...queueWork, ...handlers },
    leaseMs: options.leaseMs ?? LEASE_MS,
    pollMs: options.pollMs ?? POLL_MS,
    atOnce: options.atOnce ?? AT_ONCE,
    faults: options.faults ?? NO_FAULTS,
    name: randomBytes(6).toString("hex"),
  };
}

let claims = 0;

async function claim(ctx: Context, set: Settled, limit: number): Promise<DueWork[]> {
  await set.faults("claim:before");
  claims += 1;
  const rows = await claimWork(ctx.db, {
    engine: ctx.database.engine,
    kinds: Object.keys(set.handlers),
    by: `${set.name}-${claims}`,
    now: ctx.clock.now(),
    leaseMs: set.leaseMs,
    limit,
  });
  if (rows.length > 0) await set.faults("claim:after");
  return rows;
}

async function ensureRecurring(ctx: Context, handlers: WorkHandlers): Promise<void> {
  const now = ctx.clock.now();
  for (const [kind, handler] of Object.entries(handlers)) {
    if (typeof handler === "function") continue;
    await insertMissingWork(ctx.db, { kind, payload: {}, key: `every:${kind}`, runAt: now, now });
  }
}

/** A wait that a wake ends early, also when it comes before the wait. */
function createPause() {
  let release: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait: Promise<void> = Promise.resolve();
  return {
    arm(ms: number) {
      clearTimeout(timer);
      wait = new Promise((resolve) => {
        release = resolve;
        timer = setTimeout(resolve, ms);
      });
    },
    end: () => release(),
    ended: () => wait,
  };
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
