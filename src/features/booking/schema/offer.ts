import type { AdvisorCard } from "#features/advisor/schema.ts";
import type { AdviceField, ConsultationKind } from "#shared/advice.ts";
import type { CalendarDay, TimeView } from "../schema.ts";

/** One moment somebody may be met at, with everybody who is free then. */
export interface OfferedInstant {
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time that is taken where it is all the same who advises. */
  readonly any: string;
  readonly with: readonly { readonly slot: string; readonly name: string }[];
}

/** A day with its times. */
export interface OfferedDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly instants: readonly OfferedInstant[];
}

/** What can be booked of what was asked for. */
export interface Offer {
  readonly today: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly monthBefore: string | null;
  readonly monthAfter: string | null;
  readonly days: readonly CalendarDay[];
  /** The day whose times are shown, or the days of the list. */
  readonly shown: readonly OfferedDay[];
  /** Where the list goes on. */
  readonly nextDay: string | null;
  /** The next times whichever day they are on, where what is shown has none. */
  readonly nearest: readonly OfferedInstant[];
  /** Those who advise in what was asked for. */
  readonly advisors: readonly AdvisorCard[];
  /** Whether the reader waits for such times. */
  readonly isWaiting: boolean;
}

/** The first times of the next days; and in words the next of each field that has any, empty where it is one for all. */
export interface NextTimes {
  readonly soonest: readonly OfferedInstant[];
  readonly of: Readonly<Partial<Record<AdviceField, string>>>;
}

/** Why nothing can be booked now, in the reader's language. */
export interface ClosedView {
  readonly kind: "closed" | "construction";
  readonly reason: string;
  /** The last day of it. */
  readonly until: string | null;
}

/** What stands in the way of booking. */
export interface Hindrance {
  readonly closed: ClosedView | null;
  /** The refusal that concerns this person: age, guardian. */
  readonly refusal: "booking_age_needed" | "booking_guardian_needed" | "booking_objected" | null;
}

/** A time that was chosen, as the form of the details shows it. */
export interface ChosenTime extends TimeView {
  readonly advisorName: string;
  readonly fields: readonly AdviceField[];
  readonly kinds: readonly ConsultationKind[];
  readonly isFree: boolean;
  /** Other times, where it is not free or they were asked for. */
  readonly nearest: readonly OfferedInstant[];
}

/** What the form of the details begins with. */
export interface Known {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly isMinor: boolean;
}

/** A contact that a code was sent to. */
export interface AskedCode {
  readonly contact: string;
}
