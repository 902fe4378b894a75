import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { SignUpKind } from "#features/accounts/components/sign-up-kind.tsx";
import { SignUpStart } from "#features/accounts/components/sign-up-start.tsx";
import { draftCookie, withoutDraft } from "#features/accounts/operations/keep-sign-up.server.ts";
import { beginSignUp } from "#features/accounts/operations/take-sign-up-step.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/signup";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const next = nextOf(request);
  if (actor.kind === "person") throw redirect(next ?? pathTo("home"), 303);
  const cookies = request.headers.get("cookie");
  const headers = withoutDraft(ctx, cookies);
  const mark = deviceCookie(ctx, cookies);
  if (mark) headers.append("Set-Cookie", mark);
  return data({ next, hasProvider: ctx.config.oidc !== null }, { headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  const next = nextOf(request);
  if (actor.kind === "person") throw redirect(next ?? pathTo("home"), 303);
  return orRefuse(form, async () => {
    const draft = beginSignUp(form, { door: "password" });
    const headers = { "Set-Cookie": draftCookie(ctx, draft) };
    return redirect(pathTo("signUpStep", { step: "name" }, { next }), { status: 303, headers });
  });
}

export default function SignUp({ loaderData: start, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_signup_title()}
      siteName={useSite().site.name}
      description={m.accounts_page_description_signup()}
      isRefused={actionData !== undefined}
      choice={
        <SignUpKind refused={actionData}>
          <p className="lead">{m.accounts_signup_lead()}</p>
        </SignUpKind>
      }
    >
      <SignUpStart {...start} />
    </AccountPage>
  );
}
