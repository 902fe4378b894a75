import { data } from "react-router";
import { EmailLinkPage } from "#features/accounts/components/email-link-page.tsx";
import { confirmEmailChange, readEmailLink } from "#features/accounts/operations/confirm-email.server.ts";
import { emailLinkForm } from "#features/accounts/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Route } from "./+types/email-change";

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Looks at the link and uses nothing up: mail programs open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const link = await readEmailLink(ctx, "email_change", tokenOf(request));
  return data({ link }, { status: link.state === "invalid" ? 400 : 200 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await confirmEmailChange(ctx, actor, parseInput(emailLinkForm, { ...form, token: tokenOf(request) }));
    return { isDone: true as const };
  });
}

const WORDS = {
  done: { title: m.accounts_email_change_done_title, lead: m.accounts_email_change_done },
  ready: { title: m.accounts_email_change_title, lead: m.accounts_email_change_lead },
} as const;

export default function EmailChangeScreen({ loaderData: { link }, actionData }: Route.ComponentProps) {
  return (
    <EmailLinkPage
      link={link}
      answer={actionData}
      words={WORDS}
      action={m.accounts_mail_email_change_action()}
      siteName={useSite().site.name}
    />
  );
}
