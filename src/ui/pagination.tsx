import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "./icon.tsx";
import { pageWindow } from "./page-window.ts";

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, filters kept. */
  readonly to: (page: number) => string;
  /** Names the list when a page has several. */
  readonly label?: string;
}

/** Numbered links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, to, label }: PaginationProps) {
  if (pageCount < 2) return null;
  const gaps = ["start", "end"];
  return (
    <nav aria-label={label ?? m.ui_pagination()} className="no-print">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label={m.ui_previous_page()}>
              <Icon name="previous" />
            </Link>
          </li>
        )}
        {pageWindow(page, pageCount).map((number) =>
          number === 0 ? (
            <li key={gaps.shift()} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={m.ui_page_number({ page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label={m.ui_next_page()}>
              <Icon name="next" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
