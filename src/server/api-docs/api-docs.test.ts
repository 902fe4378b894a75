import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { REGISTRY } from "#content/registry.ts";
import { seedId } from "#content/seed.server.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import { openClass } from "#features/schools/operations/manage-classes.server.ts";
import { accessRows } from "#tests/support/access-table.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { signedInAs } from "#tests/support/people.ts";
import { apiCalls, openApi } from "./openapi.ts";
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

const document = openApi("http://127.0.0.1:3000") as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Nothing is shipped of the settings, and no provider is set here (features/accounts/google.test.ts has one). */
const APART = new Set(["/site-settings", "/connect/google", "/auth/google/callback"]);

describe("the OpenAPI document", () => {
  it("has every call of docs/access.md, and no other", () => {
    const rows = accessRows("Calls").map(({ what }) => what.split("?")[0] ?? "");
    const listed = new Set(rows.filter((what) => what.includes(" /api/")));
    const described = operations.map(
      ({ path, method }) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ":$1")}`,
    );
    expect(described.sort()).toEqual([...listed].sort());
  });

  it("says who may as docs/access.md does", () => {
    for (const { what, who } of accessRows("Calls").filter(
      ({ what }) => / \/api\//.test(what) && !what.includes("?"),
    )) {
      const [method, path = ""] = what.split(" ");
      const call = apiCalls().find((one) => one.method === method && `/api${one.path}` === path);
      expect(`${what}: ${call?.who.replace("-", " ")}`).toBe(`${what}: ${/^[a-z ]+/.exec(who)?.[0].trim()}`);
    }
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
});

describe("on a server", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi("sqlite", {
      isShipped: true,
      seed: (ctx) => loadInstruments(ctx, "db/seed"),
    });
  });
  afterAll(() => api?.close());
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  /** A schema of the document as one that checks; its names become those of JSON Schema. */
  function checkOf(schema: object): z.ZodType {
    const within = { ...schema, $defs: document.components.schemas };
    const text = JSON.stringify(within).replaceAll("#/components/schemas/", "#/$defs/");
    return z.fromJSONSchema(JSON.parse(text));
  }

  it("the answers of every list, record and table are as the document says", async () => {
    const author = await signedInAs(api.ctx, "editor");
    const teacher = await signedInAs(api.ctx, "teacher");
    const opened = { name: "Grade 10", scale: "tendencies", grade: undefined, places: 5, days: 5 } as const;
    await openClass(api.ctx, teacher.actor, opened);
    let checked = 0;
    for (const { path, method, responses } of operations) {
      const schema = responses["200"]?.content?.["application/json"].schema;
      if (method !== "get" || !schema || /\{id\}|\}\//.test(path) || path === "/openapi.json") continue;
      const list = `/api${path.replace("/{documentId}", "")}`;
      const call = apiCalls().find(
        (one) => one.method === "GET" && one.path === path.replace("{documentId}", ":documentId"),
      );
      const isContent = call?.group === "content" && call.shared?.includes("populate");
      const query = isContent ? "populate=*" : (call?.example.query ?? "").replace("…", seedId("job", "nurse"));
      const { headers } = call?.who === "teachers" ? teacher : author;
      const id = path.includes("{") ? `/${(await get(list, { ...headers })).json().data[0]?.documentId}` : "";
      const answer = await get(`${list}${id}?${query}`, { ...headers });
      // Nothing is shipped of the settings.
      if (answer.statusCode === 404 && path === "/site-settings") continue;
      expect(answer.statusCode, path).toBe(200);
      const { success, error } = checkOf(schema).safeParse(answer.json());
      expect(
        success
          ? ""
          : `${path}: ${error?.issues.slice(0, 3).map((issue) => `${issue.path.join(".")} ${issue.message}`)}`,
      ).toBe("");
      checked += 1;
    }
    expect(checked).toBeGreaterThan(50);
  }, 120_000);

  it("a record that is not as the document says is told apart", () => {
    const check = checkOf({ $ref: "#/components/schemas/job" });
    expect(check.safeParse({ id: 1, documentId: "x", job_zone: 3 }).success).toBe(true);
    for (const wrong of [{ id: 1 }, { id: "1", documentId: "x" }, { id: 1, documentId: "x", job_zone: 99 }])
      expect(check.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  it("every example of the page works", async () => {
    for (const { part, example } of QUERY_PARTS) {
      if (example.includes(": ")) continue;
      const { statusCode } = await get(`/api/jobs?${example}`);
      expect(`${example} ${statusCode}`).toBe(`${example} ${part === "status" ? 403 : 200}`);
    }
    for (const { method, path, who, example, status } of apiCalls())
      if (method === "GET" && who === "anybody" && !path.includes(":") && !APART.has(path))
        expect(`${path} ${(await get(`/api${path}?${example.query ?? ""}`)).statusCode}`).toBe(`${path} ${status}`);
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
    expect(answer.body).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1|localhost)|undefined|\[object/);
    for (const { method, path } of apiCalls()) expect(answer.body).toContain(`>${method} /api${path}<`);
  });
});
