import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { databaseFault, databaseRefusal } from "#platform/db/fault.ts";
import { ANSWERED_BY, AppError, ERROR_CODES, type ErrorCode, isAppError } from "#platform/errors.ts";
import type { RefusalAnswer } from "#platform/http/refusal-answer.ts";

/** Fastify's own refusals, as ours. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "bad_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "bad_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
};

/** What the server of plain files says of conditions and ranges. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = { 412: "condition_failed", 416: "range_outside" };

/** What was thrown, as a refusal of the catalogue; a fault of ours becomes "internal" with its details hidden. */
export function refusalOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  const known = error as Partial<FastifyError>;
  const code = FASTIFY_CODES[known.code ?? ""];
  if (code) return new AppError(code);
  if (error instanceof SyntaxError && known.statusCode === 400) return new AppError("bad_json");
  if (error instanceof URIError || known.statusCode === 400) return new AppError("invalid");
  // Of a file, "forbidden" and "missing" are the same answer.
  if (known.statusCode === 403 || known.statusCode === 404) return new AppError("not_found");
  return databaseRefusal(error) ?? new AppError(STATUS_CODES[known.statusCode ?? 0] ?? "internal");
}

/** Strapi's error body, in the asker's language. */
export function apiBody(refusal: AppError, locale: Locale, reference: string): RefusalAnswer {
  const { status, name } = ERROR_CODES[refusal.code];
  const fields = refusal.details.fields ?? [];
  const errors = fields.map((fault) => ({
    path: fault.path.split("."),
    message: fieldFaultWords(fault, locale),
    name: "ValidationError" as const,
    code: fault.code,
  }));
  const details: RefusalAnswer["error"]["details"] = { code: refusal.code, ...refusal.details.extra };
  const call = ANSWERED_BY[refusal.code];
  if (call) details.call = call;
  if (errors.length > 0) details.errors = errors;
  if (status >= 500) details.reference = reference;
  const message =
    refusal.details.technical && refusal.code === "invalid"
      ? refusal.details.technical
      : wordsOf(refusal, errors, locale);
  return { data: null, error: { status, name, message, details } };
}

/** Refusals that say nothing which the words of their one field do not say better. */
const TOLD_BY_FIELD: ReadonlySet<ErrorCode> = new Set(["form_invalid", "in_use"]);

function wordsOf(refusal: AppError, errors: readonly { message: string }[], locale: Locale): string {
  // The sentence of the specification for a form that is not filled in; which fields, the details say.
  if (refusal.code === "form_invalid" && refusal.details.fields?.some(({ code }) => code === "required"))
    return m.ui_fill_all({}, { locale });
  return TOLD_BY_FIELD.has(refusal.code) && errors.length === 1
    ? (errors[0]?.message ?? "")
    : faultWords(refusal.code, locale);
}

/** Writes down what was our fault; `database` says what is wrong with that. What is only too much at a moment is no fault. */
export function logFault(ctx: Pick<Context, "log">, error: unknown, about: object, what: string): void {
  if (isAppError(error) && error.code === "busy") return;
  const database = databaseFault(error);
  ctx.log.error({ err: error, ...about, ...(database && { database }) }, what);
}

/** Logs what was our fault and answers with Strapi's body. */
export function sendApiRefusal(
  ctx: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status >= 500)
    logFault(ctx, error, { request: request.id, route: request.routeOptions?.url ?? "" }, "a call failed");
  if (refusal.details.retryAfter) reply.header("Retry-After", String(Math.ceil(refusal.details.retryAfter)));
  return reply
    .code(refusal.status)
    .header("Cache-Control", "no-store")
    .send(apiBody(refusal, request.locale ?? "en", request.id));
}
