import { data, redirect } from "react-router";
import { ActivationForm, ActivationWays } from "#features/accounts/components/activation.tsx";
import { LinkPage } from "#features/accounts/components/link-page.tsx";
import { activate, readActivationLink } from "#features/accounts/operations/activate.server.ts";
import { endedWaitingCookie } from "#features/accounts/operations/waiting-sign-up.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { activationForm } from "#features/accounts/schema.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/activate";

/** Looks at the link and uses nothing up: mail programs open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const state = await readActivationLink(ctx, tokenOf(request));
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  return data({ state }, { status: state === "invalid" ? 400 : 200, ...(mark && { headers: { "Set-Cookie": mark } }) });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(activationForm, { ...form, token: tokenOf(request) });
    const { token } = await activate(ctx, actor, input);
    const next = new URL(request.url).searchParams.get("next");
    const headers = new Headers({ "Set-Cookie": signInCookie(ctx, token) });
    headers.append("Set-Cookie", endedWaitingCookie(ctx));
    return redirect(withNotice(isOwnPath(next) ? next : pathTo("home"), "activated"), { status: 303, headers });
  });
}

const WORDS = {
  ready: { title: m.accounts_activate_title, lead: m.accounts_activate_lead },
  used: { title: m.accounts_activate_used_title, lead: m.accounts_activate_used_lead },
  invalid: { title: m.accounts_activate_invalid_title, lead: m.accounts_activate_invalid_lead },
} as const;

export default function Activate({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage words={WORDS[state]} siteName={useSite().site.name} isRefused={actionData !== undefined}>
      {state === "ready" ? <ActivationForm refused={actionData} /> : <ActivationWays isUsed={state === "used"} />}
    </LinkPage>
  );
}
