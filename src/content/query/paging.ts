import { AppError } from "#platform/errors.ts";
import { flagOf, isGroup, type Raw } from "./operands.ts";
import { invalidKey, invalidValue } from "./refuse.ts";

/** The longest page; more is cut, as Strapi does. */
export const LONGEST_PAGE = 1000;

export interface Paging {
  readonly start: number;
  readonly limit: number;
  /** Null when the question was by start and limit. */
  readonly page: number | null;
  readonly withCount: boolean;
}

const KEYS = ["page", "pageSize", "start", "limit", "withCount"];

/** Understands `pagination`: by page and pageSize, or by start and limit, never both. */
export function parsePaging(raw: Raw, pageSize: number): Paging {
  if (raw === undefined || raw === null || raw === "") return { start: 0, limit: pageSize, page: 1, withCount: true };
  if (!isGroup(raw)) throw invalidValue("Invalid value at pagination");
  for (const key of Object.keys(raw)) if (!KEYS.includes(key)) throw invalidKey(key, `pagination.${key}`);
  const withCount = raw.withCount === undefined ? true : flagOf(raw.withCount, "withCount");
  const byPage = raw.page !== undefined || raw.pageSize !== undefined;
  const byStart = raw.start !== undefined || raw.limit !== undefined;
  if (byPage && byStart)
    throw new AppError("pagination_mixed", {
      technical: "Cannot use both page & offset pagination in the same query",
    });
  if (byStart) {
    const limit = raw.limit === "-1" ? LONGEST_PAGE : clamped(raw.limit, pageSize, 1, "limit");
    return { start: clamped(raw.start, 0, 0, "start"), limit: Math.min(limit, LONGEST_PAGE), page: null, withCount };
  }
  const page = clamped(raw.page, 1, 1, "page");
  const limit = Math.min(clamped(raw.pageSize, pageSize, 1, "pageSize"), LONGEST_PAGE);
  return { start: (page - 1) * limit, limit, page, withCount };
}

/** A whole number, and the least one in place of what is below it, as Strapi does. */
function clamped(raw: Raw, fallback: number, least: number, name: string): number {
  if (raw === undefined) return fallback;
  if (typeof raw !== "string" || !/^-?\d{1,12}$/.test(raw))
    throw invalidValue(`Invalid value at pagination.${name}: a whole number from ${least} on`);
  return Math.max(least, Number(raw));
}

/** `meta.pagination` of an answer. */
export function pagingMeta({ start, limit, page, withCount }: Paging, total: number): object {
  if (page === null) return withCount ? { start, limit, total } : { start, limit };
  const shown = { page, pageSize: limit };
  return withCount ? { ...shown, pageCount: Math.ceil(total / limit), total } : shown;
}
