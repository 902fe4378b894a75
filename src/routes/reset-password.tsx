import { data, redirect } from "react-router";
import { LinkPage } from "#features/accounts/components/link-page.tsx";
import { ForgotForm, ResetForm, ResetWays } from "#features/accounts/components/password-forms.tsx";
import { forgotPassword } from "#features/accounts/operations/forgot-password.server.ts";
import { readResetLink, resetPassword } from "#features/accounts/operations/reset-password.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { forgotForm, resetPasswordBody, typedOnceForBoth } from "#features/accounts/schema.ts";
import { signedOutCookie, signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/reset-password";

function codeOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("code");
}

/** Looks at the link and uses nothing up: mail programs open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const code = codeOf(request);
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  const headers: HeadersInit = mark ? { "Set-Cookie": mark } : {};
  if (code === null) return data({ state: "ask" as const }, { headers });
  const state = await readResetLink(ctx, code);
  return data({ state }, { status: state === "invalid" ? 400 : 200, headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  const code = codeOf(request);
  return orRefuse(form, async () => {
    if (code === null) {
      await forgotPassword(ctx, actor, parseInput(forgotForm, form));
      return redirect(withNotice(pathTo("resetPassword"), "reset_sent"), 303);
    }
    const { token } = await resetPassword(
      ctx,
      actor,
      parseInput(resetPasswordBody, { ...typedOnceForBoth(form), code }),
    );
    const to = token ? withNotice(pathTo("home"), "saved") : withNotice(pathTo("signIn"), "password_set");
    const cookie = token ? signInCookie(ctx, token) : signedOutCookie(ctx);
    return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
  });
}

const WORDS = {
  ask: { title: m.accounts_forgot_title, lead: m.accounts_forgot_lead },
  ready: { title: m.accounts_reset_title, lead: m.accounts_reset_lead },
  used: { title: m.accounts_reset_used_title, lead: m.accounts_reset_used_lead },
  invalid: { title: m.accounts_activate_invalid_title, lead: m.accounts_reset_invalid_lead },
} as const;

export default function ResetPassword({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage words={WORDS[state]} siteName={useSite().site.name} isRefused={actionData !== undefined}>
      {state === "ask" && <ForgotForm refused={actionData} />}
      {state === "ready" && <ResetForm refused={actionData} />}
      {(state === "used" || state === "invalid") && <ResetWays />}
    </LinkPage>
  );
}
