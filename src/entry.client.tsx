import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "#i18n/locales.ts";
import { overwriteGetLocale } from "#i18n/paraglide/runtime.js";

// A built client is of one language (scripts/locale-assets.mjs); the development server's asks the page.
if (import.meta.env.DEV)
  overwriteGetLocale(() => {
    const lang = document.documentElement.lang;
    return isLocale(lang) ? lang : "ar";
  });

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
