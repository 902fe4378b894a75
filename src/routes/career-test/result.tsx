import { data, redirect } from "react-router";
import { HiddenResults } from "#features/guardians/components/hidden-results.tsx";
import { StandingNotice } from "#features/guardians/components/standing-list.tsx";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { WantedJobs } from "#features/jobs/components/wanted-jobs.tsx";
import { wantedBesideResult } from "#features/jobs/operations/wanted-beside-result.server.ts";
import { wantedJobs } from "#features/profile/operations/wanted-jobs.server.ts";
import { restore, withdraw } from "#features/scales/instruments/operations/withdraw.server.ts";
import { sayOpinion } from "#features/scales/opinions/operations/say-opinion.server.ts";
import { opinionForm } from "#features/scales/opinions/schema.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { ResultPage } from "#features/scales/tendencies/components/result-page.tsx";
import { NEWEST, pathOfNewest } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import { showResult } from "#features/scales/tendencies/operations/show-result.server.ts";
import { readMatchFilter } from "#features/scales/tendencies/schema/result.ts";
import { goalJobs } from "#features/study-plan/operations/goal-jobs.server.ts";
import { planCard } from "#features/study-plan/operations/home-cards.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import resultSheet from "#ui/styles/result-sheet.css?url";
import type { Route } from "./+types/result";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const attempt = params.attempt;
  if (actor.kind === "visitor") throw signInFirst(request);
  if (attempt === NEWEST) throw redirect((await pathOfNewest(ctx, actor)) ?? pathTo("careerTestResults"), 303);
  const news = await readGuardianNews(ctx, actor);
  if (await areResultsHidden(ctx, actor)) return { view: null, news, wanted: [], step: null, isRestored: false };
  const query = new URL(request.url).searchParams;
  const view = await orMissing(showResult(ctx, actor, { attempt, ...readMatchFilter(query) }));
  const inMind = [...(await wantedJobs(ctx, actor)), ...(await goalJobs(ctx, actor))];
  const wanted = await wantedBesideResult(ctx, actor, attempt, inMind);
  const next = (await planCard(ctx, actor))?.step;
  const step = next ? { text: next.title, ...next.link } : null;
  return { view, news, wanted, step, isRestored: query.get("notice") === "restored" };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const attempt = params.attempt;
  const here = { attempt };
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  const { intent } = form;
  if (intent === "opinion") return orMissing(opinionSaid(ctx, actor, attempt, form));
  if (intent === "withdraw") await orMissing(withdraw(ctx, actor, { scale: TENDENCIES, attempt }));
  else if (intent === "restore") await orMissing(restore(ctx, actor, { scale: TENDENCIES, attempt }));
  else throw data(null, { status: 400 });
  return redirect(pathTo("careerTestResult", here, { notice: intent === "restore" ? "restored" : undefined }), 303);
}

/** Keeps what is said of a profession, and leads back to where it stood. */
async function opinionSaid(ctx: Context, actor: Actor, attempt: string, form: Record<string, string>) {
  const { job, opinion, saidIn } = parseInput(opinionForm, form);
  await sayOpinion(ctx, actor, { attempt, job, saidIn, opinion: opinion === "none" ? null : opinion });
  return redirect(`${pathTo("careerTestResult", { attempt })}#${saidIn === "more" ? "matches" : "jobs"}`, 303);
}

/** What is not there, or not one's own, is a page that is not there. */
async function orMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, {
    title: m.scales_result_title(),
    description: m.scales_description(),
    path: pathTo("careerTestResults"),
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: resultSheet }];

export default function Result({ loaderData }: Route.ComponentProps) {
  const { view, news, wanted, step, isRestored } = loaderData;
  const { timeZone } = useSite().site;
  if (!view) return <HiddenResults news={news} />;
  return (
    <ResultPage
      view={view}
      step={step}
      isRestored={isRestored}
      timeZone={timeZone}
      inMind={wanted.length > 0 && <WantedJobs jobs={wanted} />}
    >
      {news && <StandingNotice words={news} />}
    </ResultPage>
  );
}
