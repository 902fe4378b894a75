import { redirect } from "react-router";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { EightPage } from "#features/scales/opinions/components/eight-page.tsx";
import { sayOfEight, viewEight } from "#features/scales/opinions/operations/ask-eight.server.ts";
import { eightForm } from "#features/scales/opinions/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import resultSheet from "#ui/styles/result-sheet.css?url";
import type { Route } from "./+types/eight";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  return orMissing(viewEight(ctx, actor, params.attempt));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const { attempt } = params;
  const form = await readForm(request);
  await orMissing(viewEight(ctx, actor, attempt));
  return orRefuse(form, async () => {
    const { job, opinion } = parseInput(eightForm, form);
    await sayOfEight(ctx, actor, { attempt, job, opinion: opinion === "none" ? null : opinion });
    return redirect(`${pathTo("eightProfessions", { attempt })}#job-${job}`, 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTestResults") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: resultSheet }];

export default function Eight({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.scales_eight_title()} isRefused={actionData !== undefined} />
      <EightPage view={loaderData} refused={actionData} />
    </>
  );
}
