/** A guest's answers on the device: read and written by its pages, so that going on needs no line. */
import { type GuestAnswers, guestSeconds, writeGuestAnswers } from "../../tendencies/rules/guest-answers.ts";
import { deviceCookie, readDeviceAnswers, withDeviceAnswer } from "../rules/device-answers.ts";

/** What this device holds of a scale, or null. */
export function answersHere(scale: string): GuestAnswers | null {
  const name = `${deviceCookie(scale)}=`;
  const pair = document.cookie.split("; ").find((one) => one.startsWith(name));
  return readDeviceAnswers(pair?.slice(name.length), Date.now());
}

/** Keeps one more answer; `place` is where it stands among the answers, from 1. */
export function keepAnswer(scale: string, given: { version: number; number: number; place: number }): void {
  const now = Date.now();
  const answers = withDeviceAnswer(answersHere(scale), given, now);
  write(scale, writeGuestAnswers(answers), guestSeconds(answers, now));
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
