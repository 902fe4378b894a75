import { z } from "zod";
import type { ScalarField } from "#content/fields/field.ts";
import { type Described, REGISTRY } from "#content/registry.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiCall, isolated, type Json, listOf, objectOf, ref, type SharedParameter } from "./call.ts";

const ONE: readonly SharedParameter[] = ["locale", "fields", "populate", "status", "format"];
const LIST: readonly SharedParameter[] = [...ONE, "filters", "sort", "pagination", "_q"];

/** The calls of every content type that has a door on the API. */
export function contentCalls(): ApiCall[] {
  return [...REGISTRY.values()].flatMap((described) => {
    const { api, single, name } = described.type;
    if (!api) return [];
    return single ? singleCalls(`/${api.plural}`, name) : listCalls(`/${api.plural}`, name, described);
  });
}

function listCalls(path: string, name: string, described: Described): ApiCall[] {
  const one = `${path}/:documentId`;
  const base = { group: "content", status: 200, answer: ref(`${name}-answer`), shared: ONE, example: {} } as const;
  const body = ref(`${name}-write`);
  const example = { body: JSON.stringify({ data: exampleData(described) }) };
  const ranked = path === "/jobs" || path === "/sectors";
  return [
    {
      ...base,
      method: "GET",
      path,
      who: "anybody",
      shared: LIST,
      answer: ref(`${name}-list`),
      ...(ranked && { query: z.strictObject({ personality: z.string().optional() }) }),
      summary: (locale) => m.server_api_list({ type: isolated(name, locale) }, { locale }),
      example: { query: "pagination[pageSize]=5&sort=updatedAt:desc" },
    },
    {
      ...base,
      method: "GET",
      path: one,
      who: "anybody",
      summary: (locale) => m.server_api_one({ type: isolated(name, locale) }, { locale }),
      example: { query: "populate=*" },
    },
    {
      ...base,
      method: "POST",
      path,
      who: "authors",
      body,
      status: 201,
      summary: (locale) => m.server_api_create(writing(name, locale), { locale }),
      example,
    },
    {
      ...base,
      method: "PUT",
      path: one,
      who: "authors",
      body,
      summary: (locale) => m.server_api_change(writing(name, locale), { locale }),
      example,
    },
    removal(one, name),
  ];
}

function singleCalls(path: string, name: string): ApiCall[] {
  const base = { path, group: "content", status: 200, answer: ref(`${name}-answer`), shared: ONE } as const;
  return [
    {
      ...base,
      method: "GET",
      who: "anybody",
      shared: LIST,
      summary: (locale) => m.server_api_single({ type: isolated(name, locale) }, { locale }),
      example: {},
    },
    {
      ...base,
      method: "PUT",
      who: "authors",
      body: ref(`${name}-write`),
      summary: (locale) => m.server_api_change(writing(name, locale), { locale }),
      example: { body: '{"data":{}}' },
    },
    removal(path, name),
  ];
}

function removal(path: string, name: string): ApiCall {
  return {
    method: "DELETE",
    path,
    group: "content",
    who: "editors",
    shared: ["format"],
    status: 204,
    answer: null,
    summary: (locale) => m.server_api_remove({ type: isolated(name, locale) }, { locale }),
    example: {},
  };
}

function writing(name: string, locale: Locale) {
  return { type: isolated(name, locale), draft: isolated("status=draft", locale), empty: isolated("null", locale) };
}

function exampleData({ scalars, type }: Described): Json {
  return scalars.get(type.label)?.localised ? { [type.label]: "…" } : {};
}

/** The schemas of all content types: a record, its list, its answer, and what a write takes. */
export function contentSchemas(): Json {
  return Object.fromEntries(
    [...REGISTRY.values()].flatMap((described) => {
      const { name } = described.type;
      const record = ref(name);
      return [
        [name, recordSchema(described)],
        [`${name}-list`, objectOf({ data: listOf(record), meta: objectOf({ pagination: ref("pagination") }) })],
        [`${name}-answer`, objectOf({ data: record, meta: { type: "object" } })],
        [`${name}-write`, { ...objectOf({ data: dataSchema(described) }), required: ["data"] }],
      ];
    }),
  );
}

const INSTANT = { type: "string", format: "date-time" };
const LOCALE = { type: "string", enum: ["ar", "en"] };

function recordSchema({ scalars, links, toOne }: Described): Json {
  const shown = [...scalars].filter(([, field]) => !field.private).map(([name, field]) => [name, onWire(field)]);
  const related = [...links].map(([name, to]) => [
    name,
    toOne.has(name) ? { anyOf: [ref(to), { type: "null" }] } : listOf(ref(to)),
  ]);
  return {
    ...objectOf({
      id: { type: "integer" },
      documentId: { type: "string" },
      slug: { type: "string" },
      ...Object.fromEntries(shown),
      source: { anyOf: [ref("source"), { type: "null" }] },
      createdAt: INSTANT,
      updatedAt: INSTANT,
      publishedAt: { anyOf: [INSTANT, { type: "null" }] },
      locale: LOCALE,
      ...Object.fromEntries(related),
    }),
    required: ["id", "documentId"],
  };
}

/** A field as an answer has it: null where nothing was written, keywords as one string. */
function onWire(field: ScalarField): Json {
  const schema = field.kind === "keywords" ? { type: "string" } : schemaOf(field.schema);
  return field.empty === null && !field.required ? { anyOf: [schema, { type: "null" }] } : schema;
}

function dataSchema({ scalars, relations }: Described): Json {
  const fields = [...scalars].map(([name, field]) => [
    name,
    { anyOf: [...(field.kind === "keywords" ? [{ type: "string" }] : []), schemaOf(field.schema), { type: "null" }] },
  ]);
  const links = [...relations.keys()].map((name) => [name, ref("relation")]);
  return {
    ...objectOf({
      slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 },
      ...Object.fromEntries(fields),
      ...Object.fromEntries(links),
      source: { anyOf: [ref("source"), { type: "null" }] },
    }),
    additionalProperties: false,
  };
}

/** A Zod schema as JSON Schema of what is sent; what JSON Schema cannot say is left open. */
export function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return rest;
}
