import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Config, readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Engine } from "#platform/db/columns.ts";
import { createLog } from "#platform/log.ts";
import type { Mail } from "#platform/mail/port.ts";
import { createPasswords } from "#platform/password-hash.ts";
import { createContext, type Overrides } from "#server/context.ts";
import { createHttp, type PagesPart } from "#server/http.ts";
import { QUICK_COST } from "./asking-api.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

export interface TestApi {
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly test: TestDatabase;
  /** Mails sent so far, newest last. */
  readonly outbox: Mail[];
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** A clock a test moves by hand. */
export class TestClock {
  private instant: number;
  constructor(start = "2026-11-20T08:00:00.000Z") {
    this.instant = Date.parse(start);
  }
  now(): Date {
    return new Date(this.instant);
  }
  /** Moves on by milliseconds. */
  advance(ms: number): void {
    this.instant += ms;
  }
}

export function testConfig(test: Pick<TestDatabase, "dataDir" | "url">, changes: Partial<Config> = {}): Config {
  const config = readConfig({
    DATA_DIR: test.dataDir,
    LOG_LEVEL: "silent",
    SESSION_SECRET: randomBytes(24).toString("hex"),
  });
  return { ...config, databaseUrl: test.url, demo: false, ...changes };
}

const quickPasswords = createPasswords(QUICK_COST, 0);

/** The real HTTP server over a database of its own; mails land in `outbox`. Demo mode is off unless asked for. */
export async function createTestApi(
  engine: Engine,
  options: {
    config?: Partial<Config>;
    overrides?: Overrides;
    pages?: PagesPart;
    /** The shipped content is there from the beginning. */
    isShipped?: boolean;
    seed?: (ctx: Context) => Promise<unknown>;
  } = {},
): Promise<TestApi> {
  const test = await createTestDatabase(engine, { template: options.isShipped ? "shipped" : "empty" });
  const outbox: Mail[] = [];
  const clock = new TestClock();
  const config = testConfig(test, options.config);
  const { ctx, close } = await createContext(config, test.database, {
    clock,
    log: createLog("silent"),
    passwords: quickPasswords,
    mailer: { send: async (mail) => void outbox.push(mail), close: async () => undefined },
    ...options.overrides,
  });
  await options.seed?.(ctx);
  const app = await createHttp(ctx, options.pages);
  await app.ready();
  return {
    app,
    ctx,
    test,
    outbox,
    clock,
    async close() {
      await app.close();
      await close();
      await test.drop();
    },
  };
}
