import { pathTo } from "#shared/screens.ts";
import { STATEMENTS } from "../rules.ts";

/** How a statement was opened from the review: by itself, or to go through all that are open. */
const FROM_REVIEW = ["review", "open"] as const;
export type FromReview = (typeof FROM_REVIEW)[number];

/** What the address of a statement says of where it was opened. */
export function fromOf(url: string): FromReview | null {
  const from = new URL(url).searchParams.get("from");
  return FROM_REVIEW.find((one) => one === from) ?? null;
}

/** The next statement; from the review back to it, or on to the next statement without an answer, if there is one. */
export function pathAfter(number: number, from: FromReview | null, nextOpen: number | null): string {
  if (from === "open" && nextOpen !== null)
    return pathTo("careerTestStatement", { number: nextOpen }, { from: "open" });
  if (from || number === STATEMENTS) return pathTo("careerTestReview");
  return pathTo("careerTestStatement", { number: number + 1 });
}
