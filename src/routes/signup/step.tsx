import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { openDoor } from "#features/accounts/components/door-side.tsx";
import { SignUpAnew, SignUpKindStep, SignUpStepForm, STEP_WORDS } from "#features/accounts/components/sign-up-step.tsx";
import { finishSignUp } from "#features/accounts/operations/finish-sign-up.server.ts";
import { readWaiting } from "#features/accounts/operations/keep-google-state.server.ts";
import { draftCookie, readDraft } from "#features/accounts/operations/keep-sign-up.server.ts";
import { showStep } from "#features/accounts/operations/show-sign-up.server.ts";
import { takeStep } from "#features/accounts/operations/take-sign-up-step.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { openStep, SIGN_UP_STEPS, type SignUpDraft, stepAfter } from "#features/accounts/rules/sign-up-steps.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/step";

/** The sign-up under way in this browser; without one, or after its time, it begins at the beginning. */
function underWay(ctx: Context, actor: Actor, request: Request) {
  const cookies = request.headers.get("cookie");
  const next = nextOf(request);
  const draft = readDraft(ctx, cookies);
  const isProvider = draft?.door === "provider";
  if (actor.kind === "person" && !(isProvider && actor.isPlace)) throw redirect(next ?? pathTo("home"), 303);
  if (!draft) {
    const to = pathTo("signUp", {}, { next });
    throw redirect(request.method === "POST" ? withNotice(to, "signup_over") : to, 303);
  }
  const waiting = isProvider ? readWaiting(ctx, cookies) : null;
  if (isProvider && !waiting) throw redirect(withNotice(pathTo("signIn"), "provider_failed"), 303);
  return { draft, next, waiting };
}

function wantedStep({ step }: Route.LoaderArgs["params"]) {
  const wanted = SIGN_UP_STEPS.find((one) => one === step);
  if (!wanted) throw data(null, { status: 404 });
  return wanted;
}

function stepAddress(draft: SignUpDraft, step: (typeof SIGN_UP_STEPS)[number], next: string | undefined): string {
  return pathTo("signUpStep", { step: openStep(draft, step) }, { next });
}

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const step = wantedStep(params);
  const { draft, next, waiting } = underWay(ctx, actor, request);
  if (openStep(draft, step) !== step) throw redirect(stepAddress(draft, step, next), 303);
  return showStep(ctx, draft, { step, next, vouched: waiting?.email ?? null });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const step = wantedStep(params);
  const form = await readForm(request);
  const { draft, next, waiting } = underWay(ctx, actor, request);
  if (openStep(draft, step) !== step) throw redirect(stepAddress(draft, step, next), 303);
  return orRefuse(form, async () => {
    if (step === "account") {
      const { to, headers } = await finishSignUp(ctx, actor, { draft, form, next, waiting });
      return redirect(to, { status: 303, headers });
    }
    const told = takeStep(ctx, draft, step, form);
    const headers = { "Set-Cookie": draftCookie(ctx, told) };
    return redirect(stepAddress(told, stepAfter(told, step) ?? "account", next), { status: 303, headers });
  });
}

export default function SignUpAtStep({ loaderData: view, actionData }: Route.ComponentProps) {
  const isKind = view.step === "kind";
  return (
    <AccountPage
      {...STEP_WORDS[view.step](view)}
      back={view.back ? { to: view.back, label: m.accounts_step_back() } : null}
      siteName={useSite().site.name}
      isRefused={actionData !== undefined}
      door={openDoor("new")}
      choice={isKind && <SignUpKindStep view={view} refused={actionData} />}
    >
      {!isKind && <SignUpStepForm key={view.step} view={view} refused={actionData} />}
      <SignUpAnew view={view} />
    </AccountPage>
  );
}
