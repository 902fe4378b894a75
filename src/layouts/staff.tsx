import { Link, type LinksFunction, Outlet, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import staffSheet from "#ui/styles/staff-sheet.css?url";
import { AccountMenu, Logo } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LowDataLine } from "./low-data-line.tsx";
import { RouteLine } from "./route-line.tsx";
import { useArrival } from "./shell.tsx";
import { useSite } from "./site-data.ts";
import { STAFF_SCREENS } from "./staff-menu.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: staffSheet }];

/** Screens of staff: a bar and a menu of their own, beside it the page. No public page loads any of it. */
export default function StaffLayout() {
  useArrival();
  const { pathname } = useLocation();
  const { person, news } = useSite();
  const screens = STAFF_SCREENS.filter(({ id }) => person?.staff.includes(id));
  return (
    <div className="shell">
      <SkipLink />
      <header className="night bar">
        <div className="wrap bar-row">
          <Logo />
          <span className="staff-name">{m.layouts_staff()}</span>
          <LanguageSwitch />
          {person && <AccountMenu person={person} news={news} />}
        </div>
        <RouteLine />
      </header>
      {import.meta.env.SSR && <LowDataLine />}
      <div className="wrap staff">
        <nav aria-label={m.layouts_staff_menu()} className="staff-menu no-print">
          <ul>
            {screens.map(({ id, words }) => (
              <li key={id}>
                <Link to={pathTo(id)} aria-current={isBelow(pathname, pathTo(id)) ? "page" : undefined}>
                  {words()}
                </Link>
              </li>
            ))}
            <li>
              <Link to={pathTo("home")}>{m.layouts_staff_leave()}</Link>
            </li>
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function isBelow(pathname: string, screen: string): boolean {
  return pathname === screen || pathname.startsWith(`${screen}/`);
}
