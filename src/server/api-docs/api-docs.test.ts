import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { REGISTRY } from "#content/registry.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { bodyOf } from "#platform/http/mount-calls.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { DeclaredAnswers } from "#tests/support/declared-answers.ts";
import { signedInAs } from "#tests/support/people.ts";
import { API_CALLS } from "../features.ts";
import { jsonOf, openApi } from "./openapi.ts";
import { QUERY_PARTS } from "./query-parts.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string; readonly in?: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: { "application/json": { schema: { $ref?: string } } } }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Nothing is shipped of the settings, and no provider is set here (features/accounts/google.test.ts has one). */
const APART = new Set(["/site-settings", "/connect/google", "/auth/google/callback"]);

let api: TestApi;
let document: Document;
let operations: readonly (Operation & { readonly path: string; readonly method: string })[];
let answers: DeclaredAnswers;
beforeAll(async () => {
  api = await createTestApi("sqlite", {
    isShipped: true,
    seed: (ctx) => loadInstruments(ctx, "db/seed"),
  });
  document = openApi(API_CALLS, api.ctx) as unknown as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  answers = new DeclaredAnswers(API_CALLS, api.ctx);
});
afterAll(() => api?.close());

describe("the OpenAPI document", () => {
  it("has every declared call", () => {
    const described = operations.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    );
    expect(described.sort()).toEqual(API_CALLS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("holds together: names lead somewhere, parts of paths are declared, ids differ, words are there", () => {
    const text = JSON.stringify(document);
    for (const [, part = "", name = ""] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g))
      expect(document.components[part], `${part}/${name}`).toHaveProperty(name);
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/)/);
    for (const { path, parameters, summary, operationId } of operations) {
      const declared = parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(summary.length, operationId).toBeGreaterThan(5);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it("names no private field", () => {
    for (const { type, scalars } of REGISTRY.values())
      for (const [name, field] of scalars)
        if (field.private)
          expect(document.components.schemas?.[type.name], name).not.toHaveProperty(`properties.${name}`);
  });

  it("says of every object which of its parts are there, and that there are no others", () => {
    const open = API_CALLS.filter(({ answer }) => answer instanceof z.ZodType).flatMap(({ method, path, status }) => {
      const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      const whole = operation?.responses[status]?.content?.["application/json"].schema as { items?: object };
      const schema = whole.items ?? whole;
      const { required = [], additionalProperties, properties = {} } = schema as Record<string, never[] | undefined>;
      const isWhole = additionalProperties !== undefined && (required.length > 0 || path === "/openapi.json");
      return isWhole && Object.keys(properties).length >= required.length ? [] : [`${method} ${path}`];
    });
    expect(open).toEqual([]);
  });

  it("says of every part of a body and of a query what it may be", () => {
    const unsaid = API_CALLS.flatMap((call) => {
      const body = bodyOf(call, api.ctx);
      const shapes = [body, call.parameters ?? call.query].filter((one) => one instanceof z.ZodType);
      return shapes.flatMap((shape) => {
        const { properties = {} } = jsonOf(shape, "input") as { properties?: Record<string, object> };
        const bare = Object.entries(properties).filter(([, part]) => Object.keys(part).length === 0);
        return bare.map(([name]) => `${call.method} ${call.path}: ${name}`);
      });
    });
    expect(unsaid).toEqual([]);
  });

  it("says the limits that are set here", () => {
    const { config } = api.ctx;
    const text = JSON.stringify(document.paths["/school-classes"]?.post);
    expect(text).toContain(`"maximum":${config.classPlaces}`);
    expect(text).toContain(`"maximum":${config.classDays}`);
  });
});

describe("on a server", () => {
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  it("the answers of every list, record and table are as the document says, with all that is related", async () => {
    const editor = await signedInAs(api.ctx, "editor");
    let checked = 0;
    for (const call of API_CALLS) {
      if (call.method !== "GET" || !call.answer || call.answer instanceof z.ZodType) continue;
      const list = `/api${call.path.replace("/:documentId", "")}`;
      // Nothing is shipped of the settings, and a file is asked for by its number.
      if (call.path === "/site-settings" || call.path.endsWith("/:id")) continue;
      const query = call.shared?.includes("populate") && call.group === "content" ? "populate=*" : call.example.query;
      const id = call.path.includes(":") ? `/${(await get(list)).json().data[0]?.documentId}` : "";
      const answer = await get(`${list}${id}?${query ?? ""}`, { ...editor.headers });
      expect(answer.statusCode, call.path).toBe(200);
      expect(answers.faultOf(call, answer)).toBe("");
      checked += 1;
    }
    expect(checked).toBeGreaterThan(50);
  }, 120_000);

  it("an answer that is not as the document says is told apart", async () => {
    const jobs = API_CALLS.find(({ method, path }) => method === "GET" && path === "/jobs");
    if (!jobs) throw new Error("There are no jobs");
    const { statusCode, body } = await get("/api/jobs?pagination[pageSize]=1");
    const told = (wrong: unknown) => answers.faultOf(jobs, { statusCode, body: JSON.stringify(wrong) });
    const right = JSON.parse(body);
    expect(told(right)).toBe("");
    const [job] = right.data;
    for (const wrong of [
      { ...right, data: [{ ...job, title: 5 }] },
      { ...right, data: [{ ...job, job_zone: 99 }] },
      { ...right, data: [{ id: job.id }] },
      { ...right, data: [{ ...job, password: "x" }] },
      { data: right.data },
      { ...right, more: true },
      { ...right, meta: {} },
      {},
    ])
      expect(told(wrong), JSON.stringify(wrong).slice(0, 80)).not.toBe("");
  });

  it("every example of the page works", async () => {
    for (const { part, example } of QUERY_PARTS) {
      if (example.includes(": ")) continue;
      const { statusCode } = await get(`/api/jobs?${example}`);
      expect(`${example} ${statusCode}`).toBe(`${example} ${part === "status" ? 403 : 200}`);
    }
    for (const { method, path, who, example, status, guest = status } of API_CALLS)
      if (method === "GET" && who === "anybody" && !path.includes(":") && !APART.has(path))
        expect(`${path} ${(await get(`/api${path}?${example.query ?? ""}`)).statusCode}`).toBe(`${path} ${guest}`);
  });

  it("the document is served as JSON", async () => {
    const answer = await get("/api/openapi.json");
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: `${api.ctx.config.publicUrl}/api` }] });
  });

  it.each([
    ["", "", "ar", "rtl", "واجهة البرمجة"],
    ["?lang=en", "", "en", "ltr", "Programming interface"],
    ["", "lang=en", "en", "ltr", "Programming interface"],
    ["?lang=xx", "lang=xx", "ar", "rtl", "واجهة البرمجة"],
    ["?lang=ar&lang=en", "theme=dark", "ar", "rtl", "واجهة البرمجة"],
  ])("the page %s with the cookie %s is in %s", async (query, cookie, lang, dir, title) => {
    const answer = await get(`/api/docs${query}`, { cookie, "accept-language": "en" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self' ;");
    expect(answer.body).toContain(`<html lang="${lang}" dir="${dir}"`);
    expect(answer.body.match(/<h1>/g)).toHaveLength(1);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1|localhost|example\.org)|undefined|\[object/);
    for (const { method, path } of API_CALLS) expect(answer.body).toContain(`>${method} /api${path}<`);
  });
});
