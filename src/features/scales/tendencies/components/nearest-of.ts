import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import type { MatchView, ResultView } from "../schema/result.ts";

/** How many professions stand above the folds. */
const SHOWN = 3;

/** The professions shown first: the nearest, or one of each group to try. */
export function shownMatches({ jobs, groups }: ResultView): readonly MatchView[] {
  return groups.length > 0 ? groups.flatMap((group) => group.jobs.slice(0, 1)) : jobs.slice(0, SHOWN);
}

/** The page of a matched profession, which then leads back to the result. */
export function jobAddress(view: ResultView, { slug }: MatchView): string {
  return pathTo("job", { slug }, { result: view.number });
}

/** Where a profession stands by the water: the environment that brought it nearest, among those in which the reader is above the own mean. */
export function bankOf({ scores }: ResultView, { terms }: MatchView): Environment {
  const mean = ENVIRONMENTS.reduce((total, one) => total + scores[one], 0) / ENVIRONMENTS.length;
  const above = ENVIRONMENTS.filter((one) => scores[one] > mean);
  return above.reduce((best, one) => (terms[one] > terms[best] ? one : best), above[0] ?? "R");
}
