import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";

/** A feature's HTTP endpoints, registered under /api. Handlers call operations with `request.actor` and may throw AppError. */
export type ApiPart = (api: FastifyInstance, ctx: Context) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; resolved before any handler runs. */
    actor: Actor;
    /** Language of the answer's words: cookie, then Accept-Language, then English on the API. */
    locale: "ar" | "en";
  }
}
