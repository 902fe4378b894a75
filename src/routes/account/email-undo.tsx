import { data } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { EmailLinkForm, EmailLinkWays } from "#features/accounts/components/email-forms.tsx";
import { readEmailLink, undoEmailChange } from "#features/accounts/operations/confirm-email.server.ts";
import { emailLinkForm } from "#features/accounts/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Route } from "./+types/email-undo";

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Looks at the link and uses nothing up: mail programs open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const link = await readEmailLink(ctx, "email_undo", tokenOf(request));
  return data(link, { status: link.state === "invalid" ? 400 : 200 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await undoEmailChange(ctx, actor, parseInput(emailLinkForm, { ...form, token: tokenOf(request) }));
    return { isDone: true as const };
  });
}

const WORDS = {
  done: { title: m.accounts_email_undo_done_title, lead: m.accounts_email_undo_done },
  ready: { title: m.accounts_email_undo_title, lead: m.accounts_email_undo_lead },
  used: { title: m.accounts_reset_used_title, lead: m.accounts_email_link_used_lead },
  invalid: { title: m.accounts_activate_invalid_title, lead: m.accounts_email_link_invalid_lead },
} as const;

export default function EmailUndoScreen({ loaderData: { state, email }, actionData }: Route.ComponentProps) {
  const isDone = actionData !== undefined && "isDone" in actionData;
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const words = WORDS[isDone ? "done" : state];
  return (
    <AccountPage
      title={words.title()}
      siteName={useSite().site.name}
      lead={words.lead()}
      isRefused={refused !== undefined}
    >
      {!isDone && state === "ready" && email ? (
        <EmailLinkForm email={email} action={m.accounts_email_undo_action()} refused={refused} />
      ) : (
        <EmailLinkWays />
      )}
    </AccountPage>
  );
}
