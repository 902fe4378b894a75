import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "#i18n/locales.ts";
import { overwriteGetLocale } from "#i18n/paraglide/runtime.js";
import { keepLine } from "#ui/line/line.ts";
import { keepRouteModules } from "#ui/line/route-modules.ts";

/** A page is usable first. */
const REGISTER_AFTER_MS = 2000;

// A built client is of one language (scripts/locale-assets.mjs); the development server's asks the page.
if (import.meta.env.DEV)
  overwriteGetLocale(() => {
    const lang = document.documentElement.lang;
    return isLocale(lang) ? lang : "ar";
  });

keepLine(() => import("#errors/line-screen.tsx"));

/** React Router's own list of the modules is there when it first draws, and taken then. */
function Pages() {
  keepRouteModules();
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Pages />);
});

// A page that names no manifest wants no service worker (SERVICE_WORKER=off).
if (import.meta.env.PROD && navigator.serviceWorker && document.querySelector("link[rel=manifest]"))
  setTimeout(
    () => import("./service-worker/register.ts").then(({ registerWorker }) => registerWorker()).catch(() => undefined),
    REGISTER_AFTER_MS,
  );
