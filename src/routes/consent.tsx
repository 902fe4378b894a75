import { redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { needsConsent, recordConsent } from "#features/accounts/operations/record-consent.server.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { ConsentPage } from "#features/privacy/components/consent-page.tsx";
import { readConsentTexts } from "#features/privacy/operations/read-consent.server.ts";
import { consentForm } from "#features/privacy/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/consent";

function nextOf(request: Request): string {
  const next = new URL(request.url).searchParams.get("next");
  return isOwnPath(next) && !next.startsWith(pathTo("consent")) ? next : pathTo("home");
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  if (!needsConsent(ctx, actor)) throw redirect(nextOf(request), 303);
  return { texts: readConsentTexts(ctx, actor), version: currentConsent(ctx).version };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await recordConsent(ctx, actor, parseInput(consentForm, form));
    return redirect(nextOf(request), 303);
  });
}

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <AccountPage
      title={m.privacy_consent_title()}
      siteName={site.name}
      lead={m.privacy_consent_lead()}
      isRefused={actionData !== undefined}
    >
      <ConsentPage {...loaderData} timeZone={site.timeZone} refused={actionData} />
    </AccountPage>
  );
}
