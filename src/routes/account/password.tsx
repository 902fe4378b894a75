import { redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import { ChangePasswordForm } from "#features/accounts/components/password-forms.tsx";
import { changePassword } from "#features/accounts/operations/change-password.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { changePasswordBody, typedOnceForBoth } from "#features/accounts/schema.ts";
import { hasPassword } from "#features/sign-ins/operations/require-proof.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { isFreshProof } from "#features/sign-ins/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { NicheScene } from "#ui/niche.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/password";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  return {
    hasPassword: await hasPassword(ctx, actor),
    isProved: isFreshProof(actor.provedAt, ctx.clock.now()),
    hasProvider: ctx.config.oidc !== null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { token } = await changePassword(ctx, actor, parseInput(changePasswordBody, typedOnceForBoth(form)));
    return redirect(withNotice(pathTo("account"), "saved"), {
      status: 303,
      headers: { "Set-Cookie": signInCookie(ctx, token) },
    });
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

const SCENE: NicheScene["stands"] = [["key", 0, 1.3]];

export default function PasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const isFirst = !loaderData.hasPassword;
  return (
    <OwnAccountPage
      scene={SCENE}
      back={accountBack()}
      title={isFirst ? m.accounts_password_first_title() : m.accounts_password_title()}
      siteName={useSite().site.name}
      lead={isFirst ? m.accounts_password_first_lead() : m.accounts_reset_lead()}
      isRefused={actionData !== undefined}
    >
      <ChangePasswordForm refused={actionData} next={pathTo("accountPassword")} {...loaderData} />
    </OwnAccountPage>
  );
}
