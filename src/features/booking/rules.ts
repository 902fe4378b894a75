import type { Limits } from "#platform/limits/limit.ts";

const MINUTE_MS = 60_000;
const HOUR = 3600;

/** Spec §9: what begins in so many minutes or less cannot be booked. */
export const NOTICE_MINUTES = 15;
/** Spec §5: a phone number has exactly so many digits. */
export const PHONE_DIGITS = 8;
/** The longest of each, in characters; said beside the fields. */
export const MAX = {
  name: 60,
  subject: 120,
  message: 1000,
  reason: 500,
  note: 5000,
  action: 300,
  outcome: 500,
} as const;

/** As integrations name them on the wire. */
export const STATUSES = [
  "pending",
  "approved",
  "declined",
  "cancelledByUser",
  "cancelledByConsultant",
  "expired",
  "completed",
  "noShowUser",
  "noShowConsultant",
] as const;
export type Status = (typeof STATUSES)[number];
/** Those that hold their time. */
export const LIVE = ["pending", "approved"] as const satisfies readonly Status[];

export const SIDES = ["person", "advisor", "admin", "system"] as const;
export type Side = (typeof SIDES)[number];

/**
 * What is done with a consultation. `move`: to another time; `propose`: the advisor asks for that, `accept` or `keep`: the person takes it
 * or keeps the old one; `show`: the person chooses what the advisor sees; `reassign`: to another advisor.
 */
export const ACTS = [
  "book",
  "approve",
  "decline",
  "cancel",
  "move",
  "propose",
  "accept",
  "keep",
  "show",
  "reassign",
  "expire",
  "complete",
  "noShowPerson",
  "noShowAdvisor",
] as const;
export type Act = (typeof ACTS)[number];

/** Acts that leave time, status and advisor as they were: calendars learn nothing of them. */
const ASIDE: readonly Act[] = ["propose", "keep", "show"];

/** Whether an act is one that calendars and reminders follow. */
export function isOfTime(act: Act): boolean {
  return !ASIDE.includes(act);
}

type Next = Partial<Record<Status, Status>>;
const ENDED: Next = { approved: "completed" };

/** From which status an act leads to which; what is not here cannot be done. */
const TRANSITIONS: Readonly<Record<Exclude<Act, "book" | "cancel">, Next>> = {
  approve: { pending: "approved" },
  decline: { pending: "declined" },
  // A person who moves what was approved asks anew; the advisor's own move stands (statusAfterMove).
  move: { pending: "pending", approved: "approved" },
  propose: { pending: "pending", approved: "approved" },
  accept: { pending: "approved", approved: "approved" },
  keep: { pending: "pending", approved: "approved" },
  show: { pending: "pending", approved: "approved" },
  reassign: { pending: "pending", approved: "pending" },
  expire: { pending: "expired" },
  complete: { ...ENDED, noShowUser: "completed", noShowConsultant: "completed" },
  noShowPerson: { approved: "noShowUser", completed: "noShowUser", noShowConsultant: "noShowUser" },
  noShowAdvisor: { approved: "noShowConsultant", completed: "noShowConsultant", noShowUser: "noShowConsultant" },
};

/** What an act makes of a consultation; null where it cannot be done. */
export function statusAfter(act: Exclude<Act, "book">, status: Status, side: Side): Status | null {
  if (act === "cancel") {
    if (!isLive(status)) return null;
    return side === "person" ? "cancelledByUser" : "cancelledByConsultant";
  }
  const next = TRANSITIONS[act][status] ?? null;
  return act === "move" && next && side === "person" ? "pending" : next;
}

export function isLive(status: Status): boolean {
  return LIVE.some((live) => live === status);
}

/** Spec §5: the difference from now must be more than fifteen minutes; exactly fifteen refuses. */
export function isBookable(startsAt: string, now: Date): boolean {
  return Date.parse(startsAt) - now.getTime() > NOTICE_MINUTES * MINUTE_MS;
}

/** The first instant, as an ISO string, after which a time can be booked. */
export function bookableAfter(now: Date): string {
  return new Date(now.getTime() + NOTICE_MINUTES * MINUTE_MS).toISOString();
}

/** Whether a person may still cancel or move; `cutoffMinutes` before the start is the last moment. */
export function isBeforeCutoff(startsAt: string, cutoffMinutes: number, now: Date): boolean {
  return Date.parse(startsAt) - now.getTime() >= cutoffMinutes * MINUTE_MS;
}

/** Until when a booking waits for its approval: so many hours, and not into the last fifteen minutes before it. */
export function pendingUntil(startsAt: string, hours: number, now: Date): string {
  const last = Date.parse(startsAt) - NOTICE_MINUTES * MINUTE_MS;
  return new Date(Math.min(last, now.getTime() + hours * 60 * MINUTE_MS)).toISOString();
}

/** The link of a meeting is shown from so many minutes before it to its end. */
export const LINK_MINUTES = 10;

export function isLinkShown({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: Date): boolean {
  return Date.parse(startsAt) - LINK_MINUTES * MINUTE_MS <= now.getTime() && now.getTime() <= Date.parse(endsAt);
}

/** Messages that come round by time, so many minutes before the start. */
export const REMINDERS = { dayBefore: 24 * 60, hourBefore: 60, link: LINK_MINUTES } as const;
/** Whether a reminder still helps: not when the next one's time has come, or the consultation's own. */
export function isReminderWanted(kind: keyof typeof REMINDERS, startsAt: string, now: Date): boolean {
  const before = { dayBefore: REMINDERS.hourBefore, hourBefore: LINK_MINUTES, link: 0 }[kind];
  return Date.parse(startsAt) - now.getTime() > before * MINUTE_MS;
}

/** What became of it is asked so many weeks after. */
export const OUTCOME_WEEKS = [2, 12] as const;
export type OutcomeWeeks = (typeof OUTCOME_WEEKS)[number];
export const OUTCOME_ANSWERS = ["done", "begun", "not_yet", "other_way"] as const;
export type OutcomeAnswer = (typeof OUTCOME_ANSWERS)[number];

/** What a person lets the advisor see before they meet. */
export const SHOWN_PARTS = ["results", "saved"] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** How long after a meeting its advisor may still read what was shown to them. */
export const SHOWN_DAYS = 90;

/** Whether the advisor may read what a person shows: while it is to come, and some time after it was held. */
export function isBriefOpen({ status, endsAt }: { status: Status; endsAt: string }, now: Date): boolean {
  if (!isLive(status) && status !== "completed") return false;
  return now.getTime() <= Date.parse(endsAt) + SHOWN_DAYS * 24 * HOUR * 1000;
}

/** Whether a consultation that ended so was never held: what was shown for it is shown no longer. */
export function isOffStatus(status: Status): boolean {
  return ["declined", "cancelledByUser", "cancelledByConsultant", "expired"].includes(status);
}

/** Why nothing can be agreed on or answered about a consultation: it has not begun, or was not held. */
export function agreeRefusal({ status, startsAt }: { status: Status; startsAt: string }, now: Date) {
  if (isLive(status) && Date.parse(startsAt) > now.getTime()) return "booking_not_yet";
  return status === "approved" || status === "completed" ? null : "conflict";
}

/** The weeks after which what became of a held consultation can be told by now. */
export function outcomeWeeksDue({ status, endsAt }: { status: Status; endsAt: string }, now: Date): OutcomeWeeks[] {
  if (status !== "completed") return [];
  return OUTCOME_WEEKS.filter((weeks) => Date.parse(endsAt) + weeks * 7 * 24 * HOUR * 1000 <= now.getTime());
}

/** A code confirms an address or a number: six digits, ten minutes, five tries. */
export const CODE = { digits: 6, minutes: 10, tries: 5 } as const;
/** Actions agreed on in one consultation. */
export const MOST_ACTIONS = 20;
export const MOST_WAITS = 10;

export const LIMITS = {
  book: { name: "booking.book", max: 30, seconds: HOUR },
  codePerson: { name: "booking.code-person", max: 10, seconds: HOUR },
  codeContact: { name: "booking.code-contact", max: 5, seconds: HOUR },
  codeAddress: { name: "booking.code-address", max: 60, seconds: HOUR },
  codeDay: { name: "booking.code-day", max: 20, seconds: 24 * HOUR },
  feed: { name: "booking.feed", max: 20, seconds: HOUR },
  codeTries: { name: "booking.code-tries", max: 20, seconds: HOUR },
} as const satisfies Limits<"booking">;
