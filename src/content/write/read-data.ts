import { isLocale, type Locale } from "#i18n/locales.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import type { Body, Values } from "../body.ts";
import { SUPPORT } from "../query/placeholders.ts";
import { invalidKey, invalidValue } from "../query/refuse.ts";
import { LOCALIZATIONS } from "../query/selection.ts";
import type { Described } from "../registry.ts";
import { isSystemField } from "../snapshot/columns.ts";
import { type Resolve, readLinks } from "./read-links.ts";

export const EMPTY_BODY: Body = { slug: "", data: {}, ar: null, en: null, links: {}, source: null };

/** Strapi's body of a write: `{"data": {…}}`. */
export function dataOf(raw: unknown): Values {
  const data = isObject(raw) ? raw.data : undefined;
  if (!isObject(data)) throw invalidValue('Missing "data" payload in the request body');
  return data;
}

/** What a client sent, and what it takes to understand it. */
export interface Sending {
  readonly sent: Values;
  readonly described: Described;
  readonly locale: Locale;
  readonly resolve: Resolve;
  /** Whether the way back of another type's relation is sent as it stands: that is where it is written. */
  readonly standsAs: (inverse: string, sent: unknown) => boolean;
  /** What readers saw in place of `{support}`. */
  readonly support: string;
}

/**
 * What a client sent, put onto what the record holds: fields it does not name stay, null empties a field. Words go to `locale`.
 * Pure: whether the values fit is decided by the type's schema afterwards.
 */
export function withData(before: Body, sending: Sending): Body {
  const { sent, described, locale, resolve, standsAs, support } = sending;
  const data = { ...before.data };
  const words = { ...before[locale] };
  const links = { ...before.links };
  let { slug, source } = before;
  let hasWords = before[locale] !== null;
  for (const [key, value] of Object.entries(sent)) {
    const field = described.scalars.get(key);
    const relation = described.relations.get(key);
    if (key === "slug") slug = value as string;
    else if (key === "source") source = value as Body["source"];
    else if (key === "locale" && value !== null) requireSameLocale(value, locale);
    else if (relation) links[key] = readLinks(relation, links[key] ?? [], value, key, resolve);
    else if (field) {
      const target = field.localised ? words : data;
      put(target, key, field.kind === "keywords" ? splitKeywords(value) : asWritten(target[key], value, support));
      hasWords ||= field.localised && value !== null;
    } else if (!isSystemField(key) && key !== LOCALIZATIONS && !(described.inverses.has(key) && standsAs(key, value)))
      throw invalidKey(key, key);
  }
  return { slug, source, data, links, ar: before.ar, en: before.en, [locale]: hasWords ? words : null };
}

/** A text that goes back as it was read keeps its placeholder. */
function asWritten(before: unknown, value: unknown, support: string): unknown {
  const isFilled = typeof before === "string" && before.includes(SUPPORT) && typeof value === "string";
  return isFilled ? value.replaceAll(support, SUPPORT) : value;
}

function put(values: Record<string, unknown>, key: string, value: unknown): void {
  if (value === null || value === undefined) delete values[key];
  else values[key] = value;
}

/** The wire has keywords as one string, the store as a list. */
function splitKeywords(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function requireSameLocale(value: unknown, locale: Locale): void {
  if (!isLocale(value) || value !== locale)
    throw invalidValue("locale in the data differs from the locale of the request");
}

/** A slug out of an English title, for clients that leave it out. */
export function slugFrom(title: unknown, label: string): string {
  const text = typeof title === "string" ? title.trim() : "";
  if (text === "") throw new AppError("form_invalid", { fields: [{ path: label, code: "required" }] });
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  if (slug === "") throw new AppError("form_invalid", { fields: [{ path: "slug", code: "required" }] });
  return slug;
}

/** Field faults by the names a client knows; the store keeps fields in parts, which are no business of theirs. */
export function asSent(error: unknown, locale: Locale, { type }: Described): unknown {
  if (!isAppError(error) || !error.details.fields) return error;
  const own = new RegExp(`^(data|links|${locale})\\.`);
  const fields = error.details.fields.map((fault) => {
    // A record without words in any language lacks what names it.
    if (fault.code === "content_needs_language") return { path: type.label, code: "required" };
    return { ...fault, path: fault.path.replace(own, "") };
  });
  return new AppError(error.code, { ...error.details, fields });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
