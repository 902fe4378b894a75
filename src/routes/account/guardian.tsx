import { redirect } from "react-router";
import { GUARDIAN_DONE, GuardianPage } from "#features/guardians/components/guardian-page.tsx";
import { describeStanding } from "#features/guardians/operations/describe-standing.server.ts";
import { endGuardianship, inviteGuardian } from "#features/guardians/operations/invite-guardian.server.ts";
import { agreeAsPupil, nameGuardian, remindGuardian } from "#features/guardians/operations/name-guardian.server.ts";
import { readStanding } from "#features/guardians/operations/read-standing.server.ts";
import { guardianPageForm } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/guardian";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const done = new URL(request.url).searchParams.get("done");
  const standing = await readStanding(ctx, actor);
  const words = describeStanding(ctx, standing, actor.locale);
  return { standing, words, done: GUARDIAN_DONE.find((one) => one === done) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(guardianPageForm, form);
    if (input.intent === "address") await nameGuardian(ctx, actor, input);
    else if (input.intent === "again") await remindGuardian(ctx, actor);
    else if (input.intent === "agree") await agreeAsPupil(ctx, actor);
    else if (input.intent === "invite") await inviteGuardian(ctx, actor, input);
    else await endGuardianship(ctx, actor, input);
    return redirect(pathTo("accountGuardian", {}, { done: input.intent }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("accountGuardian") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

export default function GuardianScreen({ loaderData: { standing, words, done }, actionData }: Route.ComponentProps) {
  const { timeZone, supportAddress } = useSite().site;
  return (
    <>
      <PageTitle title={m.guardians_account_title()} isRefused={actionData !== undefined} />
      <GuardianPage
        standing={standing}
        words={words}
        done={done}
        timeZone={timeZone}
        supportAddress={supportAddress}
        refused={actionData}
      />
    </>
  );
}
