import { redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { GoogleFinishForm } from "#features/accounts/components/google-finish-form.tsx";
import { endedWaitingCookie, readWaiting } from "#features/accounts/operations/keep-google-state.server.ts";
import { signUpByProvider } from "#features/accounts/operations/sign-up-google.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { finishForm } from "#features/accounts/schema.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { cleanPersonName } from "#shared/person-name.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/finish";

/** Opened without a sign-in at the provider, or after its time, it begins at the beginning. */
const toBeginning = () => redirect(withNotice(pathTo("signIn"), "provider_failed"), 303);

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "person" && !actor.isPlace) throw redirect(pathTo("home"), 303);
  const waiting = readWaiting(ctx, request.headers.get("cookie"));
  if (!waiting) throw toBeginning();
  return {
    email: waiting.email,
    firstName: cleanPersonName(waiting.givenName),
    lastName: cleanPersonName(waiting.familyName),
    consentVersion: currentConsent(ctx).version,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  if (actor.kind === "person" && !actor.isPlace) throw redirect(pathTo("home"), 303);
  const waiting = readWaiting(ctx, request.headers.get("cookie"));
  if (!waiting) throw toBeginning();
  return orRefuse(form, async () => {
    const { token } = await signUpByProvider(
      ctx,
      actor,
      parseInput(finishForm(ctx.clock.now(), currentConsent(ctx).version), form),
      waiting,
    );
    const headers = new Headers([
      ["Set-Cookie", signInCookie(ctx, token)],
      ["Set-Cookie", endedWaitingCookie(ctx)],
    ]);
    return redirect(withNotice(waiting.next ?? pathTo("home"), "signed_in"), { status: 303, headers });
  });
}

export default function SignUpFinish({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_google_finish_title()}
      siteName={useSite().site.name}
      lead={m.accounts_google_finish_lead({ provider: m.accounts_google_name() })}
      isRefused={actionData !== undefined}
    >
      <GoogleFinishForm refused={actionData} {...loaderData} />
    </AccountPage>
  );
}
