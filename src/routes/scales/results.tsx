import { HiddenResults } from "#features/guardians/components/hidden-results.tsx";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { readPair } from "#features/scales/engine/schema/comparison.ts";
import { HistoryPage } from "#features/scales/instruments/components/history-page.tsx";
import { compareResultsAt } from "#features/scales/instruments/operations/compare-results.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { newestOf } from "#features/scales/instruments/operations/read-instruments.server.ts";
import { historyAt } from "#features/scales/instruments/operations/read-results.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { scaleWords } from "#features/scales/instruments/operations/word-items.server.ts";
import type { HistoryLine } from "#features/scales/instruments/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import compareSheet from "#ui/styles/compare-sheet.css?url";
import endSheet from "#ui/styles/item-end-sheet.css?url";
import type { Route } from "./+types/results";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const scale = scaleOf(params);
  const about = scaleWords((await orMissing(newestOf(ctx, scale))).body, actor.locale);
  const news = await readGuardianNews(ctx, actor);
  if (await areResultsHidden(ctx, actor)) return { about, lines: null, comparison: null, news };
  const results = await historyAt(ctx, actor, scale);
  const asked = readPair(new URL(request.url).searchParams);
  const comparison = await compareResultsAt(ctx, actor, results, asked);
  return { about, lines: results.map(lineOf), comparison, news };
}

/** A page of the history carries no more than it shows. */
function lineOf({ attempt, state, completedAt, undoUntil, words }: HistoryLine): HistoryLine {
  return { attempt, state, completedAt, undoUntil, words };
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  ownPageHead(matches, {
    title: m.scales_walk_results({ scale: loaderData?.about.title ?? "" }),
    path: pathTo("scaleResults", { scale: params.scale ?? "" }),
  });

export const links: Route.LinksFunction = () => [endSheet, compareSheet].map((href) => ({ rel: "stylesheet", href }));

export default function Results({ loaderData: { about, lines, comparison, news } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  if (!lines) return <HiddenResults news={news} />;
  return <HistoryPage about={about} lines={lines} comparison={comparison} timeZone={timeZone} />;
}
