import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { SignUpForm } from "#features/accounts/components/sign-up-form.tsx";
import { withEasyPassword } from "#features/accounts/operations/judge-password.server.ts";
import { register } from "#features/accounts/operations/register.server.ts";
import { justSentCookie } from "#features/accounts/operations/waiting-sign-up.server.ts";
import { type SignUp as SignUpInput, signUpForm } from "#features/accounts/schema.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/signup";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const next = nextOf(request);
  if (actor.kind === "person") throw redirect(next ?? pathTo("home"), 303);
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  const shown = { next, consentVersion: currentConsent(ctx).version, hasProvider: ctx.config.oidc !== null };
  return data(shown, mark ? { headers: { "Set-Cookie": mark } } : {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const next = nextOf(request);
    const input = await readSignUp(ctx, form);
    const { id: userId, email } = await register(ctx, actor, input, next);
    const headers = { "Set-Cookie": justSentCookie(ctx, { userId, email, next: next ?? null }) };
    return redirect(pathTo("activationSent"), { status: 303, headers });
  });
}

/** All that is wrong with the form at once, also with a password that is easy to guess. */
async function readSignUp(ctx: Context, form: Record<string, string>): Promise<SignUpInput> {
  try {
    return parseInput(signUpForm(ctx.clock.now(), currentConsent(ctx).version), form);
  } catch (error) {
    const { password = "", email = "", firstName = "", lastName = "" } = form;
    throw isAppError(error) ? await withEasyPassword(ctx, error, password, { email, firstName, lastName }) : error;
  }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_signup_title()}
      siteName={useSite().site.name}
      lead={m.accounts_signup_lead()}
      description={m.accounts_page_description_signup()}
      isRefused={actionData !== undefined}
    >
      <SignUpForm refused={actionData} {...loaderData} />
    </AccountPage>
  );
}
