import { readPercentage } from "#features/studies/rules.ts";
import type { Marks } from "../rules/eligibility.ts";
import { gradeField } from "../schema.ts";

/** What an address says of somebody's subjects, as they typed it. */
export interface TypedSubjects {
  readonly marks: Marks;
  readonly average: number | null;
  /** Grades as they were typed, by subject; the average under "". */
  readonly typed: ReadonlyMap<string, string>;
  /** Where what was typed is no grade. */
  readonly faults: ReadonlySet<string>;
}

/** The subjects an address names, with their grades in percent in the digits of whoever types; subjects nobody knows fall out. */
export function readSubjects(params: URLSearchParams, known: readonly string[]): TypedSubjects {
  const taken = new Set(params.getAll("s"));
  const marks = new Map<string, number | null>();
  const typed = new Map<string, string>();
  const faults = new Set<string>();
  const read = (name: string, field: string): number | null => {
    const text = (params.get(field) ?? "").trim().slice(0, 20);
    if (text === "") return null;
    typed.set(name, text);
    const value = readPercentage(text);
    if (value === null) faults.add(name);
    return value;
  };
  for (const subject of known) {
    // The tick alone says what is studied: a grade goes with it.
    if (taken.has(subject)) marks.set(subject, read(subject, gradeField(subject)));
  }
  return { marks, average: read("", "average"), typed, faults };
}
