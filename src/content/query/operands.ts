import { invalidValue } from "./refuse.ts";

/** What qs makes of a part of the query. */
export type Raw = string | null | undefined | Raw[] | { readonly [key: string]: Raw };

const MOST = 200;

export function isGroup(raw: Raw): raw is { readonly [key: string]: Raw } {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** The members of a list: an array, or what qs makes of an array with high or missing numbers. Null when it is neither. */
export function membersOf(raw: Raw): readonly Raw[] | null {
  if (Array.isArray(raw)) return raw;
  if (isGroup(raw) && Object.keys(raw).every((key) => /^\d{1,6}$/.test(key))) return Object.values(raw);
  return null;
}

/** One text; throws otherwise. */
export function textOf(raw: Raw, path: string): string {
  if (typeof raw !== "string") throw invalidValue(`Invalid value at ${path}`);
  return raw;
}

/** Several texts, or one. */
export function textsOf(raw: Raw, path: string): string[] {
  const members = membersOf(raw) ?? [raw];
  if (members.length > MOST) throw invalidValue(`Too many values at ${path}: at most ${MOST}`);
  return members.map((member) => textOf(member, path));
}

const TRUE = ["true", "t", "1"];
const FALSE = ["false", "f", "0"];

/** A yes or no; nothing after the key means yes. */
export function flagOf(raw: Raw, path: string): boolean {
  if (raw === null || raw === "") return true;
  if (typeof raw === "string" && TRUE.includes(raw)) return true;
  if (typeof raw === "string" && FALSE.includes(raw)) return false;
  throw invalidValue(`Invalid ${path} parameter. Expected "t","1","true","false","0","f"`);
}

/** A whole number from `least` on; the fallback when nothing is said. */
export function wholeNumber<Fallback extends number | null>(
  raw: Raw,
  fallback: Fallback,
  least: number,
  path: string,
): number | Fallback {
  if (raw === undefined) return fallback;
  const value = typeof raw === "string" && /^\d{1,12}$/.test(raw) ? Number(raw) : Number.NaN;
  if (!(value >= least)) throw invalidValue(`Invalid value at ${path}: a whole number from ${least} on`);
  return value;
}
