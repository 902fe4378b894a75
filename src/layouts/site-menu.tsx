import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { BadgeNew } from "#ui/badge-new.tsx";
import { Icon } from "#ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { entriesFor, entryAddress, entryHere, isGroup, isGroupHere, type MenuEntry, type MenuItem } from "./menu.ts";
import { useSite } from "./site-data.ts";
import { ThemeChoice } from "./theme-choice.tsx";

export const MENU_ID = "site-menu";

/** One list of links: a bar on wide screens, below 901 px a drawer (a popover, so that it opens without JavaScript). */
export function SiteMenu({ items }: { items: readonly MenuItem[] }) {
  const { person } = useSite();
  const { pathname } = useLocation();
  const closest = entryHere(items, pathname);
  const here = closest && entryAddress(closest);
  const kind = person?.isPlace ? "place" : person?.accountType === "Consultant" ? "advisor" : undefined;
  const drawer = useRef<HTMLElement>(null);
  const shownAt = useRef(pathname);
  useEffect(() => {
    // A new address closes the drawer; scripts that come while it is open do not.
    if (shownAt.current !== pathname && drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
    shownAt.current = pathname;
  }, [pathname]);
  return (
    <nav id={MENU_ID} ref={drawer} popover="auto" className="site-menu" aria-label={m.layouts_main_menu()}>
      <button
        type="button"
        className="bar-link only-narrow"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={m.layouts_menu_close()}
      >
        <Icon name="close" />
      </button>
      <ul className="menu">
        {entriesFor(items, person !== null, kind).map((item) =>
          isGroup(item) ? (
            <li key={item.key}>
              <Disclosure className="pop" label={item.words()} current={isGroupHere(item, here, pathname)}>
                <ul className="panel menu">
                  {item.entries.map((entry) => (
                    <MenuLink
                      key={entryAddress(entry)}
                      entry={entry}
                      here={entryAddress(entry) === here}
                      pathname={pathname}
                    />
                  ))}
                </ul>
              </Disclosure>
            </li>
          ) : (
            <MenuLink key={item.id} entry={item} here={entryAddress(item) === here} pathname={pathname} />
          ),
        )}
        <li className="only-narrow menu-choices">
          <LanguageSwitch />
          <p className="menu-title">{m.layouts_theme()}</p>
          <ThemeChoice />
        </li>
      </ul>
    </nav>
  );
}

interface MenuLinkProps {
  readonly entry: MenuEntry;
  /** Leads to this page or to what it stands under. */
  readonly here: boolean;
  readonly pathname: string;
}

function MenuLink({ entry, here, pathname }: MenuLinkProps) {
  const path = entryAddress(entry);
  const current = path === pathname ? "page" : here ? "true" : undefined;
  return (
    <li className={entry.only}>
      <Link className="bar-link" to={path} aria-current={current}>
        {entry.words()}
        {entry.isNew && <BadgeNew />}
      </Link>
    </li>
  );
}
