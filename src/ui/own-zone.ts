import { deviceZone, formatDate } from "#i18n/format.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { useHydrated } from "./hydrated.ts";

/** The reader's own zone, where a moment has another time there; null without scripts, for which the zone of the site is said in words. */
export function useOwnZone(at: string, zone: string): string | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const [locale, own] = [getLocale(), deviceZone()];
  return formatDate(at, locale, own, "dateTime") === formatDate(at, locale, zone, "dateTime") ? null : own;
}
