import type { Status } from "../rules.ts";

/** So many days after a meeting what was agreed in it is still asked about here. */
export const FOLLOWED_DAYS = 60;

/** What is to be done after a meeting, the most pressing first. */
export const FOLLOW_UPS = ["mark", "agree", "steps"] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

interface Meeting {
  readonly status: Status;
  readonly actions: readonly { readonly doneAt: string | null }[];
}

/** Nobody said how it was, nothing agreed on was written down, or something of that is not done; null where nothing is left. */
export function followUpOf({ status, actions }: Meeting): FollowUp | null {
  if (status === "approved") return "mark";
  if (status !== "completed") return null;
  if (actions.length === 0) return "agree";
  return actions.some(({ doneAt }) => doneAt === null) ? "steps" : null;
}
