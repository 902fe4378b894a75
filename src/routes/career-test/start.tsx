import { lazy } from "react";
import { redirect } from "react-router";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import type { StandingWords } from "#features/guardians/schema.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { StartPage, type StartView } from "#features/scales/tendencies/components/start-page.tsx";
import { claimIn, goOn, onwardHeaders, readJoin } from "#features/scales/tendencies/operations/join-answers.server.ts";
import { draftFor } from "#features/scales/tendencies/operations/open-attempt.server.ts";
import { environmentNames } from "#features/scales/tendencies/operations/read-content.server.ts";
import { history } from "#features/scales/tendencies/operations/read-results.server.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/start";

/** No visitor sees these, so that no visitor loads them. */
const HiddenResults = lazy(async () => ({
  default: (await import("#features/guardians/components/hidden-results.tsx")).HiddenResults,
}));

const GuardianStart = lazy(async () => ({
  default: (await import("#features/scales/tendencies/components/guardian-start.tsx")).GuardianStart,
}));

interface Start {
  readonly view: StartView | null;
  /** Whether the reader is a guardian, who is not asked to begin. */
  readonly isForChild: boolean;
  readonly news: StandingWords | null;
}

/** Without a view while a guardian's objection hides results: nothing can begin. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Start> {
  const { ctx, actor } = requestInfo(context);
  const names = environmentNames(ctx, actor.locale);
  const none = {
    answered: null,
    total: STATEMENTS,
    names,
    isKept: true,
    waitsForGuardian: false,
    hasResult: false,
    draft: null,
  };
  if (actor.kind === "visitor") return { view: { ...none, isGuest: true }, isForChild: false, news: null };
  const keeping = await mayKeepResults(ctx, actor);
  const cookies = request.headers.get("cookie");
  // What lies on the device is asked about first, once for each sign-in.
  if (keeping !== "hidden" && claimIn(actor, cookies) === null && (await readJoin(ctx, actor, cookies)))
    throw redirect(pathTo("careerTestJoin"), 303);
  if (keeping === "hidden") return { view: null, isForChild: false, news: await readGuardianNews(ctx, actor) };
  const [draft, results, { keepResults }] = await Promise.all([
    draftFor(ctx, actor),
    history(ctx, actor),
    readScaleProfile(ctx, actor),
  ]);
  const view = {
    isGuest: false,
    answered: draft && Object.keys(draft.answers).length,
    total: STATEMENTS,
    names,
    isKept: keeping !== "try" && (draft?.isKept ?? keepResults === "keep"),
    waitsForGuardian: keeping === "try" && keepResults === "keep",
    hasResult: results.length > 0,
    draft: draft && { attempt: draft.attempt, signIn: signInMark(actor) },
  };
  return { view, isForChild: draft === null && (await isGuardian(ctx, actor)), news: null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const onward = await goOn(ctx, actor, request.headers.get("cookie"));
  return new Response(null, { status: 303, headers: onwardHeaders(onward) });
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

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function StartScreen({ loaderData: { view, isForChild, news } }: Route.ComponentProps) {
  if (!view) return <HiddenResults news={news} />;
  return <StartPage view={view}>{isForChild && <GuardianStart hasResult={view.hasResult} />}</StartPage>;
}
