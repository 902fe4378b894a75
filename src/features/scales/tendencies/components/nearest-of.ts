import { pathTo } from "#shared/screens.ts";
import type { MatchView, ResultView } from "../schema.ts";

/** The first of them, as the way on names it. */
export function nearestOf(view: ResultView): { readonly title: string; readonly to: string } | null {
  const [match] = view.jobs;
  return match ? { title: match.title, to: jobAddress(view, match) } : null;
}

/** The page of a matched profession, which then leads back to the result. */
export function jobAddress(view: ResultView, { slug }: MatchView): string {
  return pathTo("job", { slug }, { result: view.number });
}
