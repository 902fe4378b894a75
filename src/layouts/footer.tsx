import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { FOOTER_MENU } from "./menu.ts";
import { useSite } from "./site-data.ts";

const NETWORKS = [
  ["instagram", "Instagram"],
  ["x", "X"],
  ["linkedin", "LinkedIn"],
] as const;

/** Contact, legal pages and social links in one order on every page; the landing pages add the copyright. */
export function Footer({ copyright }: { copyright?: boolean }) {
  const { site } = useSite();
  const networks = NETWORKS.filter(([key]) => site.social[key] !== "");
  return (
    <footer className="night foot">
      <div className="wrap grid gap-4">
        <nav aria-label={m.layouts_footer_menu()}>
          <ul className="foot-row">
            {FOOTER_MENU.map(({ id, words }) => (
              <li key={id}>
                <Link to={pathTo(id)}>{words()}</Link>
              </li>
            ))}
            {site.supportAddress && (
              <li>
                <a href={`mailto:${site.supportAddress}`}>{m.layouts_menu_contact()}</a>
              </li>
            )}
            {networks.map(([key, name]) => (
              <li key={key}>
                <a href={site.social[key]} rel="noreferrer" lang="en">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {copyright && <Copyright name={site.name} from={site.firstYear} to={site.year} />}
      </div>
    </footer>
  );
}

function Copyright({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <p className="hint">
      © <bdi dir="ltr">{from < to ? `${from}–${to}` : from}</bdi> {name}
    </p>
  );
}
