import { type Account, type Actor, hasAccount, ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import type { Act, Side } from "./rules.ts";

/** All five kinds of account book; who advises keeps a desk instead, and a place in a class has no account (403). */
export function mayBook(actor: Actor): actor is Account {
  return hasAccount(actor) && ORDINARY_ACCOUNT_TYPES.some((type) => type === actor.accountType);
}

/** Who advises has consultations of theirs to hold, and times. */
export function mayHold(actor: Actor): actor is Account {
  return hasAccount(actor) && actor.accountType === "Consultant";
}

interface Parties {
  readonly personId: number;
  readonly advisorId: number | null;
}

/** On whose side of a consultation somebody stands; null: for them it does not exist. */
export function sideOf(actor: Account, { personId, advisorId }: Parties): Side | null {
  if (actor.id === personId) return "person";
  if (actor.id === advisorId && actor.accountType === "Consultant") return "advisor";
  return actor.roles.includes("admin") ? "admin" : null;
}

interface Standing {
  readonly keeping: "keep" | "try" | "ask" | "hidden";
  readonly rule: "off" | "notify" | "require";
  readonly isAgeKnown: boolean;
  readonly isMinorOrUnknown: boolean;
  readonly isConfirmed: boolean;
}

/**
 * Why somebody cannot book yet: a guardian objects, or the setting asks for a guardian's word about somebody under 18. Where nobody's
 * word is needed the age is not asked either.
 */
export function bookRefusal({ keeping, rule, isAgeKnown, isMinorOrUnknown, isConfirmed }: Standing) {
  if (keeping === "hidden") return "booking_objected";
  if (rule !== "require" || !isMinorOrUnknown || isConfirmed) return null;
  return isAgeKnown ? "booking_guardian_needed" : "booking_age_needed";
}

const MAY: Readonly<Record<Side, readonly Act[]>> = {
  person: ["cancel", "move", "accept", "keep", "show"],
  advisor: ["approve", "decline", "cancel", "move", "propose", "complete", "noShowPerson", "noShowAdvisor"],
  admin: ["cancel", "reassign"],
  system: ["expire"],
};

/** Why a side may not do something; nobody approves what they asked for themselves. */
export function actRefusal(side: Side, act: Act) {
  return MAY[side].includes(act) ? null : "forbidden";
}

/** Private notes are their advisor's: neither the person nor an administrator reads them. */
export function noteRefusal(side: Side) {
  return side === "advisor" ? null : "forbidden";
}

/** What was agreed on is between the two; the advisor writes it down, either ticks it off. */
export function actionRefusal(side: Side, act: "read" | "write" | "done") {
  if (side === "advisor") return null;
  return side === "person" && act !== "write" ? null : "forbidden";
}

/** What became of it is told by the person, and read by both. */
export function outcomeRefusal(side: Side, act: "read" | "answer") {
  if (side === "person") return null;
  return side === "advisor" && act === "read" ? null : "forbidden";
}
