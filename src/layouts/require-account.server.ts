import { type RouterContextProvider, redirect } from "react-router";
import { withNotice } from "#features/accounts/rules/notices.ts";
import type { Context } from "#platform/context.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Person } from "#shared/actor.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";

/**
 * The way to sign in and back to the page that was asked for, or to another `next` of this site. Who sent a form was signed in when it
 * was drawn, and is told that it was not sent.
 */
export function signInFirst(request: Request, next?: string): Response {
  const { pathname, search } = pageAddress(request);
  const here = next ?? (isOwnPath(pathname + search) ? pathname + search : pathname);
  const signIn = pathTo("signIn", {}, { next: here });
  return redirect(request.method === "POST" ? withNotice(signIn, "sign_in_over") : signIn, 303);
}

/** For screens of the own account: a visitor is sent to sign in and comes back, a pupil's place in a class is sent home and told why. */
export function requireAccountHere(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { readonly ctx: Context; readonly actor: Person } {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  if (actor.isPlace) throw redirect(withNotice(pathTo("home"), "account_needed"), 303);
  return { ctx, actor };
}
