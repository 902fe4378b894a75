import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "./icon.tsx";

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Where this page stands; the last crumb is the page itself. A chevron belongs to what it points at, so that no line ends with one. */
export function Breadcrumb({ items, label }: { items: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label ?? m.ui_breadcrumb()} className="no-print">
      <ol className="crumbs">
        {items.map(({ label: text, to }, at) => (
          <li key={text}>
            {at > 0 && <Icon name="next" />}
            {to ? (
              <Link to={to}>{text}</Link>
            ) : (
              <span aria-current={at === items.length - 1 ? "page" : undefined}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
