import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { bringAhead } from "#errors/late-error-screen.tsx";
import { isLocale } from "#i18n/locales.ts";
import { overwriteGetLocale } from "#i18n/paraglide/runtime.js";
import { keepLine } from "#ui/line/line.ts";
import { keepRouteModules } from "#ui/line/route-modules.ts";

// A built client is of one language (scripts/locale-assets.mjs); the development server's asks the page.
if (import.meta.env.DEV)
  overwriteGetLocale(() => {
    const lang = document.documentElement.lang;
    return isLocale(lang) ? lang : "ar";
  });

keepLine(() => Promise.all([import("#errors/line-screen.tsx"), bringAhead(), import("#ui/line/ahead.ts")]));

/** React Router's own list of the modules is there when it first draws, and taken then. */
function Pages() {
  keepRouteModules();
  return <HydratedRouter />;
}

// From here on a link fetches what it needs, which is less.
document.querySelector("script[type=speculationrules]")?.remove();
startTransition(() => {
  hydrateRoot(document, <Pages />);
});

// A page is usable first.
if (import.meta.env.PROD) setTimeout(() => import("./service-worker/register.ts").catch(() => 0), 2000);
