import { redirect, redirectDocument } from "react-router";
import { endedWaitingCookie } from "#features/accounts/operations/waiting-sign-up.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { forgottenAtSignOut } from "#features/scales/instruments/operations/join-answers.server.ts";
import { sitsAtPlace } from "#features/schools/access.ts";
import { dropCarried } from "#features/schools/operations/carry-place.server.ts";
import { leavePlace } from "#features/schools/operations/leave-place.server.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/signout";

/** Opened by hand it does nothing: a link must not sign anybody out. */
export function loader() {
  return redirect(pathTo("home"), 303);
}

/** Ends the sign-in on the server and clears what this browser kept, but for language and appearance, which are cookies. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const headers = new Headers({ "Set-Cookie": signedOutCookie(ctx), "Clear-Site-Data": '"storage"' });
  // What leads to a place or to a sign-up of whoever goes is not for who comes next.
  headers.append("Set-Cookie", dropCarried(ctx));
  headers.append("Set-Cookie", endedWaitingCookie(ctx));
  const cookies = request.headers.get("cookie");
  for (const cookie of forgottenAtSignOut(ctx, actor, cookies)) headers.append("Set-Cookie", cookie);
  if (sitsAtPlace(actor)) {
    // A place has no password to sign in with: whoever sits down next joins, and its owner comes back by the paper code.
    const code = await leavePlace(ctx, actor);
    return redirectDocument(withNotice(pathTo("join", {}, { code }), "place_left"), { status: 303, headers });
  }
  await signOut(ctx, actor);
  // A new document: nothing of whom it was stays in this one.
  return redirectDocument(withNotice(pathTo("signIn"), "signed_out"), { status: 303, headers });
}
