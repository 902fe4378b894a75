import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import { SHARE_DAYS } from "../rules.ts";
import type { PlanSum } from "./plan-view.ts";

export const SHARE_WITH = ["guardian", "advisor", "link"] as const;
export type ShareWith = (typeof SHARE_WITH)[number];

const days = z
  .enum(SHARE_DAYS.map(String) as [string, ...string[]])
  .transform(Number)
  .pipe(z.int());
const id = z.string().max(64);

/** The forms of the page where one's plan is shared. */
export const planShareForm = z.discriminatedUnion("act", [
  z
    .strictObject({
      act: z.literal("make"),
      with: z.enum(SHARE_WITH),
      guardian: id.optional(),
      email: z.string().max(254).default(""),
      days,
    })
    .superRefine((given, check) => {
      if (given.with === "advisor" && !emailField.safeParse(given.email).success)
        check.addIssue({ code: "custom", path: ["email"], message: "email" });
      if (given.with === "guardian" && !given.guardian)
        check.addIssue({ code: "custom", path: ["guardian"], message: "required" });
    }),
  z.strictObject({ act: z.literal("end"), share: id }),
]);
export type NewPlanShare = Extract<z.output<typeof planShareForm>, { act: "make" }>;

/** A share as its owner sees it. */
export interface PlanShareLine {
  readonly id: string;
  /** Null for a link. */
  readonly reader: string | null;
  readonly expiresAt: string;
  readonly isOver: boolean;
  readonly openedAt: string | null;
  readonly openedCount: number;
}

export interface PlanSharesView {
  /** Whom it can be shown to: an open link only by whoever is surely of age. */
  readonly ways: readonly ShareWith[];
  readonly guardians: readonly { readonly link: string; readonly name: string }[];
  readonly isFull: boolean;
  readonly shares: readonly PlanShareLine[];
}

/** A plan as others read it. */
export interface SharedPlan extends PlanSum {
  /** Its owner's first name; null behind a link. */
  readonly name: string | null;
  readonly until: string;
}

export interface PlanWithMe {
  readonly id: string;
  readonly name: string;
  readonly until: string;
}
