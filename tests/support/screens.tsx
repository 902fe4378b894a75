import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { inLocale } from "#i18n/ambient.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { requestContext } from "#platform/http/request-context.ts";
import { readDisplay } from "#shared/display.ts";
import { visitor } from "./people.ts";

const NOW = new Date("2026-11-22T08:00:00Z");
const SITE = {
  officialFigures: { address: "", name: { ar: "", en: "" } },
  timeZone: "Asia/Muscat",
  supportAddress: "",
};

/** Asks a loader for a page of some content, as a visitor. */
export function visitorAsks(content: Partial<Context["content"]>) {
  return (address: string, locale: Locale = "en", params: Record<string, string> = {}) => {
    const context = new RouterContextProvider();
    const ctx = { content, clock: { now: () => NOW }, config: { site: SITE } } as unknown as Context;
    const asked = {
      display: readDisplay({}),
      nonce: "",
      reference: "r1",
      isStored: false,
      marks: [],
      demo: false,
    } as const;
    context.set(requestContext, { ctx, actor: { ...visitor, locale }, locale, ...asked });
    return { context, request: new Request(new URL(address, "http://own.invalid")), params } as never;
  };
}

/** What the server sends of an element, without the drawings of its icons. */
export function markup(element: ReactElement, locale: Locale): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  return inLocale(locale, () => renderToStaticMarkup(<RouterProvider router={router} />)).replace(/<use [^>]*>/g, "");
}
