import { redirect } from "react-router";
import { FamilyPage } from "#features/guardians/components/family-page.tsx";
import { endGuardianship } from "#features/guardians/operations/invite-guardian.server.ts";
import { readFamilyPage } from "#features/guardians/operations/told-branches.server.ts";
import { endForm } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/family";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const hasEnded = new URL(request.url).searchParams.get("done") === "end";
  return { pupils: await readFamilyPage(ctx, actor), hasEnded };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await endGuardianship(ctx, actor, parseInput(endForm, form));
    return redirect(pathTo("accountFamily", {}, { done: "end" }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("accountFamily") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

export default function FamilyScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.guardians_family_title()} isRefused={actionData !== undefined} />
      <FamilyPage {...loaderData} timeZone={useSite().site.timeZone} refused={actionData} />
    </>
  );
}
