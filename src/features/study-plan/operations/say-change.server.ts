import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { MOST_NAMED } from "../rules.ts";

/** What a change of subjects did to the doors: subjects and programmes by name. */
export interface DoorChange {
  readonly removed: readonly string[];
  readonly closed: readonly string[];
  readonly added: readonly string[];
  readonly opened: readonly string[];
}

/** What closed and opened, and by which subjects; nothing where no subject changed. */
export function sayChange({ removed, closed, added, opened }: DoorChange, locale: Locale): string[] {
  const words = { locale };
  const listed = (titles: readonly string[]) =>
    titles.map((one) => `\u2068${one}\u2069`).join(m.study_plan_and({}, words));
  const line = (say: typeof m.study_plan_closed, by: readonly string[], doors: readonly string[]) => {
    if (by.length === 0) return [];
    const told = say({ count: doors.length, subjects: listed(by) }, words);
    return [doors.length === 0 ? told : `${told} ${named(doors)}`];
  };
  const named = (doors: readonly string[]) => {
    const names = listed(doors.slice(0, MOST_NAMED));
    const count = doors.length - MOST_NAMED;
    return count > 0
      ? m.study_plan_changed_more({ count, names }, words)
      : m.study_plan_changed_names({ names }, words);
  };
  return [...line(m.study_plan_closed, removed, closed), ...line(m.study_plan_opened, added, opened)];
}
