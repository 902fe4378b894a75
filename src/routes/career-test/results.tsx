import { HiddenResults } from "#features/guardians/components/hidden-results.tsx";
import { StandingNotice } from "#features/guardians/components/standing-list.tsx";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { readPair } from "#features/scales/engine/schema/comparison.ts";
import { ResultsPage } from "#features/scales/tendencies/components/results-page.tsx";
import { compareResults } from "#features/scales/tendencies/operations/compare-results.server.ts";
import { history } from "#features/scales/tendencies/operations/read-results.server.ts";
import { resultsOverTime } from "#features/scales/tendencies/operations/results-over-time.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import compareSheet from "#ui/styles/compare-sheet.css?url";
import endSheet from "#ui/styles/item-end-sheet.css?url";
import type { Route } from "./+types/results";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const news = await readGuardianNews(ctx, actor);
  if (await areResultsHidden(ctx, actor))
    return { entries: null, comparison: null, water: null, news, isForChild: false };
  const entries = await history(ctx, actor);
  const asked = readPair(new URL(request.url).searchParams);
  const comparison = await compareResults(ctx, actor, entries, asked);
  const water = resultsOverTime(ctx, actor, entries, comparison);
  return { entries, comparison, water, news, isForChild: await isGuardian(ctx, actor) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, {
    title: m.scales_results_title(),
    description: m.scales_description(),
    path: pathTo("careerTestResults"),
  });

export const links: Route.LinksFunction = () => [endSheet, compareSheet].map((href) => ({ rel: "stylesheet", href }));

export default function Results({
  loaderData: { entries, comparison, water, news, isForChild },
}: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  if (!entries) return <HiddenResults news={news} />;
  return (
    <ResultsPage {...{ entries, comparison, water, timeZone }} isGuardian={isForChild}>
      {news && <StandingNotice words={news} />}
    </ResultsPage>
  );
}
