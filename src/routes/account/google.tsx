import { redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { GoogleLink } from "#features/accounts/components/google-link.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import { allowLinking, readProviderLink, unlinkProvider } from "#features/accounts/operations/link-google.server.ts";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { linkForm } from "#features/accounts/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/google";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  return readProviderLink(ctx, actor);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(linkForm, form);
    if (input.intent === "link") return { ticket: await allowLinking(ctx, actor, input) };
    await unlinkProvider(ctx, actor, input);
    return redirect(withNotice(pathTo("accountGoogle"), "provider_unlinked"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

/** Another door to the same account. */
const SCENE = [
  ["keycard", 86, 0.68],
  ["shield", -6, 1.25],
  ["key", -82, 0.66],
] as const;

export default function AccountGoogle({ loaderData, actionData }: Route.ComponentProps) {
  const provider = m.accounts_google_name();
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const ticket = actionData && "ticket" in actionData ? actionData.ticket : undefined;
  return (
    <OwnAccountPage
      back={accountBack()}
      title={m.accounts_google_account_title({ provider })}
      siteName={useSite().site.name}
      lead={m.accounts_google_account_lead({ provider })}
      isRefused={refused !== undefined}
      scene={SCENE}
    >
      <GoogleLink {...loaderData} refused={refused} ticket={ticket} />
    </OwnAccountPage>
  );
}
