import { z } from "zod";
import type { Json } from "#platform/http/call.ts";
import type { ScalarField } from "./fields/field.ts";
import { LOCALIZATIONS } from "./query/selection.ts";
import { type Described, REGISTRY } from "./registry.ts";

/** A schema of the OpenAPI document by its name. */
export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

export function listOf(items: Json): Json {
  return { type: "array", items };
}

function objectOf(properties: Json): Json {
  return { type: "object", properties };
}

/** An object that has all of this and nothing else. */
function exactly(properties: Json): Json {
  return { ...objectOf(properties), required: Object.keys(properties), additionalProperties: false };
}

/** The schemas of all content types: a record, its list and its answer, as published and as a draft, and what a write takes. */
export function contentSchemas(): Json {
  const ofTypes = [...REGISTRY.values()].flatMap((described) => {
    const { name } = described.type;
    return [
      ...framed(name, recordSchema(described, "")),
      ...framed(`${name}${DRAFT}`, recordSchema(described, DRAFT)),
      [`${name}-write`, exactly({ data: dataSchema(described) })],
    ];
  });
  return { ...Object.fromEntries(ofTypes), ...SHARED };
}

/** Ends the names of schemas of what is not complete yet: any field may be null. */
export const DRAFT = "-draft";

function framed(name: string, record: Json): [string, Json][] {
  return [
    [name, record],
    [`${name}-list`, exactly({ data: listOf(ref(name)), meta: exactly({ pagination: ref("pagination") }) })],
    [`${name}-answer`, exactly({ data: ref(name), meta: exactly({}) })],
  ];
}

const TEXT = { type: "string" };
const WHOLE = { type: "integer" };
const NONE = { type: "null" };
const INSTANT = { type: "string", format: "date-time" };
const LOCALE = { type: "string", enum: ["ar", "en"] };

function recordSchema({ type, scalars, links, toOne, isLocalised }: Described, state: "" | typeof DRAFT): Json {
  const shown = [...scalars].filter(([, field]) => !field.private).map(([name, field]) => [name, onWire(field, state)]);
  const related = [...links].map(([name, to]) => [
    name,
    { anyOf: [...(toOne.has(name) ? [ref(to + state), NONE] : [listOf(ref(to + state))]), ref("relation-count")] },
  ]);
  return {
    ...objectOf({
      id: WHOLE,
      documentId: TEXT,
      slug: TEXT,
      ...Object.fromEntries(shown),
      source: { anyOf: [ref("source"), NONE] },
      createdAt: INSTANT,
      updatedAt: INSTANT,
      publishedAt: { anyOf: [INSTANT, NONE] },
      locale: LOCALE,
      ...Object.fromEntries(related),
      ...(isLocalised && { [LOCALIZATIONS]: { anyOf: [listOf(ref(type.name + state)), ref("relation-count")] } }),
    }),
    required: ["id", "documentId"],
    additionalProperties: false,
  };
}

/** A field as an answer has it: null where nothing was written, keywords as one string. */
function onWire(field: ScalarField, state: string): Json {
  const schema = field.kind === "keywords" ? TEXT : schemaOf(field.schema, "input");
  return state === DRAFT || (field.empty === null && !field.required) ? { anyOf: [schema, NONE] } : schema;
}

function dataSchema({ scalars, relations }: Described): Json {
  const fields = [...scalars].map(([name, field]) => [
    name,
    { anyOf: [...(field.kind === "keywords" ? [TEXT] : []), schemaOf(field.schema, "input"), NONE] },
  ]);
  const links = [...relations.keys()].map((name) => [name, ref("relation")]);
  return {
    ...objectOf({
      slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 },
      ...Object.fromEntries(fields),
      ...Object.fromEntries(links),
      source: { anyOf: [ref("source"), NONE] },
    }),
    additionalProperties: false,
  };
}

const RELATED = { anyOf: [TEXT, WHOLE, { ...objectOf({ id: WHOLE, documentId: TEXT }), minProperties: 1 }] };
const PLAIN = { anyOf: [RELATED, { type: "array", items: RELATED, maxItems: 500 }, NONE] };
/** Strapi 4's answers have what is related under "data". */
const SOME = { anyOf: [...PLAIN.anyOf, { ...objectOf({ data: PLAIN }), required: ["data"] }] };

/** Shapes that all types have. */
const SHARED: Json = {
  source: {
    ...exactly({
      name: TEXT,
      address: { type: ["string", "null"] },
      licence: { type: ["string", "null"] },
      date: { type: ["string", "null"], format: "date" },
    }),
    required: ["name"],
  },
  relation: { anyOf: [...SOME.anyOf, objectOf({ connect: SOME, disconnect: SOME, set: SOME })] },
  "relation-count": exactly({ count: WHOLE }),
  pagination: {
    anyOf: [
      { ...exactly({ page: WHOLE, pageSize: WHOLE, pageCount: WHOLE, total: WHOLE }), required: ["page", "pageSize"] },
      { ...exactly({ start: WHOLE, limit: WHOLE, total: WHOLE }), required: ["start", "limit"] },
    ],
  },
};

/** A Zod schema as JSON Schema of what is sent or answered; what JSON Schema cannot say is left open. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
}
