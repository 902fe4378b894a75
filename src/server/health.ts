import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { contentCopy } from "#features/site/operations.server.ts";
import type { Context } from "#platform/context.ts";
import type { DatabaseFault } from "#platform/db/fault.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, boolean>>;
  readonly database: { readonly fault: DatabaseFault | null };
}

/** Whether this process can serve: database (read and written), migrations and content, each with its own word. */
export async function readiness(ctx: Context): Promise<Readiness> {
  const fault = await ctx.database.health.check(ctx.db);
  const checks = { database: fault === null, migrations: await isMigrated(ctx), content: ctx.content.size > 0 };
  return { ready: Object.values(checks).every(Boolean), checks, database: { fault } };
}

async function isMigrated(ctx: Context): Promise<boolean> {
  try {
    const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(ctx.db);
    return Number(rows[0]?.count) === MIGRATIONS.length;
  } catch {
    return false;
  }
}

/** GET /healthz, /readyz and /metrics (only with the token of the settings). */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  app.get("/healthz", async (_request, reply) => reply.header("Cache-Control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { ready, checks, database } = await readiness(ctx);
    const copy = contentCopy(ctx);
    return reply
      .code(ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({ status: ready ? "ready" : "not ready", checks, database, content: copy ?? { why: null } });
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route and status class",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  if (ctx.config.metricsToken) {
    app.addHook("onResponse", async (request, reply) => {
      seconds.observe(
        {
          method: request.method,
          route: request.routeOptions?.url ?? "unknown",
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1000,
      );
    });
  }
  app.get("/metrics", async (request, reply) => {
    const token = ctx.config.metricsToken;
    if (!token) return reply.code(404).send("Not Found");
    if (!sameText(request.headers.authorization ?? "", `Bearer ${token}`)) return reply.code(401).send("Unauthorized");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
