import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { MOST_NAMED } from "../rules.ts";
import type { ChangeLine } from "../schema.ts";

interface Door {
  readonly slug: string;
  readonly title: string;
}

/** What a change of subjects did to the doors: subjects by name, and programmes. */
export interface DoorChange {
  readonly removed: readonly string[];
  readonly closed: readonly Door[];
  readonly added: readonly string[];
  readonly opened: readonly Door[];
}

/** What closed and opened, and by which subjects; nothing where no subject changed. */
export function sayChange({ removed, closed, added, opened }: DoorChange, locale: Locale): ChangeLine[] {
  const words = { locale };
  const listed = (titles: readonly string[]) =>
    titles.map((one) => `\u2068${one}\u2069`).join(m.study_plan_and({}, words));
  const line = (isOpened: boolean, by: readonly string[], doors: readonly Door[]): ChangeLine[] => {
    if (by.length === 0) return [];
    const say = isOpened ? m.study_plan_opened : m.study_plan_closed;
    const rest = doors.length - MOST_NAMED;
    return [
      {
        isOpened,
        count: doors.length,
        said: say({ count: doors.length, subjects: listed(by) }, words),
        doors: doors.slice(0, MOST_NAMED).map((door) => ({ ...door, scene: null })),
        more: rest > 0 ? m.study_plan_changed_more({ count: rest }, words) : "",
      },
    ];
  };
  return [...line(false, removed, closed), ...line(true, added, opened)];
}
