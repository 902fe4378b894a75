import type { Limits } from "#platform/limits/limit.ts";
import { monthsBefore } from "#shared/months-before.ts";

/** A copy of everything takes work to make. */
export const LIMITS = {
  exportAccount: { name: "privacy.export-account", max: 3, seconds: 24 * 3600 },
} as const satisfies Limits<"privacy">;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The person hears of it so long before an unused account is erased. */
export const UNUSED_NOTICE_DAYS = 30;

/** When what begins now ends after some days. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** The moment before which an account was last seen to count as unused, the days of notice taken off; null when none ever does. */
export function unusedSince(now: Date, inactiveMonths: number): Date | null {
  if (inactiveMonths === 0) return null;
  return daysAfter(monthsBefore(now, inactiveMonths), UNUSED_NOTICE_DAYS);
}

/** Names under which the payload of due work says whom it is about. */
const PERSON_KEY = /^(user|pupil|guardian|teacher|person|actor|subject|owner|place)Id$/;

/** Whether work is about a person. */
export function isWorkAbout(payload: Readonly<Record<string, unknown>>, userId: number): boolean {
  return Object.entries(payload).some(([name, value]) => PERSON_KEY.test(name) && value === userId);
}

export interface NamedPerson {
  /** All addresses the person has or had. */
  readonly emails: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  /** Addresses of others who got mails about the person. */
  readonly guardians: readonly string[];
}

/** Whether a mail was sent to a person or names them. */
export function isMailAbout(mail: { readonly to: string; readonly words: string }, person: NamedPerson): boolean {
  const to = mail.to.toLowerCase();
  const words = mail.words.toLowerCase();
  const has = (text: string, part: string) => part !== "" && text.includes(part.toLowerCase());
  if (person.emails.some((email) => has(to, email) || has(words, email))) return true;
  if (has(words, `${person.firstName} ${person.lastName}`)) return true;
  return person.guardians.some((email) => has(to, email)) && has(words, person.firstName);
}
