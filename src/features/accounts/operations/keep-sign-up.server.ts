import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { SignUpDraft } from "../rules/sign-up-steps.ts";

const PURPOSE = "accounts sign-up draft";
/** From the last step sent. */
const SECONDS = 30 * 60;

const nameOf = (ctx: Context) => (isSecure(ctx.config) ? "__Host-wijha-signup" : "wijha-signup");

/** Set-Cookie of what a sign-up has said so far: sealed, gone with the browser's window or after half an hour. */
export function draftCookie(ctx: Context, draft: SignUpDraft): string {
  const options = { httpOnly: true, secure: isSecure(ctx.config) };
  return writeCookie(nameOf(ctx), seal(ctx, PURPOSE, draft, SECONDS), options);
}

/** What this browser's sign-up has said so far. */
export function readDraft(ctx: Context, cookies: string | null | undefined): SignUpDraft | null {
  return unseal(ctx, PURPOSE, readCookies(cookies)[nameOf(ctx)] ?? "") as SignUpDraft | null;
}

/** Set-Cookie once nothing of it is needed. */
export function endedDraftCookie(ctx: Context): string {
  return writeCookie(nameOf(ctx), "", { httpOnly: true, secure: isSecure(ctx.config), maxAge: 0 });
}

/** Headers that end a draft where there is one: a sign-up opened anew begins anew, whoever sat here before. */
export function withoutDraft(ctx: Context, cookies: string | null | undefined): Headers {
  const headers = new Headers();
  if (readCookies(cookies)[nameOf(ctx)]) headers.append("Set-Cookie", endedDraftCookie(ctx));
  return headers;
}
