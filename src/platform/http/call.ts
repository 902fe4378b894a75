import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";

/** A JSON Schema, or another part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };
/** What is sent or answered: a Zod schema, or a JSON Schema where the shape is made of content types. */
export type Shape = z.ZodType | Json;
type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Who = "anybody" | "signed-in" | "owner" | "authors" | "editors" | "administrators" | "teachers";
export type Group = "content" | "studies" | "media" | "accounts" | "scales" | "consultations" | "docs";
export type SharedParameter =
  | "locale"
  | "fields"
  | "populate"
  | "filters"
  | "sort"
  | "pagination"
  | "_q"
  | "status"
  | "format";
export const LIST: readonly SharedParameter[] = ["locale", "fields", "populate", "filters", "sort", "pagination"];

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;
/** The names after colons in a path, as texts. */
type ParamsOf<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? { readonly [Key in Name]: string }
      : Readonly<Record<never, string>>;

/** What a handler is given: what was sent, checked by the declared schemas. */
export interface Asked<Query = unknown, Body = unknown, Params = Readonly<Record<string, string>>> {
  readonly ctx: Context;
  readonly actor: Actor;
  readonly query: Query;
  readonly body: Body;
  readonly params: Params;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Who may make a call, and with what status it answers the others where that does not follow from who. */
export interface Admission {
  readonly who: Who;
  /** Said beside who in docs/access.md. */
  readonly note?: string;
  readonly guest?: number;
  readonly other?: number;
}

/** The same call asked otherwise, where somebody else may. */
export interface Variant extends Admission {
  readonly query: string;
  /** Where it is not the call's own. */
  readonly answer?: Shape;
}

interface About extends Admission {
  readonly group: Group;
  readonly summary: Words;
  readonly variants?: readonly Variant[];
  /** Parameters that many calls have; the handler reads them itself. */
  readonly shared?: readonly SharedParameter[];
  /** Other parameters which the handler reads itself. */
  readonly parameters?: z.ZodType;
  readonly bodyType?: "multipart/form-data";
  /** Caches may keep the answer; as a rule those of a GET for anybody. */
  readonly isKept?: boolean;
  /** Costs so much that only so many are worked on at once, and one asker gets only so many. */
  readonly isBounded?: boolean;
  /** So long that it is sent compressed; it holds nothing that somebody else could have put there. */
  readonly isPacked?: boolean;
  /** The handler answers HEAD too. */
  readonly hasHead?: boolean;
  /** What to send to see it work. A "…" stands for what only the asker knows. */
  readonly example: { readonly query?: string; readonly body?: string };
  readonly status: number;
}

/** A call of the API, whole: its route, its description and its line of docs/access.md come from here. */
export interface ApiCall extends About {
  readonly method: Method;
  /** As the server registers it, from /api on. */
  readonly path: string;
  readonly query?: z.ZodType;
  /** A JSON Schema describes what the handler reads itself. */
  readonly body?: Shape | ((ctx: Context) => z.ZodType);
  /** The schema for this asker, where it asks for more. */
  bodyFor?(asked: Pick<Asked, "ctx" | "actor">): Promise<z.ZodType>;
  /** Null: the answer is empty or no JSON. */
  readonly answer: Shape | null;
  /** Refuses before anything that was sent is looked at. */
  gate?(actor: Actor, asked: Pick<Asked, "ctx" | "params">): unknown;
  /** Checks the query in a way of its own. */
  readQuery?(schema: z.ZodType, sent: unknown): unknown;
  handle(asked: Asked): unknown;
}

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;
type Answered<Answer> = Answer extends z.ZodType ? Frozen<z.output<Answer>> : unknown;

interface Declared<Path extends string, Query extends z.ZodType, Body extends z.ZodType, Answer>
  extends Omit<About, "example" | "status">,
    Partial<Pick<About, "example" | "status">>,
    Pick<ApiCall, "readQuery"> {
  readonly query?: Query;
  readonly body?: Body | Json | ((ctx: Context) => Body);
  readonly answer: Answer;
  bodyFor?(asked: Pick<Asked, "ctx" | "actor">): Promise<z.ZodType<z.output<Body>>>;
  gate?(actor: Actor, asked: { readonly ctx: Context; readonly params: ParamsOf<Path> }): unknown;
  handle(
    asked: Asked<z.output<Query>, z.output<Body>, ParamsOf<Path>>,
  ): Answered<Answer> | FastifyReply | Promise<Answered<Answer> | FastifyReply>;
}

/** Declares one call; status 200 and no example unless given. */
export function call<
  Path extends string,
  Answer extends Shape | null,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
>(what: `${Method} ${Path}`, declared: Declared<Path, Query, Body, Answer>): ApiCall {
  const [method, path = ""] = what.split(" ") as [Method, string];
  return { status: 200, example: {}, ...declared, method, path } as ApiCall;
}

const pagination = z.strictObject({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() });

/** A list in Strapi's frame. */
export const listed = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), meta: z.strictObject({ pagination }) });

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; resolved before any handler runs. */
    actor: Actor;
    /** Language of the answer's words: cookie, then Accept-Language, then English on the API. */
    locale: "ar" | "en";
  }
}
