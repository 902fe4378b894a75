import { data } from "react-router";
import { ResultsPage, resultsTitle } from "#features/search/components/results-page.tsx";
import { readResults } from "#features/search/operations.server.ts";
import { drawResults } from "#features/search/presenter/draw-results.server.ts";
import { cleanWords, readKeywords } from "#features/search/rules/clean-words.ts";
import { resultsAddress } from "#features/search/rules/results-address.ts";
import { readNarrowing } from "#features/search/rules/search-groups.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pageOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import searchSheet from "#ui/styles/search-sheet.css?url";
import type { Route } from "./+types/results";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const params = new URL(request.url).searchParams;
  const question = {
    word: cleanWords(params.get("word") ?? ""),
    keywords: readKeywords(params.get("keywords")),
    narrowing: readNarrowing(params.get("searchType")),
    page: pageOf(params.get("page")),
    sort: params.get("sort") === "fit" ? ("fit" as const) : null,
  };
  const results = drawResults(ctx, actor.locale, await readResults(ctx, actor, question));
  const status = results?.fault ? 400 : results ? 200 : 404;
  const { type, group } = question.narrowing;
  const back = resultsAddress({ ...question, searchType: type ?? group, page: 1 });
  return data({ results, back }, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const results = loaderData?.results;
  const title = results ? resultsTitle(results) : m.ui_list_no_page_title();
  return pageHead({
    title: results?.fault ? `${m.ui_error_prefix()} ${title}` : title,
    description: m.search_description(),
    path: pathTo("searchResults"),
    locale: root.locale,
    site: root.site,
    hidden: true,
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: searchSheet }];

export default function SearchResults({ loaderData: { results, back } }: Route.ComponentProps) {
  return results ? <ResultsPage results={results} /> : <MissingPage back={back} />;
}
