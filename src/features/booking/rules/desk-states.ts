import type { Status } from "../rules.ts";

/** What a list of consultations shows. */
export const DESK_STATES = ["board", "waiting", "upcoming", "mark", "held", "missed", "off"] as const;
export type DeskState = (typeof DESK_STATES)[number];
export type ListState = Exclude<DeskState, "board">;
export const LIST_STATES = [
  "waiting",
  "upcoming",
  "mark",
  "held",
  "missed",
  "off",
] as const satisfies readonly ListState[];

/** The statuses of a state; `when` says on which side of now it begins. */
export const LISTED: Readonly<Record<ListState, { statuses: readonly Status[]; when?: "ahead" | "begun" }>> = {
  waiting: { statuses: ["pending"], when: "ahead" },
  upcoming: { statuses: ["approved"], when: "ahead" },
  mark: { statuses: ["approved"], when: "begun" },
  held: { statuses: ["completed"] },
  missed: { statuses: ["noShowUser", "noShowConsultant"] },
  off: { statuses: ["declined", "cancelledByUser", "cancelledByConsultant", "expired"] },
};
