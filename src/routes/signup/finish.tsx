import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { SignUpKind, VouchedAddress } from "#features/accounts/components/sign-up-kind.tsx";
import { readWaiting } from "#features/accounts/operations/keep-google-state.server.ts";
import { draftCookie, withoutDraft } from "#features/accounts/operations/keep-sign-up.server.ts";
import { beginSignUp } from "#features/accounts/operations/take-sign-up-step.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { cleanPersonName } from "#shared/person-name.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/finish";

/** Whom the provider has vouched for in this browser. Opened without a sign-in there, or after its time, it begins at the beginning. */
function vouchedFor({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "person" && !actor.isPlace) throw redirect(pathTo("home"), 303);
  const waiting = readWaiting(ctx, request.headers.get("cookie"));
  if (!waiting) throw redirect(withNotice(pathTo("signIn"), "provider_failed"), 303);
  return { ctx, actor, waiting };
}

export function loader(args: Route.LoaderArgs) {
  const { ctx, waiting } = vouchedFor(args);
  return data({ email: waiting.email }, { headers: withoutDraft(ctx, args.request.headers.get("cookie")) });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { ctx, waiting } = vouchedFor(args);
  return orRefuse(form, async () => {
    const draft = beginSignUp(form, {
      door: "provider",
      firstName: cleanPersonName(waiting.givenName),
      lastName: cleanPersonName(waiting.familyName),
    });
    const headers = { "Set-Cookie": draftCookie(ctx, draft) };
    return redirect(pathTo("signUpStep", { step: "name" }), { status: 303, headers });
  });
}

export default function SignUpFinish({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_google_finish_title()}
      siteName={useSite().site.name}
      isRefused={actionData !== undefined}
      choice={
        <SignUpKind refused={actionData}>
          <p className="lead">{m.accounts_google_finish_lead({ provider: m.accounts_google_name() })}</p>
          <VouchedAddress email={loaderData.email} />
        </SignUpKind>
      }
    />
  );
}
