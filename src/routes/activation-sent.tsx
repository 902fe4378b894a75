import { redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { CorrectionForm, ResendForm, WaitingForm } from "#features/accounts/components/activation.tsx";
import { openDoor } from "#features/accounts/components/door-side.tsx";
import { correctAddress } from "#features/accounts/operations/correct-address.server.ts";
import { resendActivation, resendWaiting } from "#features/accounts/operations/resend-activation.server.ts";
import {
  justSentCookie,
  presentWaiting,
  readWaiting,
  type WaitingSignUp,
} from "#features/accounts/operations/waiting-sign-up.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { correctionForm, resendForm } from "#features/accounts/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/activation-sent";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const waiting = presentWaiting(ctx, readWaiting(ctx, request.headers.get("cookie")));
  // Without the mark of a sign-up nobody knows here whether a mail went; the notice says what was asked for.
  return { waiting, isSent: waiting?.isSent ?? false };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  const waiting = readWaiting(ctx, request.headers.get("cookie"));
  return orRefuse(form, async () => {
    const { intent, ...fields } = form;
    const cookie = waiting && isOfWaiting(intent) ? await sendAgain(ctx, actor, waiting, { intent, fields }) : null;
    if (!cookie) await resendActivation(ctx, actor, parseInput(resendForm, fields));
    const headers = cookie ? { "Set-Cookie": cookie } : undefined;
    return redirect(withNotice(pathTo("activationSent"), "link_sent"), { status: 303, headers });
  });
}

const isOfWaiting = (intent: string | undefined) => ["again", "correct"].includes(intent ?? "");

interface Sent {
  readonly intent: string | undefined;
  readonly fields: Record<string, string>;
}

/** To the address of the sign-up, or to a corrected one. @returns Set-Cookie of what waits from now on. */
async function sendAgain(
  ctx: Context,
  actor: Actor,
  waiting: WaitingSignUp,
  { intent, fields }: Sent,
): Promise<string> {
  if (intent === "again") {
    await resendWaiting(ctx, actor, waiting);
    return justSentCookie(ctx, waiting);
  }
  const correction = parseInput(correctionForm, fields);
  await correctAddress(ctx, actor, waiting, correction);
  return justSentCookie(ctx, { ...waiting, email: correction.email });
}

export default function ActivationSent({ loaderData: { waiting, isSent }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={isSent ? m.accounts_sent_title() : m.accounts_sent_again_title()}
      siteName={useSite().site.name}
      lead={isSent ? m.accounts_sent_lead() : m.accounts_sent_again_lead()}
      isRefused={actionData !== undefined}
      door={openDoor("back")}
    >
      {waiting ? (
        <>
          <WaitingForm waiting={waiting} refused={actionData} />
          <CorrectionForm refused={actionData} />
        </>
      ) : (
        <ResendForm refused={actionData} isSent={isSent} />
      )}
    </AccountPage>
  );
}
