import { type AgeFacts, ageKnown, isMinorOrUnknown } from "#features/guardians/rules.ts";
import type { Limits } from "#platform/limits/limit.ts";

/** What somebody can apply to be. */
export const APPLICATION_KINDS = ["advisor", "teacher"] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

export const APPLICATION_STATES = ["waiting", "accepted", "refused", "withdrawn"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The longest and shortest of each text in characters; said beside the fields. */
export const MAX = { organisation: 120, why: 1500, reason: 1000 } as const;
export const MIN_WHY = 20;

/** A refusal is told after so many minutes; until then it can be taken back. */
export const TELL_AFTER_MINUTES = 10;

export const LIMITS = {
  person: { name: "applications.person", max: 10, seconds: 24 * 3600 },
} as const satisfies Limits<"applications">;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What is known of somebody's age: whoever is let near pupils is of age. */
export type AgeStanding = "adult" | "minor" | "unknown";

export function ageStanding(age: AgeFacts, now: Date): AgeStanding {
  if (!isMinorOrUnknown(age, now)) return "adult";
  return ageKnown(age) || age.firstMinor !== null ? "minor" : "unknown";
}

/** When a refusal is told. */
export function toldFrom(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + TELL_AFTER_MINUTES * MINUTE_MS);
}

/** What an applicant sees: a refusal that was not told yet still waits. */
export function stateToldOf({
  state,
  told_at,
}: {
  readonly state: ApplicationState;
  readonly told_at: string | null;
}): ApplicationState {
  return state === "refused" && told_at === null ? "waiting" : state;
}

/** Until when an answer is promised. */
export function answerBy(madeAt: string, days: number): Date {
  return new Date(Date.parse(madeAt) + days * DAY_MS);
}

/** Lists are kept as their codes, joined. */
export function joinCodes(codes: readonly string[]): string {
  return codes.join(",");
}

/** The known codes of a kept list, in their order. */
export function splitCodes<Code extends string>(known: readonly Code[], kept: string): Code[] {
  const codes = kept.split(",");
  return known.filter((code) => codes.includes(code));
}
