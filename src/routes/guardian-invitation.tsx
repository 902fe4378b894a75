import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { InvitationPart } from "#features/guardians/components/invitation-part.tsx";
import { acceptInvitation, readInvitation } from "#features/guardians/operations/invite-guardian.server.ts";
import { acceptBody } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/guardian-invitation";

/** Looks at the invitation and changes nothing; who is not signed in signs in first and comes back. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const view = await readInvitation(ctx, actor, tokenOf(request));
  return data({ view }, { status: view.state === "invalid" ? 400 : 200 });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await acceptInvitation(ctx, actor, parseInput(acceptBody, { ...form, token: tokenOf(request) }));
    return redirect(pathTo("accountFamily"), 303);
  });
}

const TITLES = {
  ready: m.guardians_invitation_title,
  used: m.guardians_invitation_used_title,
  invalid: m.guardians_decision_invalid_title,
} as const;

export default function InvitationScreen({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const siteName = useSite().site.name;
  return (
    <AccountPage title={TITLES[view.state]()} siteName={siteName} isRefused={actionData !== undefined}>
      <InvitationPart view={view} refused={actionData} />
    </AccountPage>
  );
}
