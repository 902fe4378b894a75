import type { AccountType, Role } from "#shared/actor.ts";
import { formatCode, readTypedCode } from "./typed-code.ts";

/** RFC 6238 as every authenticator app knows it. */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
export const SECRET_BYTES = 20;
/** A phone's clock may be half a minute off. */
const STEPS_OFF = 1;
/** Steps beyond this one cannot have been used by now: five minutes, as clocks of several machines differ. */
export const STEPS_AHEAD = 10;
export const RECOVERY_CODES = 10;
/** Of 12 signs with 5 bits each. */
const RECOVERY_SIGNS = 12;
/** How long a secret waits for its first code, and a right password for its code. */
export const SET_UP_MINUTES = 15;
export const WAITING_MINUTES = 10;

/** The number of a time step since 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The time steps whose codes count at a moment, but for those used before: a code counts once. */
export function openSteps(now: Date, lastStep: number): number[] {
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, at) => middle - STEPS_OFF + at);
  return steps.filter((step) => step > lastStep || isAhead(lastStep, step));
}

/** Whether a step was used while the clock was ahead: it says nothing of the steps of now. */
function isAhead(lastStep: number, step: number): boolean {
  return lastStep > step + STEPS_AHEAD;
}

/** What was typed: the code of an app, a recovery code in its one spelling, or neither. */
export type TypedCode = { readonly kind: "app" | "recovery"; readonly code: string };

/** Reads a code as people type it: any digits, spaces and dashes, small letters. */
export function typedCode(text: string): TypedCode | null {
  const code = readTypedCode(text);
  if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) return { kind: "app", code };
  return code.length === RECOVERY_SIGNS ? { kind: "recovery", code } : null;
}

/** A recovery code of random bytes, in groups of four. */
export function recoveryCode(bytes: Uint8Array): string {
  return formatCode(bytes.subarray(0, RECOVERY_SIGNS));
}

/** Whether a secret that was asked for can still be confirmed. */
export function isSetUpOpen(askedAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(askedAt)) < SET_UP_MINUTES * 60_000;
}

/** Who sees much of others, so that a second step is strongly suggested. */
export function isSecondStepAdvised(person: {
  readonly accountType: AccountType;
  readonly roles: readonly Role[];
}): boolean {
  return person.accountType === "Consultant" || person.roles.some((role) => role !== "author");
}
