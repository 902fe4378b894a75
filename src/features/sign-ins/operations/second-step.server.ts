import { createHash } from "node:crypto";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { Actor } from "#shared/actor.ts";
import { type TypedCode, WAITING_MINUTES } from "../rules/second-step.ts";
import type { SignInMethod } from "../store/sign-ins.server.ts";
import { checkCode, hasSecondStep } from "./check-code.server.ts";
import { openSignIn, type SignedInNow } from "./open-sign-in.server.ts";

/** Somebody who proved the first half, kept by the browser that did; nothing of it is in the database. */
interface Waiting {
  readonly userId: number;
  /** Ends the wait when the password is changed in the meantime. */
  readonly mark: string;
  readonly next: string | null;
  readonly method: SignInMethod;
}

const PURPOSE = "accounts second step";
const SECONDS = WAITING_MINUTES * 60;

function nameOf(ctx: Context): string {
  return isSecure(ctx.config) ? "__Host-wijha-step" : "wijha-step";
}

function write(ctx: Context, value: string, maxAge: number): string {
  return writeCookie(nameOf(ctx), value, { httpOnly: true, secure: isSecure(ctx.config), maxAge });
}

function markOf({ password_hash }: UserRow): string {
  return createHash("sha256").update(password_hash).digest("base64url").slice(0, 22);
}

/** Set-Cookie with which this browser may type the code at /signin/code; null when the account asks for none. `next`: where they wanted to go. */
export async function startSecondStep(
  ctx: Context,
  user: UserRow,
  next: string | null,
  method: SignInMethod = "password",
): Promise<string | null> {
  if (!(await hasSecondStep(ctx, user.id))) return null;
  const waiting: Waiting = { userId: user.id, mark: markOf(user), next, method };
  return write(ctx, seal(ctx, PURPOSE, waiting, SECONDS), SECONDS);
}

/** Set-Cookie that ends the wait. */
export function endedSecondStepCookie(ctx: Context): string {
  return write(ctx, "", 0);
}

/** Whether somebody waits in this browser for the code. */
export function isWaitingForCode(ctx: Context, cookies: string | null | undefined): boolean {
  return readWaiting(ctx, cookies) !== null;
}

function readWaiting(ctx: Context, cookies: string | null | undefined): Waiting | null {
  const sealed = readCookies(cookies)[nameOf(ctx)];
  return sealed ? (unseal(ctx, PURPOSE, sealed) as Waiting | null) : null;
}

export interface SecondStepDone extends SignedInNow {
  readonly next: string | null;
  readonly kind: TypedCode["kind"];
}

/** Signs in whoever waits in this browser by a code of the app or a recovery code; link_invalid when nobody does. */
export async function finishSecondStep(
  ctx: Context,
  actor: Actor,
  cookies: string | null | undefined,
  code: string,
): Promise<SecondStepDone> {
  const waiting = readWaiting(ctx, cookies);
  const user = waiting ? await readUser(ctx.db, waiting.userId) : undefined;
  if (!waiting || !user?.activated_at || markOf(user) !== waiting.mark) throw new AppError("link_invalid");
  if (user.disabled_at || (user.is_demo && !(await demoIsOn(ctx)))) throw new AppError("blocked");
  const kind = await checkCode(ctx, user.id, code);
  return { ...(await openSignIn(ctx, actor, user, waiting.method)), next: waiting.next, kind };
}
