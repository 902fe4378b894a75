import type { Limits } from "#platform/limits/limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Between two mails with an activation link. */
export const RESEND_WAIT_SECONDS = MINUTE;

/** An address generously, because a school sits behind one. */
export const LIMITS = {
  signUpDevice: { name: "accounts.sign-up-device", max: 30, seconds: HOUR },
  signUpAddress: { name: "accounts.sign-up-address", max: 500, seconds: 10 * MINUTE },
  /** Each sends a mail: a stranger must not fill somebody's box. */
  signUpEmail: { name: "accounts.sign-up-email", max: 12, seconds: HOUR },
  emailTakenDevice: { name: "accounts.email-taken-device", max: 10, seconds: HOUR },
  emailTakenAddress: { name: "accounts.email-taken-address", max: 100, seconds: 10 * MINUTE },
  /** One mail to an address, then a wait. */
  resendWait: { name: "accounts.resend-wait", max: 1, seconds: RESEND_WAIT_SECONDS },
  /** Each guesses a password. */
  correctSignUp: { name: "accounts.correct-sign-up", max: 10, seconds: HOUR },
  resendEmail: { name: "accounts.resend-email", max: 5, seconds: HOUR },
  resendAddress: { name: "accounts.resend-address", max: 200, seconds: 10 * MINUTE },
  activateLink: { name: "accounts.activate-link", max: 10, seconds: HOUR },
  activateAddress: { name: "accounts.activate-address", max: 600, seconds: 10 * MINUTE },
  forgotEmail: { name: "accounts.forgot-email", max: 5, seconds: HOUR },
  forgotAddress: { name: "accounts.forgot-address", max: 200, seconds: 10 * MINUTE },
  resetAddress: { name: "accounts.reset-address", max: 600, seconds: 10 * MINUTE },
  emailChangeAccount: { name: "accounts.email-change-account", max: 10, seconds: HOUR },
  /** Each sends a mail to somebody who may not have asked for it. */
  emailChangeTo: { name: "accounts.email-change-to", max: 5, seconds: 24 * HOUR },
  connectAddress: { name: "accounts.connect-address", max: 600, seconds: 10 * MINUTE },
  /** One answer of the provider is taken for each way there. */
  connectState: { name: "accounts.connect-state", max: 1, seconds: HOUR },
} as const satisfies Limits<"accounts">;

/** What somebody is sent to the provider for: to sign in, to link it to their account, or to prove that it is still them. */
export const CONNECT_PURPOSES = ["sign-in", "link", "prove"] as const;
export type ConnectPurpose = (typeof CONNECT_PURPOSES)[number];
/** Why signing in through the provider ended without a sign-in. */
export const CONNECT_FAULTS = ["failed", "denied", "down", "unverified", "elsewhere", "other"] as const;
export type ConnectFault = (typeof CONNECT_FAULTS)[number];

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

const KNOWN_LETTERS = 4;

/** An address by which its owner knows it again and nobody else learns it: the domain, where slips are most, stands whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const shown = local.length >= KNOWN_LETTERS ? [local.slice(0, 2), local.slice(-1)] : [local.slice(0, 1), ""];
  return `${shown.join("•••")}${email.slice(at)}`;
}
