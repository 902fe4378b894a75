import { z } from "zod";
import type { JobCard } from "#features/jobs/schema.ts";
import { GOALS, type Goal, HELPED, type Helped, QUESTIONS, type Question, type WelcomeKind } from "../rules/welcome.ts";

const slug = z.string().min(1).max(200);
/** What was ticked: several values of one name, one a line. */
const ticked = z
  .string()
  .max(4000)
  .default("")
  .transform((text) => text.split("\n").filter(Boolean));

/** What the questions at the beginning send. */
export const welcomeForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("goal"), goal: z.enum(GOALS) }),
  z.strictObject({ act: z.literal("interests"), chosen: ticked }),
  z.strictObject({ act: z.literal("helped"), chosen: ticked.pipe(z.array(z.enum(HELPED))) }),
  z.strictObject({ act: z.enum(["add", "remove"]), job: slug, q: z.string().max(200).optional() }),
  z.strictObject({ act: z.literal("jobs"), save: z.literal("yes").optional() }),
  z.strictObject({ act: z.literal("skip"), question: z.enum(QUESTIONS) }),
  z.strictObject({ act: z.literal("close") }),
]);
export type WelcomeForm = z.output<typeof welcomeForm>;

/** Something to choose. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  readonly isChosen: boolean;
}

/** A field of work under the picture of one of its professions. */
export interface SectorChoice extends Choice {
  readonly job: Pick<JobCard, "slug" | "scene" | "picture"> | null;
}

/** Professions to choose from, and those chosen. */
export interface JobsChoice {
  readonly q: string;
  /** Why these: they answer the search, they are of what interests, or just some; `chosen`: all that answers is chosen. */
  readonly from: "search" | "chosen" | "interests" | "some";
  readonly found: readonly JobCard[];
  readonly chosen: readonly { readonly slug: string; readonly title: string }[];
}

/** One question of the beginning. */
export interface WelcomeView {
  readonly kind: WelcomeKind;
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly before: Question | null;
  readonly goals: readonly Choice<Goal>[];
  readonly sectors: readonly SectorChoice[];
  readonly subjects: readonly Choice[];
  readonly helped: readonly Choice<Helped>[];
  readonly jobs: JobsChoice | null;
}
