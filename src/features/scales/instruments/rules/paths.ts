import { pathTo } from "#shared/screens.ts";

/** The entrepreneurial traits scale has an address of its own; its steps stand where those of every scale do. */
export const ETA = "eta";

/** The start page of a scale. */
export function pathOfScale(scale: string): string {
  return scale === ETA ? pathTo("eta") : pathTo("scale", { scale });
}

/** The address of a guest's step; after the last item comes the end. */
export function pathOfTry(scale: string, number: number, total: number): string {
  return pathTo("scaleTry", { scale, number: number > total ? "done" : number });
}

/** How an item was opened from the review: by itself, or to go through all that are open. */
const FROM = ["review", "open"] as const;
export type From = (typeof FROM)[number];

export function fromOf(url: string): From | null {
  const from = new URL(url).searchParams.get("from");
  return FROM.find((one) => one === from) ?? null;
}

interface Answered {
  readonly scale: string;
  readonly number: number;
  readonly total: number;
  readonly from: From | null;
  readonly nextOpen: number | null;
}

/** The next item; from the review back to it, or on to the next open one, if there is one. */
export function pathAfter({ scale, number, total, from, nextOpen }: Answered): string {
  if (from === "open" && nextOpen !== null)
    return pathTo("scaleQuestion", { scale, number: nextOpen }, { from: "open" });
  if (from || number === total) return pathTo("scaleReview", { scale });
  return pathTo("scaleQuestion", { scale, number: number + 1 });
}
