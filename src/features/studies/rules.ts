import type { EntryRule } from "#content/types/entry-rules.ts";
import { foldText } from "#shared/fold-text.ts";

/** How many degrees of one area stand in the list by area; the rest is one filter away. */
export const DEGREES_OF_AREA = 6;

export interface Duration {
  readonly unit: "years" | "months" | "weeks";
  readonly count: number;
}

/** A length in months as people say it: whole years, else months; less than a month in weeks. */
export function durationOf(months: number): Duration {
  if (months < 1) return { unit: "weeks", count: Math.max(1, Math.round((months * 52) / 12)) };
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
