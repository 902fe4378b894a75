import { z } from "zod";
import { dayField } from "#features/advisor/schema.ts";
import type { SharedResult } from "#features/scales/sharing/schema.ts";
import type { HomeRequest } from "#shared/home-card.ts";
import { typedText } from "#shared/typed-text.ts";
import type { ListState } from "../rules/desk-states.ts";
import type { Figures } from "../rules/figures.ts";
import { MAX, OUTCOME_ANSWERS, OUTCOME_WEEKS, type OutcomeAnswer, type OutcomeWeeks } from "../rules.ts";
import type { ConsultationLine, ConsultationView, TimeView } from "../schema.ts";

/** What both agree that the person does, and by when. */
export const actionBody = z.strictObject({
  text: typedText(MAX.action, "too_long").pipe(z.string().min(1, "required")),
  due_on: z.union([z.literal("").transform(() => null), z.null(), dayField]).default(null),
});
export type ActionInput = z.output<typeof actionBody>;

/** What an advisor writes for themselves. */
export const noteBody = z.strictObject({ text: typedText(MAX.note, "too_long") });

/** What became of it, so many weeks after. */
export const outcomeBody = z.strictObject({
  weeks: z.preprocess(
    (value) => (typeof value === "string" ? Number(value) : value),
    z.literal([...OUTCOME_WEEKS], "choice_unknown"),
  ),
  answer: z.enum(OUTCOME_ANSWERS, {
    error: (issue) => (issue.input === undefined || issue.input === "" ? "required" : "choice_unknown"),
  }),
  text: typedText(MAX.outcome, "too_long").default(""),
});
export type OutcomeInput = z.output<typeof outcomeBody>;

/** One thing agreed on, as both see it. */
export interface ActionView {
  readonly id: string;
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string | null;
  readonly isLate: boolean;
  readonly doneAt: string | null;
  readonly madeAt: string;
  /** The consultation it was agreed on in; null once that is gone. */
  readonly consultation: string | null;
}

/** What became of it, or that it can be told now. */
export interface OutcomeView {
  readonly weeks: OutcomeWeeks;
  /** The instant from which it can be told. */
  readonly fromAt: string;
  readonly isDue: boolean;
  readonly answer: OutcomeAnswer | null;
  readonly text: string | null;
  readonly answeredAt: string | null;
}

export type StateCounts = Readonly<Record<ListState, number>>;

/** A line of a list of all consultations. */
export interface AdminLine extends ConsultationLine {
  readonly advisorName: string | null;
}

/** A page of one state. */
export interface DeskList<L extends ConsultationLine = ConsultationLine> {
  readonly lines: readonly L[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** An advisor's day. */
export interface DeskBoard {
  readonly next: (ConsultationLine & { readonly message: string }) | null;
  /** What is held on the day it is now. */
  readonly today: readonly ConsultationLine[];
  /** When the first answer to somebody who waits is due. */
  readonly firstDueAt: string | null;
  /** What waits for an answer, as tickets with the words of both answers. */
  readonly requests: readonly HomeRequest[];
  readonly toMark: readonly ConsultationLine[];
  readonly days: readonly { readonly day: string; readonly lines: readonly ConsultationLine[] }[];
  readonly figures: Figures;
}

/** What an advisor sees of a consultation before and after it. */
export interface Brief {
  readonly consultation: ConsultationView;
  /** What the person shows of their scale; empty where there is nothing to be shown, null where it is not shown. */
  readonly results: readonly SharedResult[] | null;
  /** Saved professions by title and slug; null where they are not shown. */
  readonly saved: readonly SavedJob[] | null;
  readonly note: { readonly text: string; readonly updatedAt: string | null };
  readonly actions: readonly ActionView[];
  readonly outcomes: readonly OutcomeView[];
  /** The link for an approval, to begin with. */
  readonly usualLink: string | null;
  /** Own free times, to propose or to move to. */
  readonly times: readonly TimeView[];
  readonly mayAnswer: boolean;
  readonly mayMark: boolean;
  readonly mayAgree: boolean;
}

export interface SavedJob {
  readonly title: string;
  readonly slug: string;
  readonly locale: "ar" | "en";
}

/** A desk, as administrators see it. */
export interface DeskLine {
  /** Of the advisor's card; null where somebody has never kept one. */
  readonly id: string | null;
  readonly name: string;
  readonly isTaking: boolean;
  readonly waiting: number;
  readonly nextAt: string | null;
  readonly figures: Figures;
}

/** Free times an administrator may give a consultation, by advisor. */
export interface TimesOfAdvisor {
  readonly name: string;
  readonly times: readonly TimeView[];
}
