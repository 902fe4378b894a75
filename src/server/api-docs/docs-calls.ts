import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiCall, call } from "#platform/http/call.ts";
import { readCookies } from "#platform/http/cookies.ts";
import { pageLocale } from "../actor.ts";
import { securityPolicy } from "../security-policy.ts";
import { docsPage } from "./docs-page.tsx";
import { openApi } from "./openapi.ts";

const anybody = { group: "docs", who: "anybody" } as const;

/** The description of all calls, its own two among them: for tools, and as a page for people. */
export function docsCalls(others: readonly ApiCall[]): readonly ApiCall[] {
  const calls: readonly ApiCall[] = [
    ...others,
    call("GET /openapi.json", {
      ...anybody,
      summary: m.server_api_openapi,
      answer: z.looseObject({}),
      handle({ ctx, reply }) {
        const document = ctx.content.snapshot.once("openapi", () => JSON.stringify(openApi(calls, ctx)));
        return reply.type("application/json; charset=utf-8").header("Cache-Control", "no-cache").send(document);
      },
    }),
    call("GET /docs", {
      ...anybody,
      summary: m.server_api_page,
      parameters: z.strictObject({ lang: z.enum(["ar", "en"]).optional() }),
      answer: null,
      handle: ({ ctx, request, reply }) =>
        reply
          .type("text/html; charset=utf-8")
          .header("Content-Security-Policy", securityPolicy([]))
          .header("Cache-Control", "private, no-cache")
          .header("Vary", "Cookie")
          .send(
            docsPage(calls, { locale: localeOf(request), theme: themeOf(request), publicUrl: ctx.config.publicUrl }),
          ),
    }),
  ];
  return calls;
}

/** A page for people is in a page's language, not in that of an answer; `lang` says nothing to the other calls. */
function localeOf({ originalUrl, headers }: FastifyRequest) {
  return pageLocale(new URL(originalUrl, "http://localhost").searchParams, headers.cookie);
}

function themeOf({ headers }: FastifyRequest) {
  const { theme } = readCookies(headers.cookie);
  return theme === "light" || theme === "dark" || theme === "contrast" ? theme : "auto";
}
