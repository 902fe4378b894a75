import { VISITOR } from "./device-caches.ts";

/** The header by which the server tells the service worker what a page is. */
export const PAGE_MARK = "X-Page";

/** The header of what is fetched before anybody asks to read it, `prefetch`. */
export const READ_AHEAD = "Purpose";

export interface PageMark {
  /** The build whose scripts the page goes with. */
  readonly build: string;
  /** Language and appearance, for example `ar.auto`. */
  readonly view: string;
  /** For whom it was made: the mark of a sign-in, or `visitor`. */
  readonly reader: string;
  /** Whether a device may keep it: never a page about somebody. */
  readonly isKept: boolean;
}

export function writeMark({ build, view, reader, isKept }: PageMark): string {
  return [build, view, reader, isKept ? "keep" : "pass"].join(" ");
}

/** Null for an answer that is no page of ours. */
export function readMark(text: string | null): PageMark | null {
  const [, build, view, reader, kept] = /^(\S+) (\S+) (\S+) (keep|pass)$/.exec(text ?? "") ?? [];
  return build && view && reader ? { build, view, reader, isKept: kept === "keep" } : null;
}

/** What stands when no page has been seen yet. */
export const FIRST_SEEN = { view: "ar.auto", reader: VISITOR } as const;
