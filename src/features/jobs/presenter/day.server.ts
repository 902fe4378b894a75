import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { JobDay } from "../schema.ts";

/** More tasks than a channel has room for are a list: a publisher has a dozen long ones. */
export const MOST_ALONG = 8;

/** The working day from its first hour to its last; the tasks without hours where a record tells no day. */
export function presentDay({ day, responsibilities }: Item<"job">, locale: Locale): JobDay | null {
  const words = { locale };
  if (day && day.length > 0)
    return { title: m.jobs_day_title({}, words), note: m.jobs_day_note({}, words), moments: day };
  if (responsibilities.length === 0 || responsibilities.length > MOST_ALONG) return null;
  return {
    title: m.jobs_tasks_title({}, words),
    note: null,
    moments: responsibilities.map((text) => ({ at: null, text })),
  };
}
