import { pathTo } from "#shared/screens.ts";
import { SHOWN_MATCHES } from "../rules.ts";
import type { BriefMatch, MatchView, ResultView } from "../schema/result.ts";

/** The professions shown first: the nearest, or one of each group to try; what is not for the reader is folded away. */
export function shownMatches(view: ResultView): readonly MatchView[] {
  const { jobs, groups } = view;
  return groups.length > 0
    ? groups.flatMap((group) => stillOpen(view, group.jobs).slice(0, 1))
    : stillOpen(view, jobs).slice(0, SHOWN_MATCHES);
}

/** Those that the reader has not set aside, in their order. */
export function stillOpen<M extends Pick<MatchView, "id">>(
  { opinions }: ResultView,
  matches: readonly M[],
): readonly M[] {
  return matches.filter(({ id }) => opinions[id] !== "not");
}

/** Those that the reader has set aside, as their fold shows them. */
export function setAside(view: ResultView, matches: readonly (MatchView | BriefMatch)[]) {
  return matches
    .filter(({ id }) => view.opinions[id] === "not")
    .map((match) => ({ id: match.id, title: match.title, locale: match.locale, to: jobAddress(view, match) }));
}

/** The page of a matched profession, which then leads back to the result. */
export function jobAddress(view: ResultView, { slug }: Pick<MatchView, "slug">): string {
  return pathTo("job", { slug }, { result: view.number });
}
