import { redirect } from "react-router";
import { readScaleProfile } from "#features/accounts/operations/set-scale-profile.server.ts";
import { StartPage, type StartView } from "#features/scales/tendencies/components/start-page.tsx";
import { draftFor, startOrResume } from "#features/scales/tendencies/operations/open-attempt.server.ts";
import { history } from "#features/scales/tendencies/operations/read-results.server.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/start";

export async function loader({ context }: Route.LoaderArgs): Promise<StartView> {
  const { ctx, actor } = requestInfo(context);
  const guest = { isGuest: true, answered: null, total: STATEMENTS, isKept: true, hasResult: false };
  if (actor.kind === "visitor") return guest;
  const [draft, results, { keepResults }] = await Promise.all([
    draftFor(ctx, actor),
    history(ctx, actor),
    readScaleProfile(ctx, actor),
  ]);
  return {
    isGuest: false,
    answered: draft && Object.keys(draft.answers).length,
    total: STATEMENTS,
    isKept: draft?.isKept ?? keepResults === "keep",
    hasResult: results.length > 0,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw redirect(pathTo("signIn", {}, { next: pathTo("careerTest") }));
  const next = await startOrResume(ctx, actor);
  if (next.step === "about-you") return redirect(pathTo("careerTestProfile"), 303);
  if (next.step === "review") return redirect(pathTo("careerTestReview"), 303);
  return redirect(pathTo("careerTestStatement", { number: next.number }), 303);
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
  return <StartPage view={loaderData} />;
}
