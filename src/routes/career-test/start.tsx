import { lazy } from "react";
import { redirect } from "react-router";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { StartPage, type StartView } from "#features/scales/tendencies/components/start-page.tsx";
import { draftFor, startOrResume } from "#features/scales/tendencies/operations/open-attempt.server.ts";
import { pathOfStep } from "#features/scales/tendencies/operations/path-of-step.server.ts";
import { history } from "#features/scales/tendencies/operations/read-results.server.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/start";

/** No visitor sees it, so that no visitor loads it. */
const HiddenResults = lazy(async () => ({
  default: (await import("#features/guardians/components/hidden-results.tsx")).HiddenResults,
}));

/** Null while a guardian's objection hides results: nothing can begin. */
export async function loader({ context }: Route.LoaderArgs): Promise<StartView | null> {
  const { ctx, actor } = requestInfo(context);
  const none = {
    answered: null,
    total: STATEMENTS,
    isKept: true,
    waitsForGuardian: false,
    hasResult: false,
    draft: null,
  };
  if (actor.kind === "visitor") return { ...none, isGuest: true };
  const keeping = await mayKeepResults(ctx, actor);
  if (keeping === "hidden") return null;
  const [draft, results, { keepResults }] = await Promise.all([
    draftFor(ctx, actor),
    history(ctx, actor),
    readScaleProfile(ctx, actor),
  ]);
  return {
    isGuest: false,
    answered: draft && Object.keys(draft.answers).length,
    total: STATEMENTS,
    isKept: keeping !== "try" && (draft?.isKept ?? keepResults === "keep"),
    waitsForGuardian: keeping === "try" && keepResults === "keep",
    hasResult: results.length > 0,
    draft: draft && { attempt: draft.attempt, signIn: signInMark(actor) },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  return redirect(pathOfStep(await startOrResume(ctx, actor)), 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const [signIn, attempt] = [form.get("signIn"), form.get("attempt")];
  if (typeof signIn !== "string" || typeof attempt !== "string") return serverAction();
  const { resumeScale } = await import("#features/scales/tendencies/device/walk-on.ts");
  return resumeScale(serverAction, signIn, attempt);
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageHead({
    title: m.scales_title(),
    description: m.scales_description(),
    path: pathTo("careerTest"),
    locale: site.locale,
    site: site.site,
  });
};

export default function Start({ loaderData }: Route.ComponentProps) {
  return loaderData ? <StartPage view={loaderData} /> : <HiddenResults />;
}
