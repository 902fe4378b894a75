import readexArabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import readexLatin from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import { ErrorScreen } from "#errors/error-screen.tsx";
import { copyNotice, siteSettings } from "#features/site/operations.server.ts";
import { LOCALES } from "#i18n/locales.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Shell } from "#layouts/shell.tsx";
import { type SiteData, useSiteOrNull } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import stylesheet from "#ui/styles/app.css?url";
import type { Route } from "./+types/root";

/** A first page waits a tenth of a second for its font and then keeps the system's: nothing moves (fonts.css). */
const FONTS = { ar: readexArabic, en: readexLatin } as const;

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export function loader({ context, request }: Route.LoaderArgs): SiteData {
  const { ctx, actor, locale, theme, demo, reference } = requestInfo(context);
  const { site, publicUrl } = ctx.config;
  const { name, logo, supportAddress, social, announcement, introVideo } = siteSettings(ctx, locale);
  const url = new URL(request.url);
  return {
    locale,
    theme,
    demo,
    reference,
    path: url.pathname + url.search,
    site: {
      name,
      logo,
      supportAddress,
      social,
      announcement,
      introVideo,
      timeZone: site.timeZone,
      firstYear: site.firstYear,
      year: ctx.clock.now().getUTCFullYear(),
      publicUrl,
      copy: copyNotice(ctx, locale),
    },
    person:
      actor.kind === "person"
        ? { firstName: actor.firstName, lastName: actor.lastName, email: actor.email, accountType: actor.accountType }
        : null,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteOrNull();
  const locale = LOCALES[getLocale()];
  const theme = site && site.theme !== "auto" ? site.theme : undefined;
  return (
    <html lang={locale.code} dir={locale.dir} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <link rel="preload" href={FONTS[locale.code]} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = useSiteOrNull();
  const screen = (
    <ErrorScreen status={status} reference={data?.reference ?? ""} supportAddress={data?.site.supportAddress} />
  );
  return data ? <Shell menu="main">{screen}</Shell> : <main id="main">{screen}</main>;
}
