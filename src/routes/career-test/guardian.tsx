import { redirect } from "react-router";
import { QuestionPage } from "#features/guardians/components/question-page.tsx";
import {
  isGuardianAsked,
  leaveGuardianOut,
  nameGuardian,
} from "#features/guardians/operations/name-guardian.server.ts";
import { guardianAnswerForm } from "#features/guardians/schema.ts";
import { goOn, onwardHeaders } from "#features/scales/instruments/operations/join-answers.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/guardian";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  return { rule: ctx.config.guardians, isAsked: await isGuardianAsked(ctx, actor), next: nextOf(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const answer = parseInput(guardianAnswerForm, form);
    if (answer.choice === "send") await nameGuardian(ctx, actor, answer);
    else await leaveGuardianOut(ctx, actor);
    const next = nextOf(request);
    if (next !== undefined) return redirect(next, 303);
    const onward = await goOn(ctx, actor, TENDENCIES, request.headers.get("cookie"));
    return new Response(null, { status: 303, headers: onwardHeaders(onward) });
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("careerTestGuardian") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function GuardianQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.guardians_question_title()} isRefused={actionData !== undefined} />
      <QuestionPage {...loaderData} refused={actionData} />
    </>
  );
}
