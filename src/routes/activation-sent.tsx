import { redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { ResendForm } from "#features/accounts/components/activation.tsx";
import { resendActivation } from "#features/accounts/operations/resend-activation.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { resendForm } from "#features/accounts/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/activation-sent";

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await resendActivation(ctx, actor, parseInput(resendForm, form));
    return redirect(withNotice(pathTo("activationSent"), "link_sent"), 303);
  });
}

export default function ActivationSent({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_sent_title()}
      siteName={useSite().site.name}
      lead={m.accounts_sent_lead()}
      isRefused={actionData !== undefined}
    >
      <ResendForm refused={actionData} />
    </AccountPage>
  );
}
