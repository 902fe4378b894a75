import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";

/** What nothing is said of yet, and where it is said. */
export interface Missing {
  readonly title: string;
  readonly to: string;
  /** What saying it brings. */
  readonly benefit?: string;
}

/** What helps most; the rest is seen where it stands empty. */
const FIRST = 5;

interface ChecklistProps {
  readonly missing: readonly Missing[];
  readonly filled: readonly Missing[];
}

/** What is said already and what may still be said: counted once, the first of it with the way to its place. */
export function Checklist({ missing, filled }: ChecklistProps) {
  return (
    <section className="profile-checklist" aria-labelledby="checklist">
      <h2 id="checklist" className="h3">
        {m.profile_missing()}
      </h2>
      <p className="hint">
        {missing.length > 0 ? m.profile_missing_count({ count: missing.length }) : m.profile_missing_none()}
      </p>
      {missing.length > 0 && (
        <ul className="profile-steps">
          {missing.slice(0, FIRST).map(({ title, to, benefit }) => (
            <li key={title}>
              <Link to={to}>{title}</Link>
              {benefit && <span className="hint">{benefit}</span>}
            </li>
          ))}
        </ul>
      )}
      {filled.length > 0 && (
        <ul className="profile-steps profile-filled" aria-label={m.profile_filled()}>
          {filled.map(({ title, to }) => (
            <li key={title}>
              <Icon name="check" />
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
