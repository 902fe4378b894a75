/** What a guest has answered, as one cookie of the device holds it: no name, no account, no statement's text. */

export const GUEST_COOKIE = "tendencies";
/** Whose those answers are, as the sign-in on the device has said. */
export const GUEST_CLAIM_COOKIE = "tendencies-of";
/** Days after the last answer until the device forgets them. */
export const GUEST_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

export type GuestMark = "t" | "f";

export interface GuestAnswers {
  /** The form's version: answers to other statements are none to these. */
  readonly version: number;
  /** The day of the last answer, counted from 1970. */
  readonly day: number;
  /** `t`, `f` or `-` for each statement, in the order a guest meets them. */
  readonly letters: string;
}

/** At most as many letters as the form has statements. */
const SHAPE = /^([1-9]\d{0,3})\.(\d{1,6})\.([tf-]{1,54})$/;

/** Reads the cookie's value; null for anything that is not such answers, or that has grown too old. */
export function readGuestAnswers(text: string | undefined, now: number): GuestAnswers | null {
  const [, version, day, letters] = SHAPE.exec(text ?? "") ?? [];
  if (!letters || !/[tf]/.test(letters)) return null;
  const age = dayNumber(now) - Number(day);
  return age < 0 || age >= GUEST_DAYS ? null : { version: Number(version), day: Number(day), letters };
}

export function writeGuestAnswers({ version, day, letters }: GuestAnswers): string {
  return `${version}.${day}.${letters}`;
}

/** The answers with one more, or another in its place; answers to another version are left behind. */
export function withGuestAnswer(
  before: GuestAnswers | null,
  given: { readonly version: number; readonly number: number; readonly mark: GuestMark },
  now: number,
): GuestAnswers {
  const { version, number, mark } = given;
  const letters = (before?.version === version ? before.letters : "").padEnd(number, "-");
  return { version, day: dayNumber(now), letters: letters.slice(0, number - 1) + mark + letters.slice(number) };
}

export function countAnswered(letters: string): number {
  return letters.replaceAll("-", "").length;
}

/** The number of the first statement without an answer, or null. */
export function firstOpen(letters: string, total: number): number | null {
  const at = letters.padEnd(total, "-").indexOf("-");
  return at < 0 ? null : at + 1;
}

/** Seconds until the device forgets answers of this day. */
export function guestSeconds({ day }: Pick<GuestAnswers, "day">, now: number): number {
  return Math.max(1, Math.ceil(((day + GUEST_DAYS) * DAY_MS - now) / 1000));
}

/** Whole days that answers still stay. */
export function guestDaysLeft({ day }: Pick<GuestAnswers, "day">, now: number): number {
  return Math.max(1, day + GUEST_DAYS - dayNumber(now));
}

function dayNumber(now: number): number {
  return Math.floor(now / DAY_MS);
}
