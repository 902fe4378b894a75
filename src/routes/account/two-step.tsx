import { redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import { RecoveryCodes } from "#features/accounts/components/recovery-codes.tsx";
import { TwoStep } from "#features/accounts/components/two-step.tsx";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { readSecondStep } from "#features/sign-ins/operations/read-second-step.server.ts";
import {
  askForSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { isFreshProof } from "#features/sign-ins/rules.ts";
import { secondStepForm } from "#features/sign-ins/schema/second-step.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/two-step";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const next = new URL(request.url).searchParams.get("next");
  return {
    state: await readSecondStep(ctx, actor),
    isProved: isFreshProof(actor.provedAt, ctx.clock.now()),
    /** Where a sign-in by a recovery code was on its way to. */
    next: isOwnPath(next) ? next : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(secondStepForm, form);
    // Shown in the answer itself: an address could be opened again.
    if (input.intent === "confirm") return { codes: await turnOnSecondStep(ctx, actor, input) };
    if (input.intent === "renew") return { codes: await renewRecoveryCodes(ctx, actor, input) };
    if (input.intent === "start") await askForSecondStep(ctx, actor, input);
    else await turnOffSecondStep(ctx, actor, input);
    const path = pathTo("accountTwoStep");
    return redirect(input.intent === "start" ? path : withNotice(path, "saved"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

const SCENE: NicheScene["stands"] = [
  ["phone", 84, 0.8],
  ["shield", -22, 1.3],
];

export default function TwoStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { site, locale } = useSite();
  const codes = actionData && "codes" in actionData ? actionData.codes : null;
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const { next, ...rest } = loaderData;
  return (
    <OwnAccountPage
      scene={SCENE}
      back={accountBack()}
      title={m.accounts_hub_two_step_title()}
      siteName={site.name}
      lead={codes ? undefined : m.accounts_two_step_lead()}
      isRefused={refused !== undefined}
    >
      {next && !codes && (
        <p className="mt-6">
          <ButtonLink to={next}>{m.accounts_two_step_onward()}</ButtonLink>
        </p>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <TwoStep {...rest} refused={refused} locale={locale} timeZone={site.timeZone} />
      )}
    </OwnAccountPage>
  );
}
