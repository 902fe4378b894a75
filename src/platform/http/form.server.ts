import { data } from "react-router";
import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { databaseRefusal } from "#platform/db/fault.ts";
import { AppError, type ErrorCode, type ErrorDetails, type FieldFault, isAppError } from "#platform/errors.ts";
import { SENDING_FIELD } from "#shared/sending.ts";
import { readPairs } from "./wire-text.ts";

/** What a form gets back when it is refused: the fault, in words so that browsers need not have them all, and what was typed, but for passwords. */
export interface FormFault {
  readonly code: ErrorCode;
  readonly text: string;
  readonly fields: readonly (FieldFault & { readonly text: string })[];
  readonly retryAfter?: number;
}
export interface RefusedForm {
  readonly fault: FormFault;
  readonly values: Readonly<Record<string, string>>;
}

/** A longer form is refused. */
export const MAX_FORM_BYTES = 64 * 1024;
const SECRET_FIELD = /password|code/i;

/** The fields of a posted form as text; several values of one name are joined by a line break. What is no form of ours gets an error screen. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  try {
    const type = request.headers.get("content-type") ?? "";
    if (!type.startsWith("application/x-www-form-urlencoded")) throw new AppError("unsupported_media");
    const form: Record<string, string> = Object.create(null);
    for (const [name, value] of readPairs(await readBytes(request, MAX_FORM_BYTES)))
      if (name !== SENDING_FIELD) form[name] = name in form ? `${form[name]}\n${value}` : value;
    return { ...form };
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const bytes = await readUpTo(request, limit + 1);
  if (bytes.byteLength > limit) throw new AppError("too_large");
  return bytes;
}

/** The first bytes of a body, or all of it; the rest is not read. */
export async function readUpTo(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    parts.push(part);
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** What of a form may be shown again: all but passwords and codes. */
export function shownAgain(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELD.test(name)));
}

/** The form as it goes back, its faults in the ambient or the given language. */
export function refusedForm(
  code: ErrorCode,
  values: RefusedForm["values"],
  details: ErrorDetails = {},
  locale?: Locale,
): RefusedForm {
  const fields = (details.fields ?? []).map((field) => ({ ...field, text: fieldFaultWords(field, locale) }));
  return { fault: { code, text: faultWords(code, locale), fields, retryAfter: details.retryAfter }, values };
}

/** Runs a form's work; a refusal becomes the form again with its status, its faults and what was typed. Anything else goes on. */
export async function orRefuse<T>(form: Record<string, string>, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    const refusal = isAppError(error) ? error : databaseRefusal(error);
    if (!refusal) throw error;
    const { retryAfter } = refusal.details;
    const refused = refusedForm(refusal.code, shownAgain(form), refusal.details);
    const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return data(refused, { status: refusal.status, headers });
  }
}
