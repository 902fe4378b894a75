import { data, redirect } from "react-router";
import { StepPage } from "#features/scales/choices/components/step-page.tsx";
import { stepTitle } from "#features/scales/choices/components/step-title.ts";
import { answerStep } from "#features/scales/choices/operations/answer-step.server.ts";
import { standsBefore } from "#features/scales/choices/operations/read-walk.server.ts";
import { viewStep } from "#features/scales/choices/operations/view-step.server.ts";
import { readStep, type Step, type StepView } from "#features/scales/choices/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import choicesSheet from "#ui/styles/choices-sheet.css?url";
import type { Route } from "./+types/step";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const step = stepOf(params.step);
  if (actor.kind === "visitor") throw signInFirst(request);
  await leadBefore(ctx, actor);
  const view = await viewStep(ctx, actor, step);
  if ("goTo" in view) throw redirect(pathTo("activityStep", { step: view.goTo }), 303);
  return { view: view satisfies StepView, isChanged: new URL(request.url).searchParams.has("changed") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const step = stepOf(params.step);
  const form = await readForm(request);
  if (actor.kind === "visitor") throw signInFirst(request);
  await leadBefore(ctx, actor);
  return orRefuse(form, async () => {
    const { next, isChanged } = await answerStep(ctx, actor, step, form);
    return redirect(pathTo("activityStep", { step: next }, { changed: isChanged ? "yes" : undefined }), 303);
  });
}

function stepOf(text: string): Step {
  const step = readStep(text);
  if (step === null) throw data(null, { status: 404 });
  return step;
}

/** Questions that come first are asked first; where results are hidden the first page says so. */
async function leadBefore(ctx: Context, actor: Actor): Promise<void> {
  const before = await standsBefore(ctx, actor);
  const next = pathTo("activities");
  if (before === "hidden") throw redirect(next, 303);
  if (before === "about-you") throw redirect(pathTo("careerTestProfile", {}, { next }), 303);
  if (before === "guardian") throw redirect(pathTo("careerTestGuardian", {}, { next }), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_choices_description(), path: pathTo("activities") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: choicesSheet }];

export default function ActivityStep({ loaderData: { view, isChanged }, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  return (
    <>
      <PageTitle title={stepTitle(view)} isRefused={actionData !== undefined} />
      <StepPage view={view} isChanged={isChanged} refused={actionData} timeZone={timeZone} />
    </>
  );
}
