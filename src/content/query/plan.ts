import qs from "qs";
import { isLocale, type Locale } from "#i18n/locales.ts";
import type { Described, Registry } from "../registry.ts";
import type { SortKey } from "../snapshot/order.ts";
import { type Condition, every } from "./conditions.ts";
import { parseFilters, parseWords, type Scope } from "./filters.ts";
import type { Raw } from "./operands.ts";
import { type Paging, parsePaging } from "./paging.ts";
import { invalidKey, invalidValue } from "./refuse.ts";
import { parseFields, parsePopulate, parseSort, type Selection, selectionKey, sortKey, WHOLE } from "./selection.ts";

/** A question for one record, understood. `key` is the same for all spellings of it. */
export interface OnePlan {
  readonly locale: Locale;
  readonly selection: Selection;
  readonly where: Condition | null;
  readonly key: string;
}

/** A question for a list, understood. */
export interface ListPlan extends OnePlan {
  readonly sort: readonly SortKey[];
  /** Whether the question named an order. */
  readonly isSorted: boolean;
  readonly paging: Paging;
}

export type RawQuery = Readonly<Record<string, Raw>>;

const LONGEST_QUERY = 16_384;
const MOST_PARAMETERS = 500;
const ONE_KEYS = ["fields", "populate", "locale", "status", "publicationState"];
const LIST_KEYS = [...ONE_KEYS, "filters", "sort", "pagination", "_q"];

/** The query of an address, as it was sent. */
export function queryOf(url: string | undefined): string {
  const at = url?.indexOf("?") ?? -1;
  return at < 0 ? "" : (url?.slice(at + 1) ?? "");
}

/** Reads a query string as Strapi does. */
export function readQuery(raw: string): RawQuery {
  if (raw === "") return {};
  if (raw.length > LONGEST_QUERY || raw.split("&").length > MOST_PARAMETERS)
    throw invalidValue(`The query is longer than ${LONGEST_QUERY} characters or ${MOST_PARAMETERS} parameters`);
  if (raw.includes("__proto__")) throw invalidKey("__proto__", "__proto__");
  return qs.parse(raw, {
    plainObjects: true,
    arrayLimit: 100,
    depth: 20,
    strictNullHandling: true,
    parameterLimit: MOST_PARAMETERS,
  }) as RawQuery;
}

/** Understands the question for one record. */
export function planOne(query: RawQuery, described: Described, registry: Registry, fallback: Locale): OnePlan {
  requireKnown(query, ONE_KEYS);
  return withSelection(query, described, { registry, conditions: 0 }, fallback);
}

function withSelection(query: RawQuery, described: Described, scope: Scope, fallback: Locale): OnePlan {
  const selection = {
    ...WHOLE,
    fields: parseFields(query.fields, described),
    populate: parsePopulate(query.populate, described, scope),
  };
  const locale = localeOf(query.locale, fallback);
  const key = JSON.stringify([locale, selectionKey(selection)]);
  return { locale, selection, where: null, key };
}

/** Understands the question for a list; `extraKeys` are keys the caller has read itself. */
export function planList(
  query: RawQuery,
  described: Described,
  registry: Registry,
  options: { readonly locale: Locale; readonly extraKeys?: readonly string[]; readonly pageSize?: number },
): ListPlan {
  requireKnown(query, [...LIST_KEYS, ...(options.extraKeys ?? [])]);
  const scope = { registry, conditions: 0 };
  const one = withSelection(query, described, scope, options.locale);
  const filters = parseFilters(query.filters, described, scope);
  const words = parseWords(query._q);
  const where = filters && words ? every([filters, words]) : (filters ?? words);
  const sort = parseSort(query.sort, described, scope);
  const door = described.type.api;
  const pageSize = options.pageSize ?? (filters ? door?.pageSizeFiltered : undefined) ?? door?.pageSize ?? 25;
  const paging = parsePaging(query.pagination, pageSize);
  const key = `${one.key}${JSON.stringify([sortKey(sort), Object.values(paging)])}${where?.key ?? ""}`;
  return { ...one, where, sort, isSorted: query.sort !== undefined, paging, key };
}

function requireKnown(query: RawQuery, known: readonly string[]): void {
  for (const key of Object.keys(query)) if (!known.includes(key)) throw invalidKey(key, key);
}

/** Whether a question is about drafts, in the words of either version of Strapi. */
export function asksForDrafts(query: RawQuery): boolean {
  const [status, state] = [query.status ?? "published", query.publicationState ?? "live"];
  if (status !== "published" && status !== "draft")
    throw invalidValue("Invalid status. status can only be one of published|draft");
  if (state !== "live" && state !== "preview")
    throw invalidValue("Invalid publicationState. It can only be one of live|preview");
  return status === "draft" || state === "preview";
}

function localeOf(raw: Raw, fallback: Locale): Locale {
  if (raw === undefined || raw === null || raw === "") return fallback;
  if (!isLocale(raw)) throw invalidValue("Invalid locale. locale can only be one of ar|en");
  return raw;
}
