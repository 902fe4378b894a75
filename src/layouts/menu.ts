import { m } from "#i18n/paraglide/messages.js";
import type { ScreenId } from "#shared/screens.ts";

/** Who sees an entry; left out: everybody. */
type Seen = "person" | "visitor";

export interface MenuEntry {
  readonly id: ScreenId;
  readonly words: () => string;
  readonly seen?: Seen;
  readonly isNew?: boolean;
}

export interface MenuGroup {
  readonly key: string;
  readonly words: () => string;
  readonly entries: readonly MenuEntry[];
}

export type MenuItem = MenuEntry | MenuGroup;

const landing: MenuEntry = { id: "landing", words: m.layouts_menu_start, seen: "visitor" };
const home: MenuEntry = { id: "home", words: m.layouts_menu_home, seen: "person" };
const jobs: MenuEntry = { id: "jobs", words: m.layouts_menu_jobs };
const careerTest: MenuEntry = { id: "careerTest", words: m.layouts_menu_career_test };
const tools: MenuGroup = { key: "tools", words: m.layouts_menu_tools, entries: [careerTest] };

/** Each bar's entries in their order (specification §2). A screen adds its own line here when it comes to be. */
export const MENUS: Readonly<Record<"landing" | "main", readonly MenuItem[]>> = {
  landing: [landing, home, jobs, tools],
  main: [home, jobs, tools],
};

/** Links of both footers; the order is the same on every page. */
export const FOOTER_MENU: readonly MenuEntry[] = [
  { id: "faq", words: m.layouts_menu_faq },
  { id: "terms", words: m.layouts_menu_terms },
  { id: "privacy", words: m.layouts_menu_privacy },
];

export function isGroup(item: MenuItem): item is MenuGroup {
  return "entries" in item;
}

/** What this reader sees: entries of others and empty groups fall out. */
export function entriesFor(items: readonly MenuItem[], signedIn: boolean): readonly MenuItem[] {
  const seen = (entry: MenuEntry) => entry.seen === undefined || (entry.seen === "person") === signedIn;
  return items.flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return seen(item) ? [item] : [];
    const entries = item.entries.filter(seen);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}
