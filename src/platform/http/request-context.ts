import { createContext, type RouterContextProvider } from "react-router";
import type { Context } from "#platform/context.ts";
import type { FormFile } from "#platform/http/form-file.ts";
import type { Actor } from "#shared/actor.ts";
import type { Display, LowData } from "#shared/display.ts";

/** What a screen's loader or action needs to know of its request. */
export interface RequestInfo {
  readonly ctx: Context;
  readonly actor: Actor;
  readonly locale: "ar" | "en";
  /** What the reader chose of how pages look. */
  readonly display: Display;
  /** Set where the page is drawn with little data. */
  readonly lowData?: LowData;
  /** Carried by the scripts of this rendering. */
  readonly nonce: string;
  /** Drawn for the store: whoever asks next gets it too. */
  readonly isStored: boolean;
  /** What of a page for the store its readers have saved, by addresses. */
  readonly marks: readonly string[];
  /** How the readers of a page for the store stand to it (layouts/standings); undefined where it is read for one. */
  readonly standing?: unknown;
  /** The code a person can quote; also in the log line and the header X-Request-Id. */
  readonly reference: string;
  /** Whether demo mode is on at this request. */
  readonly demo: boolean;
  /** Files that came with the form of a page that takes some. */
  readonly files?: readonly FormFile[];
}

export const requestContext = createContext<RequestInfo | null>(null);

/** The request's facts inside a loader or action. */
export function requestInfo(context: Readonly<RouterContextProvider>): RequestInfo {
  const info = context.get(requestContext);
  if (!info) throw new Error("No request context: the page handler sets it.");
  return info;
}
