import { redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { CodeForm } from "#features/accounts/components/code-form.tsx";
import { openDoor } from "#features/accounts/components/door-side.tsx";
import { withNotice } from "#features/accounts/rules/notices.ts";
import {
  endedSecondStepCookie,
  finishSecondStep,
  isWaitingForCode,
} from "#features/sign-ins/operations/second-step.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { codeForm } from "#features/sign-ins/schema/second-step.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/code";

const expired = () => redirect(withNotice(pathTo("signIn"), "step_expired"), 303);

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "person") throw redirect(pathTo("home"), 303);
  if (!isWaitingForCode(ctx, request.headers.get("cookie"))) throw expired();
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "person") return redirect(pathTo("home"), 303);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { code } = parseInput(codeForm, form);
    const done = await finishSecondStep(ctx, actor, request.headers.get("cookie"), code).catch((error: unknown) => {
      if (isAppError(error) && error.code === "link_invalid") throw expired();
      throw error;
    });
    const headers = new Headers();
    headers.append("Set-Cookie", signInCookie(ctx, done.token));
    headers.append("Set-Cookie", endedSecondStepCookie(ctx));
    const next = done.next ?? pathTo("home");
    const to =
      done.kind === "recovery"
        ? withNotice(pathTo("accountTwoStep", {}, { next }), "recovery_used")
        : withNotice(next, "signed_in");
    return redirect(to, { status: 303, headers });
  });
}

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <AccountPage
      title={m.accounts_code_title()}
      siteName={site.name}
      lead={m.accounts_code_lead()}
      isRefused={actionData !== undefined}
      door={openDoor("back")}
    >
      <CodeForm refused={actionData} supportAddress={site.supportAddress} />
    </AccountPage>
  );
}
