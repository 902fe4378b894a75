import type { z } from "zod";
import type { Locale } from "#i18n/locales.ts";

/** A JSON Schema, or another part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };

/** Who may make a call; the page docs/access.md says it per call and tests hold both. */
export type Who = "anybody" | "signed-in" | "owner" | "authors" | "editors" | "administrators" | "teachers";
export type Group = "content" | "studies" | "media" | "accounts" | "scales" | "docs";

export interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the server registers it, from /api on. */
  readonly path: string;
  readonly group: Group;
  readonly who: Who;
  summary(locale: Locale): string;
  /** Names of shared parameters (`locale`, `filters` …). */
  readonly shared?: readonly SharedParameter[];
  readonly query?: z.ZodType;
  /** A schema, or one made ready where Zod cannot say it. */
  readonly body?: z.ZodType | Json;
  readonly bodyType?: "application/json" | "multipart/form-data";
  readonly status: number;
  /** Null: the answer is empty or no JSON. */
  readonly answer: Json | null;
  /** What to send to see it work. */
  readonly example: { readonly query?: string; readonly body?: string };
}

export const SHARED_PARAMETERS = [
  "locale",
  "fields",
  "populate",
  "filters",
  "sort",
  "pagination",
  "_q",
  "status",
  "format",
] as const;
export type SharedParameter = (typeof SHARED_PARAMETERS)[number];

/** A schema of the document by its name. */
export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

export function objectOf(properties: Json): Json {
  return { type: "object", properties };
}

export function listOf(items: Json): Json {
  return { type: "array", items };
}

/** A name of code that stands still inside an Arabic sentence. */
export function isolated(name: string, locale: Locale): string {
  return locale === "ar" ? `\u2066${name}\u2069` : name;
}

export type Words = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;
type Given = Omit<ApiCall, "method" | "path" | "summary" | "status" | "example"> &
  Partial<Pick<ApiCall, "status" | "example">>;

/** Describes one call; status 200 and no example unless given. */
export function call(what: `${ApiCall["method"]} /${string}`, words: Words, given: Given): ApiCall {
  const [method, path = ""] = what.split(" ") as [ApiCall["method"], string];
  return { status: 200, example: {}, ...given, method, path, summary: (locale) => words({}, { locale }) };
}

export const LIST: readonly SharedParameter[] = ["locale", "fields", "populate", "filters", "sort", "pagination"];
export const OK = objectOf({ ok: { type: "boolean" } });
/** A list in Strapi's frame. */
export const listed = (items: Json) =>
  objectOf({ data: listOf(items), meta: objectOf({ pagination: ref("pagination") }) });
/** One thing in Strapi's frame. */
export const inData = (data: Json) => objectOf({ data });
