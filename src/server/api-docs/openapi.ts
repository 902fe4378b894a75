import { z } from "zod";
import { STAGES } from "#content/review.server.ts";
import { TRANSLATION_STATES } from "#content/translation.ts";
import type { ApiCall, Json, SharedParameter } from "./call.ts";
import { objectOf, ref } from "./call.ts";
import { contentCalls, contentSchemas, schemaOf } from "./content-calls.ts";
import { featureCalls } from "./feature-calls.ts";

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
    schema: objectOf({
      page: WHOLE,
      pageSize: WHOLE,
      start: WHOLE,
      limit: WHOLE,
      withCount: { type: "boolean" },
    }),
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

/** Every call of the API, content first. */
export function apiCalls(): ApiCall[] {
  return [...contentCalls(), ...featureCalls()];
}

/** The OpenAPI 3.1 document of the whole API. */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of apiCalls()) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Wijha API", version: "1", description: "Content, accounts and scales. Shapes follow Strapi 5." },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { ...contentSchemas(), ...COMMON },
      parameters: Object.fromEntries(
        Object.entries(PARAMETERS).map(([name, parameter]) => [name, { name, ...parameter }]),
      ),
      responses: { refusal: { description: "Refused.", ...jsonOf(ref("refusal")) } },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

function operationOf(call: ApiCall): Json {
  const { method, path, group, who, shared = [], status, answer } = call;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: TEXT }));
  const common = shared.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [group],
    summary: call.summary("en"),
    "x-who": who,
    parameters: [...inPath, ...common, ...ownParameters(call)],
    ...bodyOf(call),
    responses: {
      [status]: { description: status === 302 ? "Leads on." : "Done.", ...(answer && jsonOf(answer)) },
      "4XX": { $ref: "#/components/responses/refusal" },
    },
    security: who === "anybody" ? [{}, { token: [] }] : [{ token: [] }],
  };
}

/** The parameters of a call's own query. */
export function ownParameters({ query }: Pick<ApiCall, "query">): readonly Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: Json; required?: readonly string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

function bodyOf({ body, bodyType = "application/json" }: ApiCall): Json {
  if (!body) return {};
  const schema = body instanceof z.ZodType ? schemaOf(body) : body;
  return { requestBody: { required: true, content: { [bodyType]: { schema } } } };
}

function jsonOf(schema: Json): Json {
  return { content: { "application/json": { schema } } };
}

const NUMBERS = { type: "object", additionalProperties: { type: "number" } };
const RELATED = { anyOf: [TEXT, WHOLE, objectOf({ id: WHOLE, documentId: TEXT })] };
const SOME = { anyOf: [RELATED, { type: "array", items: RELATED, maxItems: 500 }, { type: "null" }] };

const TEXT_OR_NONE = { type: ["string", "null"] };
const INSTANT_OR_NONE = { ...TEXT_OR_NONE, format: "date-time" };
const TRANSLATION = { type: "string", enum: TRANSLATION_STATES };

/** Shapes that no declaration holds. */
const COMMON: Json = {
  "record-state": {
    ...objectOf({
      documentId: TEXT,
      type: TEXT,
      slug: TEXT,
      title: objectOf({ ar: TEXT_OR_NONE, en: TEXT_OR_NONE }),
      version: WHOLE,
      stage: { type: "string", enum: STAGES },
      translation: objectOf({ ar: TRANSLATION, en: TRANSLATION }),
      publishAt: INSTANT_OR_NONE,
      reviewNote: TEXT_OR_NONE,
      editedAt: INSTANT_OR_NONE,
    }),
    required: ["documentId", "type", "slug", "title", "version", "stage", "translation"],
  },
  source: {
    ...objectOf({
      name: TEXT,
      address: { type: ["string", "null"] },
      licence: { type: ["string", "null"] },
      date: { type: ["string", "null"], format: "date" },
    }),
    required: ["name"],
  },
  relation: { anyOf: [...SOME.anyOf, objectOf({ connect: SOME, disconnect: SOME, set: SOME })] },
  pagination: objectOf({ page: WHOLE, pageSize: WHOLE, pageCount: WHOLE, start: WHOLE, limit: WHOLE, total: WHOLE }),
  refusal: objectOf({
    data: { type: "null" },
    error: objectOf({ status: WHOLE, name: TEXT, message: TEXT, details: { type: "object" } }),
  }),
  user: objectOf({
    id: WHOLE,
    username: TEXT,
    email: TEXT,
    provider: TEXT,
    confirmed: { type: "boolean" },
    blocked: { type: "boolean" },
    createdAt: TEXT,
    updatedAt: TEXT,
    firstname: TEXT,
    lastname: TEXT,
    account_type: TEXT,
  }),
  statement: objectOf({
    id: WHOLE,
    documentId: TEXT,
    question_num: WHOLE,
    question: TEXT,
    example: TEXT,
    environment: TEXT,
    version: WHOLE,
    locale: TEXT,
  }),
  personality: objectOf({ id: WHOLE, documentId: TEXT, code: TEXT, slug: TEXT, title: TEXT, alt_title: TEXT }),
  match: objectOf({ documentId: TEXT, slug: TEXT, title: TEXT, likeness: { type: "number" }, label: TEXT }),
  result: objectOf({
    documentId: TEXT,
    code: TEXT,
    flat: { type: "boolean" },
    scores: NUMBERS,
    bands: { type: "object" },
    version: WHOLE,
    completedAt: TEXT,
    expiresAt: { type: ["string", "null"] },
  }),
};
