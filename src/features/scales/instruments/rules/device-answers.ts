/** What a guest has answered, as one cookie of the device holds it: no name, no account, no item's text. */

/** Every cookie of this kind begins so, so that signing out finds them all. */
export const DEVICE_COOKIES = "scale-";
/** Whose those answers are, as the sign-in on the device has said. */
export const DEVICE_CLAIMS = "claim-";
/** Days after the last answer until the device forgets them. */
export const GUEST_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

export const deviceCookie = (scale: string) => `${DEVICE_COOKIES}${scale}`;
export const claimCookieName = (scale: string) => `${DEVICE_CLAIMS}${scale}`;

export interface GuestAnswers {
  /** The instrument's version: answers to other items are none to these. */
  readonly version: number;
  /** The day of the last answer, counted from 1970. */
  readonly day: number;
  /** The place of the answer among those offered, from 1, or `-`, for each item in order. */
  readonly letters: string;
}

/** As many letters as an instrument may have items. */
const SHAPE = /^([1-9]\d{0,3})\.(\d{1,6})\.([1-5-]{1,200})$/;

/** Reads the cookie's value; null for anything that is not such answers, or that has grown too old. */
export function readDeviceAnswers(text: string | undefined, now: number): GuestAnswers | null {
  const [, version, day, letters] = SHAPE.exec(text ?? "") ?? [];
  if (!letters || !/[1-5]/.test(letters)) return null;
  const age = dayNumber(now) - Number(day);
  return age < 0 || age >= GUEST_DAYS ? null : { version: Number(version), day: Number(day), letters };
}

export function writeDeviceAnswers({ version, day, letters }: GuestAnswers): string {
  return `${version}.${day}.${letters}`;
}

/** The answers with one more, or another in its place; answers to another version are left behind. */
export function withDeviceAnswer(
  before: GuestAnswers | null,
  given: { readonly version: number; readonly number: number; readonly place: number },
  now: number,
): GuestAnswers {
  const { version, number, place } = given;
  const letters = (before?.version === version ? before.letters : "").padEnd(number, "-");
  return { version, day: dayNumber(now), letters: `${letters.slice(0, number - 1)}${place}${letters.slice(number)}` };
}

/** The answers by item, as far as they are given. */
export function answersOfLetters(
  items: readonly { readonly id: string }[],
  values: readonly string[],
  letters: string,
): Record<string, string> {
  return Object.fromEntries(
    items.flatMap(({ id }, at) => {
      const value = values[Number(letters[at]) - 1];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

export function countAnswered(letters: string): number {
  return letters.replaceAll("-", "").length;
}

/** The number of the first item without an answer, or null. */
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
