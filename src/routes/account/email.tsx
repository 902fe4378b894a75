import { redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { ChangeEmail, type EmailState } from "#features/accounts/components/email-forms.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import {
  askEmailChange,
  giveUpEmailChange,
  readPendingEmail,
} from "#features/accounts/operations/change-email.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { changeEmailBody } from "#features/accounts/schema.ts";
import { hasPassword } from "#features/sign-ins/operations/require-proof.server.ts";
import { isFreshProof } from "#features/sign-ins/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { NicheScene } from "#ui/niche.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/email";

export async function loader({ context, request }: Route.LoaderArgs): Promise<EmailState> {
  const { ctx, actor } = requireAccountHere(context, request);
  return {
    email: actor.email,
    pending: await readPendingEmail(ctx, actor),
    hasPassword: await hasPassword(ctx, actor),
    isProved: isFreshProof(actor.provedAt, ctx.clock.now()),
    hasProvider: ctx.config.oidc !== null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    if (form.intent === "give-up") {
      await giveUpEmailChange(ctx, actor);
      return redirect(withNotice(pathTo("accountEmail"), "saved"), 303);
    }
    await askEmailChange(ctx, actor, parseInput(changeEmailBody, form));
    return redirect(pathTo("accountEmail"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

const SCENE: NicheScene["stands"] = [["stamp", 0, 1.2]];

export default function EmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OwnAccountPage
      scene={SCENE}
      back={accountBack()}
      title={m.accounts_email_title()}
      siteName={useSite().site.name}
      lead={m.accounts_email_lead()}
      isRefused={actionData !== undefined}
    >
      <ChangeEmail state={loaderData} refused={actionData} />
    </OwnAccountPage>
  );
}
