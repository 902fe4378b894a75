import { readPercentage } from "#features/studies/rules.ts";
import type { Marks } from "./rules/eligibility.ts";

export const STATES = ["open", "near", "shut"] as const;
export type DoorStanding = (typeof STATES)[number];
export const DOOR_FILTERS = ["category", "institute", "location", "subject"] as const;
export type DoorFilter = (typeof DOOR_FILTERS)[number];

/** What an address says of somebody's subjects, as they typed it. */
export interface TypedSubjects {
  readonly marks: Marks;
  readonly average: number | null;
  /** Grades as they were typed, by subject; the average under "". */
  readonly typed: ReadonlyMap<string, string>;
  /** Where what was typed is no grade. */
  readonly faults: ReadonlySet<string>;
}

/** Subjects that were taken when the page was made: what a change closes or opens is told by them. */
export const WAS_FIELD = "was";
/** The field of a subject's grade. */
export const gradeField = (subject: string) => `grade-${subject}`;

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
    const grade = read(subject, gradeField(subject));
    // Who writes a grade studies the subject.
    if (taken.has(subject) || typed.has(subject)) marks.set(subject, grade);
  }
  return { marks, average: read("", "average"), typed, faults };
}

export interface SubjectView {
  readonly slug: string;
  readonly title: string;
  readonly isTaken: boolean;
  readonly grade: string;
  readonly isFaulty: boolean;
}

interface Named {
  readonly slug: string;
  readonly title: string;
}

export interface ChoiceView extends Named {
  readonly programs: number;
  readonly areas: readonly string[];
  readonly jobs: number;
  /** This page with the subject added. */
  readonly to: string;
}

export interface AreaView extends Named {
  readonly open: number;
  readonly near: number;
  readonly total: number;
}

export interface ProgramView extends Named {
  readonly institute: string | null;
  readonly standing: DoorStanding;
  readonly met: number;
  readonly total: number;
  readonly isAssumed: boolean;
  /** What is short, in sentences. */
  readonly gaps: readonly string[];
  /** Where the rules are printed. */
  readonly source: string | null;
  readonly isSample: boolean;
}

/** What the last change of subjects did. */
export interface ChangeView {
  readonly removed: readonly string[];
  readonly closed: number;
  readonly added: readonly string[];
  readonly opened: number;
}

export interface DoorMap {
  /** Null on a first look. */
  readonly change: ChangeView | null;
  /** The merit programmes within reach of the average; null while there is none. */
  readonly merit: string | null;
  readonly subjects: readonly SubjectView[];
  readonly average: { readonly typed: string; readonly isFaulty: boolean };
  readonly isBegun: boolean;
  readonly counts: Readonly<Record<DoorStanding, number>>;
  readonly choices: readonly ChoiceView[];
  readonly areas: readonly AreaView[];
  readonly jobs: { readonly shown: readonly Named[]; readonly open: number; readonly total: number };
  readonly programs: readonly ProgramView[];
  readonly filters: readonly {
    readonly key: DoorFilter;
    readonly options: readonly Named[];
    readonly chosen: string;
  }[];
  readonly standing: DoorStanding | "";
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** The address of another page of the programmes, without its number. */
  readonly address: string;
}
