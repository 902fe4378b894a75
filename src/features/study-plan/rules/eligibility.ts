import type { EntryRule, EntryRules } from "#content/types/entry-rules.ts";

/** What somebody studies or may choose: each subject's expected grade in percent; null where they cannot say yet. */
export type Marks = ReadonlyMap<string, number | null>;

/** One thing that is short: a subject that is not taken, a grade below what is asked, or the average. */
export type Gap =
  | { readonly kind: "subject"; readonly subject: string; readonly minimum: number }
  | { readonly kind: "grade"; readonly subject: string; readonly minimum: number; readonly short: number }
  | { readonly kind: "average"; readonly minimum: number; readonly short: number };

/** One requirement as the official guide would list it: the average, or a part of the rule. */
export interface Requirement {
  /** Null: the average. */
  readonly rule: EntryRule | null;
  readonly minimum: number | null;
  /** The least that is short of it; empty when it is met. */
  readonly gaps: readonly Gap[];
  /** Met only if a grade, or the average, that is not known yet will do. */
  readonly isAssumed: boolean;
}

export interface Eligibility {
  readonly requirements: readonly Requirement[];
  readonly met: number;
  readonly gaps: readonly Gap[];
  /** Every requirement is met, some perhaps by grades that are not known yet. */
  readonly isOpen: boolean;
  readonly isAssumed: boolean;
}

/**
 * How somebody stands before a programme's entry rules. A subject without a grade counts as one that will be reached, and so does an
 * average that is not given: it is never worked out from the grades, or a further subject could close a door.
 */
export function eligibilityOf(
  { minimum_average, rule }: EntryRules,
  marks: Marks,
  average: number | null,
): Eligibility {
  const requirements = [
    ...(minimum_average === undefined ? [] : [averageRequirement(minimum_average, average)]),
    ...topRules(rule).map((part) => requirementOf(part, marks)),
  ];
  const gaps = requirements.flatMap((one) => one.gaps);
  return {
    requirements,
    met: requirements.filter((one) => one.gaps.length === 0).length,
    gaps,
    isOpen: gaps.length === 0,
    isAssumed: gaps.length === 0 && requirements.some((one) => one.isAssumed),
  };
}

/** What is asked beside one another: the parts of an "all of", or the rule itself. */
export function topRules(rule: EntryRule): readonly EntryRule[] {
  return "allOf" in rule ? rule.allOf.flatMap(topRules) : [rule];
}

function averageRequirement(minimum: number, average: number | null): Requirement {
  const isShort = average !== null && average < minimum;
  const gaps: Gap[] = isShort ? [{ kind: "average", minimum, short: shortOf(minimum, average) }] : [];
  return { rule: null, minimum, gaps, isAssumed: average === null };
}

function requirementOf(rule: EntryRule, marks: Marks): Requirement {
  const gaps = gapsOf(rule, marks);
  const isAssumed = gaps.length === 0 && gapsOf(rule, withoutUnknown(marks)).length > 0;
  return { rule, minimum: "subject" in rule ? rule.minimum : null, gaps, isAssumed };
}

/** One set of marks is held against hundreds of rules. */
const surely = new WeakMap<Marks, Marks>();

export function withoutUnknown(marks: Marks): Marks {
  const known = surely.get(marks) ?? new Map([...marks].filter(([, mark]) => mark !== null));
  surely.set(marks, known);
  return known;
}

/** Whether the rules are met, without what is short of them. */
export function isDoorOpen({ minimum_average, rule }: EntryRules, marks: Marks, average: number | null): boolean {
  if (minimum_average !== undefined && average !== null && average < minimum_average) return false;
  return isMet(rule, marks);
}

export function isMet(rule: EntryRule, marks: Marks): boolean {
  if ("subject" in rule) {
    const mark = marks.get(rule.subject);
    return mark !== undefined && (mark === null || mark >= rule.minimum);
  }
  if ("allOf" in rule) return rule.allOf.every((part) => isMet(part, marks));
  if ("anyOf" in rule) return rule.anyOf.some((part) => isMet(part, marks));
  return rule.of.filter((part) => isMet(part, marks)).length >= rule.atLeast;
}

/** The least that is short of a rule; nothing when it is met. Fewer missing subjects count before fewer points. */
export function gapsOf(rule: EntryRule, marks: Marks): readonly Gap[] {
  if ("subject" in rule) return markGap(rule, marks);
  const parts = "allOf" in rule ? rule.allOf : "anyOf" in rule ? rule.anyOf : rule.of;
  const needed = "allOf" in rule ? parts.length : "anyOf" in rule ? 1 : rule.atLeast;
  const least = parts
    .map((part) => gapsOf(part, marks))
    .sort(nearer)
    .slice(0, needed);
  return together(least.flat());
}

function markGap({ subject, minimum }: { subject: string; minimum: number }, marks: Marks): readonly Gap[] {
  const mark = marks.get(subject);
  if (mark === undefined) return [{ kind: "subject", subject, minimum }];
  if (mark === null || mark >= minimum) return [];
  return [{ kind: "grade", subject, minimum, short: shortOf(minimum, mark) }];
}

/** Whole hundredths, so that 80.1 − 80 is 0.1. */
function shortOf(minimum: number, mark: number): number {
  return Math.round((minimum - mark) * 100) / 100;
}

/** One subject asked for twice is one thing that is short: the higher grade. */
function together(gaps: readonly Gap[]): readonly Gap[] {
  const bySubject = new Map<string, Gap>();
  for (const gap of gaps) {
    const key = gap.kind === "average" ? "" : gap.subject;
    const other = bySubject.get(key);
    if (!other || other.minimum < gap.minimum) bySubject.set(key, gap);
  }
  return [...bySubject.values()];
}

/** How much is short, as numbers to order by. */
export function shortageOf(gaps: readonly Gap[]): { readonly missing: number; readonly points: number } {
  return { missing: missing(gaps), points: points(gaps) };
}

/** Orders by how much is short: missing subjects first, then points. */
export function nearer(one: readonly Gap[], other: readonly Gap[]): number {
  return missing(one) - missing(other) || points(one) - points(other);
}

function missing(gaps: readonly Gap[]): number {
  return gaps.filter(({ kind }) => kind === "subject").length;
}

function points(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, gap) => sum + (gap.kind === "subject" ? 0 : gap.short), 0);
}
