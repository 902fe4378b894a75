import type { Limits } from "#platform/limits/limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A school sits behind one address. */
export const LIMITS = {
  device: { name: "feedback.device", max: 300, seconds: HOUR },
  address: { name: "feedback.address", max: 1500, seconds: 10 * MINUTE },
  /** A client that makes up marks must not fill the store. */
  addressDay: { name: "feedback.address-day", max: 5000, seconds: 24 * HOUR },
} as const satisfies Limits<"feedback">;

/** The longest word of reason, in characters. */
export const MAX_WORD = 500;
/** How many of the newest words editors read at once. */
export const MOST_WORDS = 100;
