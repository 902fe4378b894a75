/** How often something may be tried before it has to wait. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Account and device first; an address generously, because a school sits behind one. */
export const LIMITS = {
  signInDevice: { max: 5, seconds: 5 * MINUTE },
  signInUnknownDevices: { max: 20, seconds: HOUR },
  signInAddress: { max: 600, seconds: 10 * MINUTE },
  signUpDevice: { max: 30, seconds: HOUR },
  signUpAddress: { max: 500, seconds: 10 * MINUTE },
  /** Each sends a mail: a stranger must not fill somebody's box. */
  signUpEmail: { max: 12, seconds: HOUR },
  emailTakenDevice: { max: 10, seconds: HOUR },
  emailTakenAddress: { max: 100, seconds: 10 * MINUTE },
  resendEmail: { max: 5, seconds: HOUR },
  resendAddress: { max: 200, seconds: 10 * MINUTE },
  activateLink: { max: 10, seconds: HOUR },
  activateAddress: { max: 600, seconds: 10 * MINUTE },
  /** The password asked once more of somebody who is signed in. */
  proofAccount: { max: 10, seconds: 15 * MINUTE },
  /** Codes of the second step, typed after the right password: three of a million are right at a moment. */
  secondStep: { max: 5, seconds: 5 * MINUTE },
  secondStepDay: { max: 60, seconds: 24 * HOUR },
  forgotEmail: { max: 5, seconds: HOUR },
  forgotAddress: { max: 200, seconds: 10 * MINUTE },
  resetAddress: { max: 600, seconds: 10 * MINUTE },
  emailChangeAccount: { max: 10, seconds: HOUR },
  /** Each sends a mail to somebody who may not have asked for it. */
  emailChangeTo: { max: 5, seconds: 24 * HOUR },
  /** Mails to guardians: by pupil, by the address written to, by device; a school sits behind one address. */
  guardianMailPupil: { max: 6, seconds: 24 * HOUR },
  guardianMailEmail: { max: 12, seconds: 24 * HOUR },
  guardianMailDevice: { max: 40, seconds: HOUR },
  guardianMailAddress: { max: 600, seconds: 10 * MINUTE },
  guardianLink: { max: 30, seconds: HOUR },
  guardianLinkAddress: { max: 600, seconds: 10 * MINUTE },
  connectAddress: { max: 600, seconds: 10 * MINUTE },
  /** One answer of the provider is taken for each way there. */
  connectState: { max: 1, seconds: HOUR },
  /** Class codes that were wrong; right ones are bounded by the places of the class, and a school sits behind one address. */
  classCodeDevice: { max: 20, seconds: 5 * MINUTE },
  classCodeAddress: { max: 2000, seconds: 10 * MINUTE },
  /** One tablet may go round a class. */
  classJoinDevice: { max: 60, seconds: HOUR },
  classJoinAddress: { max: 600, seconds: 10 * MINUTE },
  /** Paper codes that were wrong: then all codes of the class wait. Slips of the pen are found before and not counted. */
  paperCodeClass: { max: 50, seconds: 5 * MINUTE },
  paperCodeDevice: { max: 10, seconds: 5 * MINUTE },
  feedbackDevice: { max: 300, seconds: HOUR },
  feedbackAddress: { max: 1500, seconds: 10 * MINUTE },
  /** A copy of everything takes work to make. */
  exportAccount: { max: 3, seconds: 24 * HOUR },
  /** A client that makes up marks must not fill the store. */
  feedbackAddressDay: { max: 5000, seconds: 24 * HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** What somebody is sent to the provider for: to sign in, to link it to their account, or to prove that it is still them. */
export const CONNECT_PURPOSES = ["sign-in", "link", "prove"] as const;
export type ConnectPurpose = (typeof CONNECT_PURPOSES)[number];
/** Why signing in through the provider ended without a sign-in. */
export const CONNECT_FAULTS = ["failed", "denied", "down", "unverified", "elsewhere", "other"] as const;
export type ConnectFault = (typeof CONNECT_FAULTS)[number];

const FRESH_PROOF_MS = 10 * MINUTE * 1000;

/** Whether somebody proved who they are recently enough for what only the owner may do. */
export function isFreshProof(provedAt: string | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - Date.parse(provedAt) <= FRESH_PROOF_MS;
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

/** What a person agrees to at sign-up while no text with a version of its own is published. */
export const CONSENT_VERSION = "2026-11-22";
export const CONSENT_KINDS = ["terms-of-use", "privacy-policy"] as const;

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];
export const AGE_BANDS = ["under-15", "15-17", "18-24", "25-plus"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const GRADES = ["8", "9", "10", "11", "12", "university", "graduate", "not-studying"] as const;
export type Grade = (typeof GRADES)[number];
export const KEEP_RESULTS = ["keep", "try"] as const;
export type KeepResults = (typeof KEEP_RESULTS)[number];

const DAY_MS = 24 * 3_600_000;
const OLDEST_YEARS = 120;

/** Full years between a date of birth (YYYY-MM-DD) and a moment. */
export function ageAt(birthDate: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Whether text is a real day, not in the future, of somebody who may be alive. */
export function isBirthDate(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day.getTime() <= now.getTime() + DAY_MS && ageAt(text, now) <= OLDEST_YEARS;
}

/** What a link in a mail of an account is for. */
export const LINK_PURPOSES = ["activation", "reset", "email_change", "email_undo"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** What an activation link is good for at a moment. */
export type LinkState = "ready" | "used" | "invalid";

export interface LinkFacts {
  readonly usedAt: string | null;
  readonly expiresAt: string;
  readonly generation: number;
  readonly currentGeneration: number;
  readonly activatedAt: string | null;
}

/** A link of an older sign-up or past its time is invalid; one of an account that is active already counts as used. */
export function linkState(link: LinkFacts, now: Date): LinkState {
  if (link.generation !== link.currentGeneration) return "invalid";
  if (link.usedAt || link.activatedAt) return "used";
  return new Date(link.expiresAt) > now ? "ready" : "invalid";
}

/** A link that has no other condition than its use and its time: one for a new password, or about a change of address. */
export function linkUse(link: { readonly usedAt: string | null; readonly expiresAt: string }, now: Date): LinkState {
  if (link.usedAt) return "used";
  return new Date(link.expiresAt) > now ? "ready" : "invalid";
}

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
  return now.getTime() - Date.parse(lastUsedAt) >= 60_000;
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
