import type { Limits } from "#platform/limits/limit.ts";
import { CLOCK_SKEW_MS } from "#shared/clock-skew.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * 3_600_000;

/** Account and device first; an address generously, because a school sits behind one. */
export const LIMITS = {
  device: { name: "sign-ins.device", max: 5, seconds: 5 * MINUTE },
  unknownDevices: { name: "sign-ins.unknown-devices", max: 20, seconds: HOUR },
  address: { name: "sign-ins.address", max: 600, seconds: 10 * MINUTE },
  /** The password asked once more of somebody who is signed in. */
  proofAccount: { name: "sign-ins.proof-account", max: 10, seconds: 15 * MINUTE },
  /** Codes of the second step, typed after the right password: three of a million are right at a moment. */
  secondStep: { name: "sign-ins.second-step", max: 5, seconds: 5 * MINUTE },
  secondStepDay: { name: "sign-ins.second-step-day", max: 60, seconds: 24 * HOUR },
} as const satisfies Limits<"sign-ins">;

const FRESH_PROOF_MS = 10 * MINUTE * 1000;

/** Whether somebody proved who they are recently enough for what only the owner may do; not by a clock that was ahead. */
export function isFreshProof(provedAt: string | null, now: Date): boolean {
  if (provedAt === null) return false;
  const age = now.getTime() - Date.parse(provedAt);
  return age <= FRESH_PROOF_MS && age >= -CLOCK_SKEW_MS;
}

/** What a person is told by mail because it touches the safety of their account. */
export const ACCOUNT_NEWS = [
  "password_changed",
  "new_device",
  "second_factor_on",
  "second_factor_off",
  "recovery_code_used",
  "recovery_codes_new",
  "recovery_codes_ended",
  "provider_linked",
  "provider_unlinked",
] as const;
export type AccountNews = (typeof ACCOUNT_NEWS)[number];

export interface SignInTimes {
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

/** Whether a sign-in has neither reached its end nor been idle for too long. */
export function isSignInAlive(times: SignInTimes, now: Date, idleDays: number): boolean {
  return new Date(times.expiresAt) > now && Date.parse(times.lastUsedAt) + idleDays * DAY_MS > now.getTime();
}

/** Whether the time of last use is old enough to be written again. */
export function isUseWorthNoting(lastUsedAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= 60_000;
}

const NAME_SIGNS = 24;

/** What a sign-in is called towards its owner: part of the hash of its token. */
export function signInName(tokenHash: string): string {
  return tokenHash.slice(0, NAME_SIGNS);
}

const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** The browser and system of a User-Agent in words a person knows, "" when it is neither. */
export function deviceWords(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(" · ");
}
