import { z } from "zod";
import { contentSchemas, ref, schemaOf } from "#content/record-schemas.ts";
import type { Context } from "#platform/context.ts";
import type { ApiCall, Json, Shape, SharedParameter } from "#platform/http/call.ts";
import { bodyOf } from "#platform/http/mount-calls.ts";
import { refusalAnswer } from "#platform/http/refusal-answer.ts";
import { SENDING_HEADER } from "#shared/sending.ts";

const TEXT = { type: "string" };
const WHOLE = { type: "integer" };
const DEEP = { style: "deepObject", explode: true, schema: { type: "object", additionalProperties: true } };

const PARAMETERS: Readonly<Record<SharedParameter, Json>> = {
  locale: { in: "query", schema: { type: "string", enum: ["ar", "en"], default: "en" } },
  fields: { in: "query", description: "Names with commas, or a list.", schema: TEXT },
  populate: {
    in: "query",
    description:
      "`*` (one level), names with commas and dots, or `populate[rel][fields|filters|sort|populate|start|limit|count]`, four levels deep.",
    schema: TEXT,
  },
  filters: { in: "query", description: "`filters[field][$operator]=value`; see /api/docs.", ...DEEP },
  sort: {
    in: "query",
    description:
      "`field:asc` or `field:desc`, several with commas; `relation.field` for that of the first related record.",
    schema: TEXT,
  },
  _q: {
    in: "query",
    description: "Words, each of which stands in the searched texts of a record; capitals are as small letters.",
    schema: { type: "string", maxLength: 200 },
  },
  pagination: {
    in: "query",
    style: "deepObject",
    explode: true,
    schema: {
      type: "object",
      properties: { page: WHOLE, pageSize: WHOLE, start: WHOLE, limit: WHOLE, withCount: { type: "boolean" } },
      additionalProperties: false,
    },
  },
  status: {
    in: "query",
    description: "Drafts are for those who write.",
    schema: { type: "string", enum: ["published", "draft"], default: "published" },
  },
  format: {
    in: "header",
    name: "Strapi-Response-Format",
    description: "The older shape with `attributes`.",
    schema: { type: "string", enum: ["v4"] },
  },
};

/** Of every call that changes something. */
const SENDING: Json = {
  name: SENDING_HEADER,
  in: "header",
  description:
    "A random id of this call: sent again with the same one, it is carried out once and answered as the first time, for a day.",
  schema: { type: "string", minLength: 16, maxLength: 128 },
};

/** The OpenAPI 3.1 document of the whole API, with the limits that are set here. */
export function openApi(calls: readonly ApiCall[], ctx: Context): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, ctx) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Wijha API", version: "1", description: "Content, accounts and scales. Shapes follow Strapi 5." },
    servers: [{ url: `${ctx.config.publicUrl}/api` }],
    paths,
    components: {
      schemas: { ...contentSchemas(), refusal: jsonOf(refusalAnswer, "output") },
      parameters: {
        ...Object.fromEntries(Object.entries(PARAMETERS).map(([name, parameter]) => [name, { name, ...parameter }])),
        sending: SENDING,
      },
      responses: { refusal: { description: "Refused.", ...contentOf(ref("refusal")) } },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

function operationOf(call: ApiCall, ctx: Context): Json {
  const { method, path, group, who, shared = [], status } = call;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: TEXT }));
  const names = [...shared, ...(method === "GET" || call.bodyType ? [] : ["sending"])];
  const common = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [group],
    summary: call.summary({}, { locale: "en" }),
    "x-who": who,
    parameters: [...inPath, ...common, ...ownParameters(call)],
    ...requestBodyOf(call, ctx),
    responses: {
      [status]: {
        description: status === 302 ? "Leads on." : "Done.",
        ...answerOf(call),
      },
      "4XX": { $ref: "#/components/responses/refusal" },
    },
    security: who === "anybody" ? [{}, { token: [] }] : [{ token: [] }],
  };
}

/** The parameters of a call's own query. */
export function ownParameters({ query, parameters = query }: Pick<ApiCall, "query" | "parameters">): readonly Json[] {
  if (!parameters) return [];
  const { properties = {}, required = [] } = schemaOf(parameters, "input") as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

function requestBodyOf(call: ApiCall, ctx: Context): Json {
  const body = bodyOf(call, ctx);
  if (!body) return {};
  return { requestBody: { required: true, ...contentOf(jsonOf(body, "input"), call.bodyType) } };
}

function answerOf({ answer, variants = [] }: ApiCall): Json {
  if (!answer) return {};
  const others = variants.flatMap((variant) => (variant.answer ? [jsonOf(variant.answer, "output")] : []));
  const own = jsonOf(answer, "output");
  return contentOf(others.length > 0 ? { anyOf: [own, ...others] } : own);
}

/** A shape as the document has it. */
export function jsonOf(shape: Shape, io: "input" | "output"): Json {
  return shape instanceof z.ZodType ? schemaOf(shape, io) : shape;
}

function contentOf(schema: Json, type = "application/json"): Json {
  return { content: { [type]: { schema } } };
}
