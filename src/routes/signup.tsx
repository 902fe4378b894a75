import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { SignUpForm } from "#features/accounts/components/sign-up-form.tsx";
import { register } from "#features/accounts/operations/register.server.ts";
import { signUpForm } from "#features/accounts/schema.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
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
    await register(
      ctx,
      actor,
      parseInput(signUpForm(ctx.clock.now(), currentConsent(ctx).version), form),
      nextOf(request),
    );
    return redirect(pathTo("activationSent"), 303);
  });
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
