import Fastify, { type FastifyInstance } from "fastify";
import { type ContentRankings, contentCalls } from "#content/api.server.ts";
import type { Snapshot } from "#content/snapshot/snapshot.ts";
import type { Context } from "#platform/context.ts";
import { mountCalls } from "#platform/http/mount-calls.ts";
import { createLog } from "#platform/log.ts";
import { sendApiRefusal } from "#server/refusals.ts";
import { testVisitor } from "./content.ts";

/** The calls about content alone, as a visitor asks them, over a snapshot. */
export async function contentApp(snapshot: Snapshot, rankings: ContentRankings = {}): Promise<FastifyInstance> {
  const config = { site: { supportAddress: "help@wijha.example" } };
  const ctx = { content: { snapshot }, config, log: createLog("silent") } as unknown as Context;
  const app = Fastify();
  app.decorateRequest("locale", "en");
  app.decorateRequest("actor");
  app.addHook("onRequest", async (request) => {
    request.actor = testVisitor;
  });
  await app.register(
    async (api) => {
      api.setErrorHandler((error, request, reply) => sendApiRefusal(ctx, error, request, reply));
      mountCalls(api, ctx, contentCalls(rankings));
    },
    { prefix: "/api" },
  );
  return app;
}
