import { Link } from "react-router";

export interface View {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

export interface ViewLinksProps {
  readonly label: string;
  readonly views: readonly View[];
  readonly current: string;
  readonly onChoose?: (id: string) => void;
  /** In a bar it has no distance of its own. */
  readonly className?: string;
}

/** Views to choose from, as links. */
export function ViewLinks({ label, views, current, onChoose, className = "mt-4" }: ViewLinksProps) {
  return (
    <nav aria-label={label} className={`no-print ${className}`}>
      <ul className="chips">
        {views.map(({ id, label: text, to }) => (
          <li key={id}>
            <Link
              className="chip chip-act"
              to={to}
              preventScrollReset
              aria-current={id === current ? "page" : undefined}
              onClick={() => onChoose?.(id)}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
