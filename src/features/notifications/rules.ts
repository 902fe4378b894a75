import type { Limits } from "#platform/limits/limit.ts";
import { foldText } from "#shared/fold-text.ts";

const MINUTE = 60_000;
const MINUTES_SHOWN = 59;
const HOURS_SHOWN = 24;

/** Spec §9: the menu in the bar shows so many. */
export const SHOWN_IN_BAR = 3;
/** A count above this is said as "99+". */
export const MOST_COUNTED = 99;
/** How many ids are marked by one call, how many are listed at once. */
export const MOST_IDS = 1000;
export const MOST_LISTED = 100;
/** What was missed is sent one by one up to so many; of more a stream only says "reload". */
export const MOST_MISSED = 50;
/** How many titles a weekly mail names. */
export const MOST_MAILED = 10;
/** A shorter word of somebody's interests would be found in too many others. */
const SHORTEST_INTEREST = 3;
const MOST_INTERESTS = 30;
const SEPARATOR = "|";

/** One person reads and marks often on a page; a program that does all day is held. */
export const LIMITS = {
  person: { name: "notifications.person", max: 3000, seconds: 3600 },
  unsubscribe: { name: "notifications.unsubscribe", max: 600, seconds: 3600 },
} as const satisfies Limits<"notifications">;

export interface Age {
  readonly unit: "minutes" | "hours" | "days";
  readonly count: number;
}

/** Spec §4: minutes to 59, then hours to 24, then days. A clock that was ahead makes nothing younger than now. */
export function ageOf(createdAt: Date, now: Date): Age {
  const minutes = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / MINUTE));
  if (minutes <= MINUTES_SHOWN) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours <= HOURS_SHOWN ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

/** Whom a broadcast is for: each part left out is for all. `topics` are words in any language, and names of records. */
export interface Audience {
  readonly accountTypes?: readonly string[];
  readonly grades?: readonly string[];
  readonly topics?: readonly string[];
}

/** The same as its row keeps it: `|Student|Guardian|`, null for all. */
export interface KeptAudience {
  readonly account_types: string | null;
  readonly grades: string | null;
  readonly topics: string | null;
}

/** What is known of a reader when it is asked what concerns them. */
export interface Reader {
  readonly accountType: string;
  readonly grade: string | null;
  /** Words as they are compared, and names of records; none: they have said nothing, so that all topics may concern them. */
  readonly interests: readonly string[];
}

/** An audience as its row keeps it. */
export function keptAudience({ accountTypes = [], grades = [], topics = [] }: Audience): KeptAudience {
  return { account_types: joined(accountTypes), grades: joined(grades), topics: joined(topics.map(comparable)) };
}

function joined(values: readonly string[]): string | null {
  const own = [...new Set(values)].filter((value) => value !== "");
  return own.length > 0 ? `${SEPARATOR}${own.join(SEPARATOR)}${SEPARATOR}` : null;
}

/** A word in the one spelling in which it is compared, without what would mean something to a search in the database. */
export function comparable(word: string): string {
  return foldText(word)
    .replace(/[|%_\\]/g, " ")
    .trim();
}

/** What somebody says of themselves as it is compared: their words and the names of records they link to. */
export function interestsOf(words: readonly string[], records: readonly string[]): string[] {
  const own = words.map(comparable).filter((word) => word.length >= SHORTEST_INTEREST);
  return [...new Set([...own, ...records.map(comparable)])].slice(0, MOST_INTERESTS);
}

/** A part of an audience that names a value. */
export function valuePattern(value: string): string {
  return `%${SEPARATOR}${value}${SEPARATOR}%`;
}

/** Whether a broadcast concerns a reader; the store asks the same of the database. */
export function concerns(audience: KeptAudience, reader: Reader): boolean {
  const names = (kept: string | null, value: string | null) =>
    kept === null || (value !== null && kept.includes(`${SEPARATOR}${value}${SEPARATOR}`));
  const { topics } = audience;
  return (
    names(audience.account_types, reader.accountType) &&
    names(audience.grades, reader.grade) &&
    (topics === null || reader.interests.length === 0 || reader.interests.some((word) => topics.includes(word)))
  );
}

/** Whether this is the hour at which the weekly mails of a day go out. */
export function isMailTime({ weekday, hour }: { weekday: number; hour: number }, chosen: number): boolean {
  const [FROM, TO] = [8, 20];
  return weekday === chosen && hour >= FROM && hour < TO;
}
