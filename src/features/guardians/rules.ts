import { ADULT_AGE, type FirstMinorAge, type SaidAge } from "#features/people/rules.ts";
import type { GuardianRule } from "#platform/config.ts";
import type { Limits } from "#platform/limits/limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Mails to guardians by pupil, by the address written to, by device; a school sits behind one address. */
export const LIMITS = {
  mailPupil: { name: "guardians.mail-pupil", max: 6, seconds: 24 * HOUR },
  mailEmail: { name: "guardians.mail-email", max: 12, seconds: 24 * HOUR },
  mailDevice: { name: "guardians.mail-device", max: 40, seconds: HOUR },
  mailAddress: { name: "guardians.mail-address", max: 600, seconds: 10 * MINUTE },
  link: { name: "guardians.link", max: 30, seconds: HOUR },
  linkAddress: { name: "guardians.link-address", max: 600, seconds: 10 * MINUTE },
} as const satisfies Limits<"guardians">;

/** After so many years somebody who said "15–17" is surely of age; before that no later word lifts a minor's band. */
export const YEARS_TO_BE_SURE = 3;
/** Linked guardians are told this long before the link ends by itself. */
export const END_NOTICE_DAYS = 30;
/** Guardians and open invitations a pupil can have at a time. */
export const MOST_GUARDIANS = 4;

/** So long a pupil's home tells that the guardian has agreed. */
export const ANSWER_NEWS_DAYS = 14;

/** A mail asked for again within so many seconds is the same wish sent twice. */
export const SAME_WISH_SECONDS = 10;

const DAY_MS = 24 * 3_600_000;

/** What a person said about their age, and when. */
export interface AgeFacts extends SaidAge {
  readonly ageSaidAt: string | null;
  /** What was said first of a minor's age. */
  readonly firstMinor: FirstMinorAge | null;
}

/** What was said when a guardian's address was asked for, and what the guardian said since. */
export interface ConsentFacts {
  /** Null when it was left out. */
  readonly email: string | null;
  readonly toldAt: string | null;
  readonly strangerAt: string | null;
  readonly confirmedAt: string | null;
  readonly objectedAt: string | null;
  readonly guardianAgreedAt: string | null;
  readonly pupilAgreedAt: string | null;
}

/** `keep`: results are kept. `try`: they are shown and then forgotten. `ask`: the question about a guardian comes first. `hidden`: a guardian objects. */
export type Keeping = "keep" | "try" | "ask" | "hidden";

/** What decides whether others may be shown something of a person's results. */
export interface ShowingFacts {
  readonly keeping: Keeping;
  readonly rule: GuardianRule;
  readonly isAgeKnown: boolean;
  readonly isMinorOrUnknown: boolean;
  /** Whether a guardian has confirmed. */
  readonly isConfirmed: boolean;
}

export function ageKnown({ birthDate, ageBand }: SaidAge): boolean {
  return birthDate !== null || ageBand !== null;
}

function yearsAfter(instant: string, years: number): Date {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

function comesOfAge(birthDate: string): Date {
  return yearsAfter(`${birthDate}T00:00:00.000Z`, ADULT_AGE);
}

/** Until when a minor's age that was said first stands against a later, older one; null when none was said. */
export function heldUntil({ firstMinor }: Pick<AgeFacts, "firstMinor">): Date | null {
  if (firstMinor === null) return null;
  const { birthDate, saidAt } = firstMinor;
  return birthDate === null ? yearsAfter(saidAt, YEARS_TO_BE_SURE) : comesOfAge(birthDate);
}

/** From when on a person is surely of age by what they said, or null when that cannot be told. */
export function adultFrom(age: AgeFacts): Date | null {
  const [from, held] = [adultByNewest(age), heldUntil(age)];
  return from !== null && held !== null && held > from ? held : from;
}

function adultByNewest({ birthDate, ageBand, ageSaidAt }: AgeFacts): Date | null {
  if (birthDate !== null) return comesOfAge(birthDate);
  if (ageBand === "18-24" || ageBand === "25-plus") return new Date(ageSaidAt ?? 0);
  // "Under 15" has no lower end: only a newer answer helps.
  return ageBand === "15-17" && ageSaidAt !== null ? yearsAfter(ageSaidAt, YEARS_TO_BE_SURE) : null;
}

/** Whether the newest word is an older age that does not count yet, because a minor's was said before. */
export function isHeld(age: AgeFacts, now: Date): boolean {
  const [from, held] = [adultByNewest(age), heldUntil(age)];
  return from !== null && held !== null && from <= now && held > now;
}

/** Whether the rules for minors hold: under 18, or the age is not known. */
export function isMinorOrUnknown(age: AgeFacts, now: Date): boolean {
  const from = adultFrom(age);
  return from === null || from > now;
}

/**
 * Whether a guardian's objection still hides the results. Coming of age ends it; an age that was said after the
 * objection does not, until it is old enough to be true of a minor too.
 */
export function objectionStands(age: AgeFacts, objectedAt: string | null, now: Date): boolean {
  if (objectedAt === null) return false;
  if (isMinorOrUnknown(age, now)) return true;
  const saidBefore = age.ageSaidAt === null || age.ageSaidAt <= objectedAt;
  return !saidBefore && yearsAfter(objectedAt, YEARS_TO_BE_SURE) > now;
}

/** Whether a person decides alone: of age by what they said, and by no age that came only after an objection. */
export function decidesAlone(age: AgeFacts, objectedAt: string | null, now: Date): boolean {
  return !isMinorOrUnknown(age, now) && !objectionStands(age, objectedAt, now);
}

interface Case {
  readonly rule: GuardianRule;
  readonly minorOrUnknown: boolean;
  /** Null when the question was never put. */
  readonly consent: Pick<ConsentFacts, "confirmedAt"> | null;
}

/** Whether a new result is kept, tried only, or the question about a guardian comes first. */
export function keepDecision({ rule, minorOrUnknown, consent }: Case): Exclude<Keeping, "hidden"> {
  if (rule === "off" || !minorOrUnknown) return "keep";
  if (consent === null) return "ask";
  return rule === "require" && consent.confirmedAt === null ? "try" : "keep";
}

/** All of it together. */
export function keepingOf(rule: GuardianRule, age: AgeFacts, consent: ConsentFacts | null, now: Date): Keeping {
  if (objectionStands(age, consent?.objectedAt ?? null, now)) return "hidden";
  return keepDecision({ rule, minorOrUnknown: isMinorOrUnknown(age, now), consent });
}

/** What became of the message to a guardian. */
export const CONSENT_STATES = [
  "not_asked",
  "left_out",
  "on_its_way",
  "sent",
  "agreed",
  "objected",
  "unknown_pupil",
  "not_needed",
] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

interface Stand {
  readonly keeping: Keeping;
  readonly rule: GuardianRule;
  readonly isMinorOrUnknown: boolean;
  readonly consent: ConsentFacts | null;
}

/** Where the question about a guardian stands. */
export function consentState({ keeping, rule, isMinorOrUnknown: isMinor, consent }: Stand): ConsentState {
  if (keeping === "hidden") return "objected";
  if (rule === "off" || !isMinor) return "not_needed";
  if (consent === null) return "not_asked";
  if (consent.confirmedAt !== null) return "agreed";
  if (consent.email !== null) return consent.toldAt === null ? "on_its_way" : "sent";
  return consent.strangerAt === null ? "left_out" : "unknown_pupil";
}

export const TURNS = ["pupil", "guardian", "both", "nobody"] as const;
export type Turn = (typeof TURNS)[number];

/** Who has to do something next. */
export function turnOf(stand: Stand): Turn {
  const state = consentState(stand);
  if (state === "objected") return turnToAgree(stand.consent);
  if (state === "left_out") return stand.rule === "require" ? "pupil" : "nobody";
  if (state === "not_asked" || state === "unknown_pupil") return "pupil";
  return state === "sent" || state === "on_its_way" ? "guardian" : "nobody";
}

function turnToAgree(consent: ConsentFacts | null): Turn {
  const [pupil, guardian] = [consent?.pupilAgreedAt != null, consent?.guardianAgreedAt != null];
  if (pupil === guardian) return "both";
  return pupil ? "guardian" : "pupil";
}

/** Whether a pupil is told of it without asking: somebody's turn, or an answer of the last days. */
export function isNews(
  stand: {
    readonly state: ConsentState;
    readonly turn: Turn;
    readonly message: { readonly answeredAt: string | null } | null;
  },
  now: Date,
): boolean {
  if (stand.state === "not_asked") return false;
  const answered = stand.message?.answeredAt ?? null;
  const isFresh = answered !== null && now.getTime() - Date.parse(answered) < ANSWER_NEWS_DAYS * DAY_MS;
  return stand.turn !== "nobody" || (stand.state === "agreed" && isFresh);
}

/** When the guardian answered last, or somebody at the address. */
export function answeredAt(consent: ConsentFacts | null): string | null {
  if (!consent) return null;
  return consent.guardianAgreedAt ?? consent.objectedAt ?? consent.confirmedAt ?? consent.strangerAt;
}

/** Whether something was done so shortly ago that being asked for it again means the same wish. */
export function isJustDone(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) < SAME_WISH_SECONDS * 1000;
}

/** What an invitation is good for. */
export type InvitationState = "ready" | "used" | "invalid";

export function invitationState(
  invitation: { readonly acceptedAt: string | null; readonly endedAt: string | null; readonly expiresAt: string },
  now: Date,
): InvitationState {
  if (invitation.endedAt !== null) return "invalid";
  if (invitation.acceptedAt !== null) return "used";
  return new Date(invitation.expiresAt) > now ? "ready" : "invalid";
}

/** The day a link ends by itself, when it is near enough to be told; else null. */
export function endsSoon(age: AgeFacts, now: Date): Date | null {
  const from = adultFrom(age);
  if (from === null || from <= now) return null;
  return from.getTime() - now.getTime() <= END_NOTICE_DAYS * DAY_MS ? from : null;
}

export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** Whether every taking of a scale named the same environments with the same clarity: then it is said once. */
export function isSteady(
  lines: readonly { readonly environments: readonly string[]; readonly clarity: string }[],
): boolean {
  const told = lines.map(({ environments, clarity }) => [...environments].sort().join() + clarity);
  return lines.length > 1 && (lines[0]?.environments.length ?? 0) > 0 && new Set(told).size === 1;
}
