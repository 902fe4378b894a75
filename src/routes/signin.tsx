import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { openDoor } from "#features/accounts/components/door-side.tsx";
import { SignInForm } from "#features/accounts/components/sign-in-form.tsx";
import { waitingCookieOf } from "#features/accounts/operations/waiting-sign-up.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { signInForm } from "#features/accounts/schema.ts";
import { HeldHere } from "#features/scales/instruments/components/held-here.tsx";
import { heldHere } from "#features/scales/instruments/operations/held-here.server.ts";
import { signInOrWait } from "#features/sign-ins/operations/sign-in.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { orRefuse, readForm, refusedForm, shownAgain } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/signin";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const next = nextOf(request);
  if (actor.kind === "person") throw redirect(next ?? pathTo("home"), 303);
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  const held = heldHere(ctx, request.headers.get("cookie"), actor.locale);
  return data({ next, hasProvider: ctx.config.oidc !== null, held }, mark ? { headers: { "Set-Cookie": mark } } : {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const next = nextOf(request) ?? null;
    const input = parseInput(signInForm, form);
    const done = await signInOrWait(ctx, actor, input, next).catch((error: unknown) => {
      if (isAppError(error) && error.code === "not_activated") return null;
      throw error;
    });
    if (!done) return notActivated(form, await waitingCookieOf(ctx, input.email, next));
    if ("waitingCookie" in done)
      return redirect(pathTo("signInCode"), { status: 303, headers: { "Set-Cookie": done.waitingCookie } });
    return redirect(withNotice(next ?? pathTo("home"), "signed_in"), {
      status: 303,
      headers: { "Set-Cookie": signInCookie(ctx, done.token) },
    });
  });
}

/** The password was right, so the page about the link may say where it went. */
function notActivated(form: Record<string, string>, cookie: string | null) {
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  const { status } = new AppError("not_activated");
  return data(refusedForm("not_activated", shownAgain(form)), { status, headers });
}

export default function SignIn({ loaderData: { held, ...start }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_signin_title()}
      siteName={useSite().site.name}
      lead={m.accounts_signin_lead()}
      description={m.accounts_page_description_signin()}
      isRefused={actionData !== undefined}
      door={openDoor("back")}
    >
      {held && <HeldHere held={held} />}
      <SignInForm refused={actionData} {...start} />
    </AccountPage>
  );
}
