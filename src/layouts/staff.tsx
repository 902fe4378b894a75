import { Link, Outlet, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Shell } from "./shell.tsx";
import { useSite } from "./site-data.ts";
import { STAFF_SCREENS } from "./staff-menu.ts";

/** Screens of staff: the bars of everybody, and beside the page what this reader may do here. */
export default function StaffLayout() {
  const { pathname } = useLocation();
  const staff = useSite().person?.staff ?? [];
  const screens = STAFF_SCREENS.filter(({ id }) => staff.includes(id));
  return (
    <Shell menu="main">
      <div className="wrap staff">
        <nav aria-label={m.layouts_staff_menu()} className="staff-menu no-print">
          <ul className="chips">
            {screens.map(({ id, words }) => (
              <li key={id}>
                <Link
                  to={pathTo(id)}
                  className="chip chip-act"
                  aria-current={isBelow(pathname, pathTo(id)) ? "page" : undefined}
                >
                  {words()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Outlet />
      </div>
    </Shell>
  );
}

function isBelow(pathname: string, screen: string): boolean {
  return pathname === screen || pathname.startsWith(`${screen}/`);
}
