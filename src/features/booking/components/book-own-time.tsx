import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { useOwnZone } from "#ui/own-zone.ts";
import { isolated } from "./book-words.ts";

/** The same moment on the reader's own clock, where that shows another time. */
export function OwnTime({ at, zone }: { readonly at: string; readonly zone: string }) {
  const own = useOwnZone(at, zone);
  if (!own) return null;
  const time = formatDate(at, getLocale(), own, "dateTime");
  return <span className="hint own-time">{m.booking_book_own_time({ time: isolated(time) })}</span>;
}
