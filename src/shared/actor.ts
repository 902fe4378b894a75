/** Where a request came from, for limits and for "your devices"; never logged. */
export interface Origin {
  readonly address: string;
  /** A short stable mark of the browser or client, or "" when there is none. */
  readonly device: string;
  /** Whether this server gave the browser that mark some time ago; else it may be made up, and only the address counts. */
  readonly isMarked?: boolean;
  /** What the browser's own mark is known by, however new it is; none without one. */
  readonly browser?: string;
  /** The browser in words, from its User-Agent. */
  readonly userAgent: string;
  /** Whether whoever asked has closed the connection since. */
  readonly isGone?: () => boolean;
}

/** Account types a person may choose; Consultant is given by an administrator. */
export const ORDINARY_ACCOUNT_TYPES = [
  "Student",
  "Guardian",
  "Job Seeker",
  "Employee",
  "Freelancer/Entrepreneur",
] as const;
export const ACCOUNT_TYPES = [...ORDINARY_ACCOUNT_TYPES, "Consultant"] as const;
export type OrdinaryAccountType = (typeof ORDINARY_ACCOUNT_TYPES)[number];
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Authors write drafts, editors also publish, teachers run classes, administrators may do everything. */
export const ROLES = ["author", "editor", "teacher", "admin"] as const;
export type Role = (typeof ROLES)[number];

export interface Visitor {
  readonly kind: "visitor";
  readonly locale: "ar" | "en";
  readonly origin: Origin;
}

export interface Person {
  readonly kind: "person";
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountType: AccountType;
  readonly roles: readonly Role[];
  readonly locale: "ar" | "en";
  readonly origin: Origin;
  /** Hash of the token this request carries: names the sign-in without being usable. */
  readonly signInId: string;
  /** Whether a program carries the token itself, in a header: no browser's cookie is replaced by what it does. */
  readonly isBearer?: boolean;
  /** A pupil's place in a class: no address, no password; it may take a scale and nothing else. */
  readonly isPlace: boolean;
  /** When this sign-in last proved who it is (password, or another service), as an ISO string. */
  readonly provedAt: string | null;
  /** The version of the terms agreed to, null before the first. */
  readonly consentVersion: string | null;
  /** When the account is to be erased, if that was asked for. */
  readonly eraseAt: string | null;
}

/** Who asks: passed to every operation. */
export type Actor = Visitor | Person;

/** Somebody signed in to an account of their own, not to a place in a class. */
export type Account = Person & { readonly isPlace: false };

export function isPerson(actor: Actor): actor is Person {
  return actor.kind === "person";
}

export function hasAccount(actor: Actor): actor is Account {
  return isPerson(actor) && !actor.isPlace;
}

/** Whether an account has been given a role; an administrator has all. */
export function hasRole(actor: Actor, role: Role): actor is Account {
  return hasAccount(actor) && (actor.roles.includes(role) || actor.roles.includes("admin"));
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
