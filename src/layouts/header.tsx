import { lazy, type ReactNode } from "react";
import { Link } from "react-router";
import { SearchBox } from "#features/search/components/search-box.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MENUS } from "./menu.ts";
import { RouteLine } from "./route-line.tsx";
import { useSite } from "./site-data.ts";
import { MENU_ID, SiteMenu } from "./site-menu.tsx";

/** No boundary stands around it: the server waits for it, so that it is there without JavaScript, and only its readers fetch it. */
export const AccountMenu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));

/** The bar of the landing pages or of all others, one row at every width; guest or signed in as the server found. */
export function Header({ menu, beside }: { menu: "landing" | "main"; beside?: ReactNode }) {
  const { person, news, isApart } = useSite();
  return (
    <header className="night bar">
      <div className="wrap bar-row">
        <button
          type="button"
          className="bar-link menu-button"
          popoverTarget={MENU_ID}
          aria-label={m.layouts_menu_open()}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <SiteMenu items={MENUS[menu]} />
        <SearchBox />
        {beside}
        <LanguageSwitch />
        {person ? <AccountMenu person={person} news={news} isApart={isApart} /> : <GuestButtons />}
      </div>
      <RouteLine />
    </header>
  );
}

/** The word-mark, or the picture of the settings. */
export function Logo() {
  const { site } = useSite();
  return (
    <Link className="logo" to={pathTo("landing")}>
      {site.logo && !(import.meta.env.SSR && hidesPictures()) ? <img src={site.logo} alt={site.name} /> : site.name}
    </Link>
  );
}

/** On a phone the first is one word; its name stays whole for whoever hears it. */
function GuestButtons() {
  return (
    <>
      <Link className="bar-link bar-sign-in" to={pathTo("signIn")}>
        <span className="bar-long">{m.layouts_sign_in()}</span>
        <span className="bar-short" aria-hidden="true">
          {m.layouts_sign_in_short()}
        </span>
      </Link>
      <Link className="btn btn-quiet btn-small" to={pathTo("signUp")}>
        {m.layouts_sign_up()}
      </Link>
    </>
  );
}
