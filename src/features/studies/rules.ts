import type { EntryRule } from "#content/types/entry-rules.ts";
import { foldText } from "#shared/fold-text.ts";

/** How many degrees of one area stand in the list by area; the rest is one filter away. */
export const DEGREES_OF_AREA = 6;

export interface Duration {
  readonly unit: "years" | "halves" | "months" | "weeks";
  /** Of halves the whole years, to which half a year is added. */
  readonly count: number;
}

/** A length in months as people say it: years, from the first on with halves, else months; less than a month in weeks. */
export function durationOf(months: number): Duration {
  if (months < 1) return { unit: "weeks", count: Math.max(1, Math.round((months * 52) / 12)) };
  if (months > 12 && months % 12 === 6) return { unit: "halves", count: (months - 6) / 12 };
  return months % 12 === 0 ? { unit: "years", count: months / 12 } : { unit: "months", count: months };
}

/** A percentage as people write it (85, ٨٥٫٥, 85%); null when it is none from 0 to 100. */
export function readPercentage(written: string): number | null {
  const latin = foldText(written)
    .replace("٫", ".")
    .replace(/[%٪\s]/g, "");
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(latin)) return null;
  const value = Number(latin);
  return value <= 100 ? value : null;
}

/** The rule as it is best told: a group of one is that one, "at least all" is all of them, "at least one" is any. */
export function plainRule(rule: EntryRule): EntryRule {
  if ("subject" in rule) return rule;
  const parts = ("allOf" in rule ? rule.allOf : "anyOf" in rule ? rule.anyOf : rule.of).map(plainRule);
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  if ("allOf" in rule) return { allOf: parts };
  if ("anyOf" in rule || rule.atLeast === 1) return { anyOf: parts };
  return rule.atLeast === parts.length ? { allOf: parts } : { atLeast: rule.atLeast, of: parts };
}

/** The first subjects, as a rule names them, that meet it: all of what it asks, of a choice the first. */
export function subjectsThatMeet(rule: EntryRule): readonly string[] {
  if ("subject" in rule) return [rule.subject];
  const parts =
    "allOf" in rule ? rule.allOf : "anyOf" in rule ? rule.anyOf.slice(0, 1) : rule.of.slice(0, rule.atLeast);
  return [...new Set(parts.flatMap(subjectsThatMeet))];
}

/** So many hours of a day stand in one row. */
const HOURS = 4;

/** Of a day its first hour, its last and two between them; fewer than that are no day. */
export function hoursOf<T>(day: readonly T[]): T[] {
  if (day.length < HOURS) return [];
  return Array.from({ length: HOURS }, (_, at) => day[Math.round((at * (day.length - 1)) / (HOURS - 1))] as T);
}
