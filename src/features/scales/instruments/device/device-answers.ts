/** What pages keep of a guest on the device, without a request: the answers, and the way of answering. */
import { ANSWER_WAY_COOKIE, type AnswerWay, answerWayOf } from "../rules/answer-way.ts";
import {
  deviceCookie,
  type GuestAnswers,
  guestSeconds,
  readDeviceAnswers,
  withDeviceAnswer,
  writeDeviceAnswers,
} from "../rules/device-answers.ts";

/** What this device holds of a scale, or null. */
export function answersHere(scale: string): GuestAnswers | null {
  return readDeviceAnswers(read(deviceCookie(scale)), Date.now());
}

/** How the reader of this device answers. */
export function answerWayHere(): AnswerWay {
  return answerWayOf(read(ANSWER_WAY_COOKIE)) ?? "press";
}

function read(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Keeps one more answer; `place` is where it stands among the answers, from 1. @returns all of them. */
export function keepAnswer(
  scale: string,
  given: { readonly version: number; readonly number: number; readonly place: number },
): GuestAnswers {
  const now = Date.now();
  const answers = withDeviceAnswer(answersHere(scale), given, now);
  write(scale, writeDeviceAnswers(answers), guestSeconds(answers, now));
  return answers;
}

/** Deletes them from this device. */
export function forgetAnswers(scale: string): void {
  write(scale, "", 0);
}

function write(scale: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser
  document.cookie = `${deviceCookie(scale)}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
