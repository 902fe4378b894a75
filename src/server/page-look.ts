import type { FastifyRequest } from "fastify";
import { type Display, type LowData, lowDataOf, readDisplay, viewOf } from "#shared/display.ts";

/** How this reader is shown a page. */
export interface PageLook {
  readonly display: Display;
  readonly lowData: LowData | undefined;
}

/** What the cookies, the device and the address say of it. */
export function lookOf(request: FastifyRequest, cookies: Record<string, string>, query: URLSearchParams): PageLook {
  const display = readDisplay(cookies);
  const savesData = String(request.headers["save-data"]).toLowerCase() === "on";
  return { display, lowData: lowDataOf(display, { savesData, pictures: query.get("pictures") === "yes" }) };
}

/** Keeps apart what is drawn apart: pages stored for visitors also say who wants little data, and whether pictures are asked for. */
export function storedLook({ display, lowData }: PageLook): string {
  return [viewOf(display, lowData), lowData?.by, lowData?.hasPictures].join("|");
}
