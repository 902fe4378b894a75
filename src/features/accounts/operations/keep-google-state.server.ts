import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { ProviderChecks, Vouched } from "../provider.server.ts";
import type { ConnectPurpose } from "../rules.ts";

/** Where to send a browser, and the cookies it gets on the way. */
export interface Onward {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** A way to the provider and back, kept by the browser that began it. */
export interface ConnectFlow extends ProviderChecks {
  readonly purpose: ConnectPurpose;
  readonly next: string | null;
  /** Whose sign-in asked; null for a visitor. */
  readonly signInId: string | null;
}

/** Somebody the provider vouched for who has no account yet: nothing of it is in the database. */
export interface Waiting extends Vouched {
  readonly next: string | null;
}

const FLOW = { purpose: "accounts connect", cookie: "wijha-connect", seconds: 10 * 60 } as const;
const WAITING = { purpose: "accounts finish", cookie: "wijha-finish", seconds: 30 * 60 } as const;
const TICKET = { purpose: "accounts link", seconds: 10 * 60 } as const;

type Kept = typeof FLOW | typeof WAITING;

function nameOf(ctx: Context, { cookie }: Kept): string {
  return isSecure(ctx.config) ? `__Host-${cookie}` : cookie;
}

function write(ctx: Context, kept: Kept, value: string, maxAge: number): string {
  return writeCookie(nameOf(ctx, kept), value, { httpOnly: true, secure: isSecure(ctx.config), maxAge });
}

function read(ctx: Context, kept: Kept, cookies: string | null | undefined): unknown {
  const sealed = readCookies(cookies)[nameOf(ctx, kept)];
  return sealed ? unseal(ctx, kept.purpose, sealed) : null;
}

/** Set-Cookie of a way that begins. */
export function flowCookie(ctx: Context, flow: ConnectFlow): string {
  return write(ctx, FLOW, seal(ctx, FLOW.purpose, flow, FLOW.seconds), FLOW.seconds);
}

/** The way this browser began, if its time has not passed. */
export function readFlow(ctx: Context, cookies: string | null | undefined): ConnectFlow | null {
  return read(ctx, FLOW, cookies) as ConnectFlow | null;
}

export const endedFlowCookie = (ctx: Context): string => write(ctx, FLOW, "", 0);

/** Set-Cookie for the page that finishes a first sign-in. */
export function waitingCookie(ctx: Context, waiting: Waiting): string {
  return write(ctx, WAITING, seal(ctx, WAITING.purpose, waiting, WAITING.seconds), WAITING.seconds);
}

/** Who waits in this browser for the finishing page. */
export function readWaiting(ctx: Context, cookies: string | null | undefined): Waiting | null {
  return read(ctx, WAITING, cookies) as Waiting | null;
}

export const endedWaitingCookie = (ctx: Context): string => write(ctx, WAITING, "", 0);

/** What our own page adds to the link that begins linking: no other site can make somebody begin it. */
export function linkTicket(ctx: Context, signInId: string): string {
  return seal(ctx, TICKET.purpose, signInId, TICKET.seconds);
}

/** Whether the ticket was made for this sign-in. */
export function isLinkTicket(ctx: Context, ticket: string, signInId: string): boolean {
  return unseal(ctx, TICKET.purpose, ticket) === signInId;
}
