import { z } from "zod";
import { ref } from "#content/record-schemas.ts";
import type { Context } from "#platform/context.ts";
import type { ApiCall, Json } from "#platform/http/call.ts";
import { jsonOf, openApi } from "#server/api-docs/openapi.ts";

/** What words and texts have before something is put in its place. */
export const PLACEHOLDER = /\{[A-Za-z_]\w*\}|\[object Object\]/;
/** Calls that tell of addresses and of texts as they are written. */
const AS_WRITTEN = /^\/(openapi\.json|docs|content-records)/;

/** What came over the wire. */
export interface Answered {
  readonly statusCode: number;
  readonly body: string;
}

/** Holds answers against the schemas of the OpenAPI document, which is made of the declared calls. */
export class DeclaredAnswers {
  private readonly schemas: Json;
  private readonly checks = new Map<string, z.ZodType>();

  constructor(calls: readonly ApiCall[], ctx: Context) {
    this.schemas = inDefs((openApi(calls, ctx).components as { readonly schemas: Json }).schemas);
  }

  /** What is wrong with an answer, as a sentence; "" when nothing is. */
  faultOf({ method, path, status, guest, answer: declared }: ApiCall, answer: Answered, shape = declared): string {
    const { statusCode, body } = answer;
    const what = `${method} ${path}: ${statusCode}`;
    if (statusCode >= 500) return `${what} ${body.slice(0, 200)}`;
    const unfilled = AS_WRITTEN.test(path) ? null : PLACEHOLDER.exec(body);
    if (unfilled) return `${what} holds ${unfilled[0]}, which nothing was put in place of`;
    if (statusCode >= 400) return this.compared(what, ref("refusal"), body);
    if (statusCode === guest && statusCode !== status) return "";
    if (statusCode !== status) return `${what}, not ${status}`;
    return shape ? this.compared(what, jsonOf(shape, "output"), body) : "";
  }

  private compared(what: string, schema: object, body: string): string {
    const { success, error } = this.checkOf(schema).safeParse(readJson(body));
    if (success) return "";
    const faults = error.issues.slice(0, 3).map((issue) => `${issue.path.join(".")} ${issue.message}`);
    return `${what} ${faults.join("; ")}`;
  }

  /** A schema of the document as one that checks; its names become those of JSON Schema. */
  private checkOf(schema: object): z.ZodType {
    const key = JSON.stringify(schema);
    const known = this.checks.get(key);
    if (known) return known;
    const within = key.includes("$ref") ? { $defs: this.schemas } : {};
    const check = z.fromJSONSchema({ ...inDefs(schema), ...within } as z.core.JSONSchema.JSONSchema);
    this.checks.set(key, check);
    return check;
  }
}

/** Names of the document as those of JSON Schema. */
function inDefs(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/"));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
