import type { FastifyRequest } from "fastify";
import type { ApiPart } from "#platform/http/api.ts";
import { readCookies } from "#platform/http/cookies.ts";
import { pageLocale } from "../actor.ts";
import { securityPolicy } from "../security-policy.ts";
import { docsPage } from "./docs-page.tsx";
import { openApi } from "./openapi.ts";

/** GET /openapi.json for tools and GET /docs for people. */
export const docsApi: ApiPart = (api, ctx) => {
  const { publicUrl } = ctx.config;
  let document: string | undefined;
  api.get("/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(openApi(publicUrl));
    return reply.type("application/json; charset=utf-8").header("Cache-Control", "no-cache").send(document);
  });
  api.get("/docs", async (request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", securityPolicy([]))
      .header("Cache-Control", "private, no-cache")
      .header("Vary", "Cookie")
      .send(docsPage({ locale: localeOf(request), theme: themeOf(request), publicUrl })),
  );
};

/** A page for people is in a page's language, not in that of an answer. */
function localeOf({ query, headers }: FastifyRequest) {
  const lang = String((query as Record<string, unknown>).lang ?? "");
  return pageLocale(new URLSearchParams({ lang }), headers.cookie);
}

function themeOf({ headers }: FastifyRequest) {
  const { theme } = readCookies(headers.cookie);
  return theme === "light" || theme === "dark" || theme === "contrast" ? theme : "auto";
}
