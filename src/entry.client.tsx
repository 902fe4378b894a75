import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "#i18n/locales.ts";
import { overwriteGetLocale } from "#i18n/paraglide/runtime.js";

overwriteGetLocale(() => {
  const lang = document.documentElement.lang;
  return isLocale(lang) ? lang : "ar";
});

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
