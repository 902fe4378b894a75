import { z } from "zod";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { CONDITIONS, type ConditionName, type Conditions } from "./rules/conditions.ts";
import type { Sureness } from "./rules/read-end.ts";
import { MOST_SETS } from "./rules.ts";

const OF_EACH = 6;
const PAIRS = 8;
const activityId = z.string().regex(/^[riasec][1-6]$/);
const words = z.string().trim().min(2).max(60);
const pair = z.strictObject({ question: words, a: words, b: words });
const isDistinct = (ids: readonly { readonly id: string }[]) => new Set(ids.map(({ id }) => id)).size === ids.length;

/** The activities and values as shipped in db/seed/scales. */
export const activitiesSchema = z.strictObject({
  scale: z.literal("activities"),
  version: z.number().int().min(1),
  activities: z
    .array(z.strictObject({ id: activityId, environment: z.enum(ENVIRONMENTS), ar: words, en: words }))
    .refine(
      (all) => ENVIRONMENTS.every((one) => all.filter(({ environment }) => environment === one).length === OF_EACH),
      "Six of each environment",
    )
    .refine(isDistinct, "An id stands twice"),
  values: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), ar: pair, en: pair }))
    .length(PAIRS)
    .refine(isDistinct, "An id stands twice"),
});
export type Activities = z.infer<typeof activitiesSchema>;
export type Activity = Activities["activities"][number];

/** One set: the activity most like somebody, and another that is least. */
export const setForm = z
  .strictObject({
    best: activityId.or(z.literal("")).optional(),
    worst: activityId.or(z.literal("")).optional(),
  })
  .superRefine(({ best, worst }, { addIssue }) => {
    if (!best) addIssue({ code: "custom", path: ["best"], message: "scales_choices_best" });
    if (!worst) addIssue({ code: "custom", path: ["worst"], message: "scales_choices_worst" });
    if (best && best === worst) addIssue({ code: "custom", path: ["worst"], message: "scales_choices_same" });
  })
  .transform(({ best = "", worst = "" }) => ({ best, worst }));

/** Sides of the pairs, by id; a pair may be left open. */
export function valuesForm({ values }: Activities) {
  return z.strictObject(Object.fromEntries(values.map(({ id }) => [id, z.enum(["a", "b", ""]).optional()])));
}
/** Empty: it does not matter. */
export type Sides = Readonly<Record<string, "a" | "b" | "" | undefined>>;

export const conditionsForm: z.ZodType<Conditions> = z.strictObject({
  place: z.enum([...CONDITIONS.place, "any"]),
  company: z.enum([...CONDITIONS.company, "any"]),
  means: z.enum([...CONDITIONS.means, "any"]),
  hours: z.enum([...CONDITIONS.hours, "any"]),
});

const step = z.union([
  z.enum(["values", "conditions", "end"]),
  z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.number().max(MOST_SETS)),
]);
/** A part of the walk: the number of a set, or what comes after them. */
export type Step = z.output<typeof step>;

/** The part an address names; null for none there is. */
export function readStep(text: string | undefined): Step | null {
  return step.safeParse(text).data ?? null;
}

/** Where the walk stands, for its first page. */
export interface ActivitiesStart {
  readonly next: Step;
  /** Sets chosen from so far. */
  readonly done: number;
  readonly hasAnswers: boolean;
  /** What is answered is only tried, and until when. */
  readonly expiresAt: string | null;
  /** The environments as the site names them. */
  readonly names: Readonly<Record<Environment, string>>;
}

export interface SetView {
  readonly kind: "set";
  readonly number: number;
  readonly activities: readonly { readonly id: string; readonly text: string }[];
  readonly best: string | null;
  readonly worst: string | null;
}

export interface ValuesView {
  readonly kind: "values";
  readonly sets: number;
  readonly pairs: readonly { readonly id: string; readonly question: string; readonly a: string; readonly b: string }[];
  readonly sides: Sides;
}

export interface ConditionsView {
  readonly kind: "conditions";
  readonly sets: number;
  readonly conditions: Conditions | null;
}

/** A profession at the end of the walk. */
export interface EndJob {
  readonly slug: string;
  readonly title: string;
  readonly locale: "ar" | "en";
  readonly scene: string;
  readonly environment: Environment;
}

export interface EndView {
  readonly kind: "end";
  readonly sets: number;
  readonly order: readonly { readonly code: Environment; readonly slug: string; readonly title: string }[];
  readonly names: Readonly<Record<Environment, string>>;
  /** The odds of each against the strongest, 0 to 1. */
  readonly levels: Readonly<Record<Environment, number>>;
  readonly sureness: Sureness;
  readonly isFirstAlone: boolean;
  /** Sides chosen, in words. */
  readonly values: readonly string[];
  readonly conditions: Conditions;
  readonly unknown: readonly ConditionName[];
  readonly jobs: readonly EndJob[];
  readonly expiresAt: string | null;
}

export type StepView = SetView | ValuesView | ConditionsView | EndView;
