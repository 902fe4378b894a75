import { lazy, type ReactNode, Suspense } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from "react-router";
import { LateErrorScreen } from "#errors/late-error-screen.tsx";
import { readNotice } from "#features/accounts/operations/read-notice.server.ts";
import { needsConsent } from "#features/accounts/operations/record-consent.server.ts";
import { copyNotice, siteSettings } from "#features/site/operations.server.ts";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { keepForms } from "#layouts/keep-forms.server.ts";
import { ownPartOfKind, readOwnPart } from "#layouts/own-part.server.ts";
import { Shell } from "#layouts/shell.tsx";
import { type SiteData, useSiteOrNull } from "#layouts/site-data.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { displayMarks } from "#shared/display.ts";
import { RULES_AHEAD } from "#shared/rules-ahead.ts";
import { isOpenWithoutConsent, isOwnPath, pathTo } from "#shared/screens.ts";
import readexPro from "#ui/fonts/readex-pro.woff2?url";
import reemKufi from "#ui/fonts/reem-kufi.woff2?url";
import reemLatin from "#ui/fonts/reem-kufi-latin.woff2?url";
import { isOfLine, withLine } from "#ui/line/line.ts";
import { PicturesProvider } from "#ui/pictures.ts";
import stylesheet from "#ui/styles/app.css?url";
import displaySheet from "#ui/styles/display-sheet.css?url";
import type { Route } from "./+types/root";

/** What the first view is written in; until it is there, faces of the device as wide and as high stand in (fonts.css). */
const FONTS = { ar: [readexPro, reemKufi], en: [readexPro, reemLatin] } as const;

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

/** Somebody whose consent is to older texts is asked on the next page they open; forms that are under way still go through. */
const askConsent: Route.MiddlewareFunction = ({ context, request }) => {
  const { ctx, actor } = requestInfo(context);
  const { pathname, search } = pageAddress(request);
  if (request.method !== "GET" || !needsConsent(ctx, actor) || isOpenWithoutConsent(pathname)) return;
  const next = isOwnPath(pathname + search) ? pathname + search : undefined;
  throw redirect(pathTo("consent", {}, { next }), 303);
};

export const middleware: Route.MiddlewareFunction[] = [askConsent, keepForms];

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteData> {
  const { ctx, actor, locale, display, lowData, demo, reference, isStored, marks } = requestInfo(context);
  const { site, publicUrl } = ctx.config;
  const { name, logo, supportAddress, social, announcement, introVideo } = siteSettings(ctx, locale);
  const { pathname, search } = pageAddress(request);
  const path = pathname + search;
  const own = isStored ? ownPartOfKind(actor, marks) : await readOwnPart(ctx, actor, request.headers.get("cookie"));
  return {
    locale,
    theme: display.theme,
    marks: displayMarks(display, lowData),
    demo,
    reference,
    sending: isStored ? undefined : ctx.random.bytes(16).toString("base64url"),
    path,
    ...own,
    isApart: isStored && actor.kind === "person" ? "open" : undefined,
    notice: readNotice(path, actor, locale),
    isInstallable: ctx.config.serviceWorker === "on" && !lowData,
    site: {
      name,
      logo,
      supportAddress,
      social,
      announcement,
      introVideo,
      timeZone: site.timeZone,
      about: m.layouts_owner({}, { locale }),
      owner: site.owner[locale] ? { name: site.owner[locale], emblem: site.emblem } : undefined,
      firstYear: site.firstYear,
      year: ctx.clock.now().getUTCFullYear(),
      publicUrl,
      copy: copyNotice(ctx, locale),
      lowData,
    },
  };
}

/** From one statement of a scale to the next the bars stay as they are: less to fetch, and without a line nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isWithin = /^\/career-test.*:\/career-test\/(st|rev|try)/.test(`${currentUrl.pathname}:${nextUrl.pathname}`);
  return !isWithin && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteOrNull();
  const locale = LOCALES[getLocale()];
  // Browsers never wake a page drawn with little data: what is about it stays out of their scripts.
  const lowData = import.meta.env.SSR ? site?.site.lowData : undefined;
  return (
    <html lang={locale.code} dir={locale.dir} {...site?.marks}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {import.meta.env.SSR && hasOwnStyles(site?.marks) && (
          <link rel="stylesheet" href={displaySheet} precedence="default" />
        )}
        {!lowData &&
          FONTS[locale.code].map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        <Meta />
        <Links />
        {import.meta.env.SSR && site?.person === null && !lowData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which no script has to read
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES_AHEAD }} />
        )}
        {site?.isInstallable && <link rel="manifest" href={`/manifest.webmanifest?lang=${locale.code}`} />}
      </head>
      <body>
        {lowData ? (
          <PicturesProvider value={lowData.hasPictures}>{children}</PicturesProvider>
        ) : (
          <>
            {children}
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The themes are in the sheet of every page; the other choices are in a sheet of their own, which few need. */
function hasOwnStyles(marks: SiteData["marks"]): boolean {
  return marks !== undefined && Object.keys(marks).some((mark) => mark !== "data-theme");
}

export default function Root() {
  return <Outlet />;
}

/** Fetched ahead (entry.client.tsx). */
const LineScreen = lazy(() =>
  withLine(async () => ({ default: (await import("#errors/line-screen.tsx")).LineScreen })),
);

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = useSiteOrNull();
  const screen = isOfLine(error) ? (
    <Suspense>
      <LineScreen siteName={data?.site.name} />
    </Suspense>
  ) : (
    <LateErrorScreen
      status={status}
      reference={data?.reference ?? ""}
      supportAddress={data?.site.supportAddress}
      siteName={data?.site.name}
    />
  );
  return data ? <Shell menu="main">{screen}</Shell> : <main id="main">{screen}</main>;
}
