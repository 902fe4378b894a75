import type { Locale } from "#i18n/locales.ts";
import type { PlanAct } from "./plan-forms.ts";

/** A goal or a step as its owner sees it. */
export interface ItemView {
  readonly id: string;
  readonly title: string;
  /** Where its record is shown; null for what is only text, and for what is no longer published. */
  readonly to: string | null;
  /** The language its title is in, where not the reader's. */
  readonly otherLocale?: Locale;
  /** What kind of thing of the site it is. */
  readonly kind: string | null;
  /** As it was typed; empty where it has its record's name. */
  readonly text: string;
  readonly year: number | null;
  readonly dueOn: string | null;
  readonly isDone: boolean;
  readonly isLate: boolean;
  readonly revision: number;
}

/** The steps of one school year; null: without one. */
export interface YearView {
  readonly year: number | null;
  readonly steps: readonly ItemView[];
}

export interface GoalView extends ItemView {
  /** A profession for women and men, as it stands beside its drawing. */
  readonly heading?: string;
  /** What its picture shows: the scene of its record, else a way still looked for. */
  readonly scene: string;
  readonly years: readonly YearView[];
  readonly done: number;
  readonly total: number;
}

/** What was agreed with an advisor: others may not write on it, but tick it off. */
export interface AgreedStep {
  readonly id: string;
  readonly text: string;
  readonly dueOn: string | null;
  readonly isDone: boolean;
  readonly isLate: boolean;
  /** Where it was agreed; null when that is gone. */
  readonly to: string | null;
}

/** What is to be done first of all that is open. */
export interface NextStep extends Pick<ItemView, "id" | "title" | "text" | "otherLocale" | "to" | "dueOn" | "isLate"> {
  readonly isAgreed: boolean;
  /** The goal it leads to; null for what was agreed with an advisor. */
  readonly goal: GoalView | null;
}

/** Something a first goal may be. */
export interface GoalIdea {
  readonly record: string;
  readonly title: string;
  readonly scene: string;
}

export interface ChangeLine {
  readonly act: PlanAct;
  readonly title: string;
  readonly at: string;
  /** How many more items it changed. */
  readonly more: number;
  readonly isTakenBack: boolean;
}

/** What the page says of the last act. */
export interface Told {
  readonly act: PlanAct;
  readonly id: string;
  readonly title: string;
  /** Its place and of how many, where it was moved. */
  readonly at: number;
  readonly of: number;
}

/** What can be read of a plan, also by whom it is shown to. */
export interface PlanSum {
  readonly goals: readonly GoalView[];
  readonly agreed: readonly AgreedStep[];
  readonly done: number;
  readonly total: number;
}

export interface PlanView extends PlanSum {
  /** Null while nothing is open. */
  readonly next: NextStep | null;
  /** What to begin with while there is no goal. */
  readonly ideas: readonly GoalIdea[];
  readonly isOnDevice: boolean;
  /** How much of the device waits for its owner's word: items, and whether there are subjects. */
  readonly held: { readonly items: number; readonly hasSubjects: boolean };
  /** The grade somebody is in in each school year, in words, as far as it is known. */
  readonly grades: Readonly<Record<number, string>>;
  /** The school years to choose from. */
  readonly yearOptions: readonly number[];
  /** What a link asked to add. */
  readonly adding: { readonly record: string; readonly title: string } | null;
  /** The goal a new step is for. */
  readonly toGoal: string | null;
  readonly editing: string | null;
  readonly saved: readonly { readonly record: string; readonly title: string }[];
  readonly subjects: { readonly titles: string; readonly to: string } | null;
  readonly told: Told | null;
  readonly changes: readonly ChangeLine[];
  /** What can be taken back next. */
  readonly lastChange: ChangeLine | null;
  readonly isFull: boolean;
}
