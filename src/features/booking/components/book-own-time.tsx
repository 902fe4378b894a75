import { deviceZone, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { useHydrated } from "#ui/hydrated.ts";
import { isolated } from "./book-words.ts";

/** The reader's own zone, where a moment has another time there; null without scripts, for which the zone of the site is said in words. */
export function useOwnZone(at: string, zone: string): string | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const [locale, own] = [getLocale(), deviceZone()];
  return formatDate(at, locale, own, "dateTime") === formatDate(at, locale, zone, "dateTime") ? null : own;
}

/** The same moment on the reader's own clock, where that shows another time. */
export function OwnTime({ at, zone }: { readonly at: string; readonly zone: string }) {
  const own = useOwnZone(at, zone);
  if (!own) return null;
  const time = formatDate(at, getLocale(), own, "dateTime");
  return <span className="hint own-time">{m.booking_book_own_time({ time: isolated(time) })}</span>;
}
