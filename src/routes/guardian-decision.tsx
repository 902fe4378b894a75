import { data, redirect } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { DecisionPart } from "#features/guardians/components/decision-page.tsx";
import { decide, readDecisionLink } from "#features/guardians/operations/decide.server.ts";
import { DECISIONS, decisionForm } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/guardian-decision";

const FORGOTTEN = "forgotten";

/** Looks at the link and changes nothing: mail programs open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  if (new URL(request.url).searchParams.get("done") === FORGOTTEN)
    return data({ view: null, chosen: null, isForgotten: true });
  const view = await readDecisionLink(ctx, tokenOf(request));
  const choice = new URL(request.url).searchParams.get("choice");
  const chosen = DECISIONS.find((one) => one === choice) ?? null;
  return data({ view, chosen, isForgotten: false }, { status: view ? 200 : 400 });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  const token = tokenOf(request);
  return orRefuse(form, async () => {
    const input = parseInput(decisionForm, { ...form, token });
    await decide(ctx, actor, input);
    const query = input.decision === "stranger" ? { done: FORGOTTEN } : { token };
    return redirect(pathTo("guardianDecision", {}, query), 303);
  });
}

export default function DecisionScreen({
  loaderData: { view, chosen, isForgotten },
  actionData,
}: Route.ComponentProps) {
  const siteName = useSite().site.name;
  if (isForgotten)
    return (
      <AccountPage title={m.guardians_decision_stranger_done_title()} siteName={siteName}>
        <p role="status">{m.guardians_decision_stranger_done()}</p>
      </AccountPage>
    );
  if (!view)
    return (
      <AccountPage title={m.guardians_decision_invalid_title()} siteName={siteName}>
        <p>{m.guardians_decision_invalid()}</p>
      </AccountPage>
    );
  return (
    <AccountPage title={m.guardians_decision_title()} siteName={siteName} isRefused={actionData !== undefined}>
      <DecisionPart view={view} chosen={chosen} refused={actionData} />
    </AccountPage>
  );
}
