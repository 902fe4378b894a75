/** A guest's answers on the device: read and written by its pages, so that going on needs no line. */
import { ANSWER_WAY_COOKIE, type AnswerWay, answerWayOf } from "../rules/answer-way.ts";
import {
  GUEST_COOKIE,
  type GuestAnswers,
  type GuestMark,
  guestSeconds,
  readGuestAnswers,
  withGuestAnswer,
  writeGuestAnswers,
} from "../rules/guest-answers.ts";

/** What this device holds, or null. */
export function guestAnswers(): GuestAnswers | null {
  return readGuestAnswers(read(GUEST_COOKIE), Date.now());
}

/** How the reader of this device answers. */
export function answerWayHere(): AnswerWay {
  return answerWayOf(read(ANSWER_WAY_COOKIE)) ?? "press";
}

function read(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Keeps one more answer. @returns all of them. */
export function keepGuestAnswer(version: number, number: number, mark: GuestMark): GuestAnswers {
  const now = Date.now();
  const answers = withGuestAnswer(guestAnswers(), { version, number, mark }, now);
  write(writeGuestAnswers(answers), guestSeconds(answers, now));
  return answers;
}

/** Deletes them from this device. */
export function forgetGuestAnswers(): void {
  write("", 0);
}

function write(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser
  document.cookie = `${GUEST_COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
