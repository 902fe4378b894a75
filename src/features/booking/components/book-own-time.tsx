import { deviceZone, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { useHydrated } from "#ui/hydrated.ts";
import { isolated } from "./book-words.ts";

/** The same moment on the reader's own clock, where that shows another time; without scripts the zone of the site is said in words. */
export function OwnTime({
  at,
  zone,
  isShort,
}: {
  readonly at: string;
  readonly zone: string;
  readonly isShort?: boolean;
}) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const [locale, own] = [getLocale(), deviceZone()];
  const here = formatDate(at, locale, own, "dateTime");
  if (here === formatDate(at, locale, zone, "dateTime")) return null;
  const time = isShort ? formatDate(at, locale, own, "time") : here;
  return <span className="hint own-time">{m.booking_book_own_time({ time: isolated(time) })}</span>;
}
