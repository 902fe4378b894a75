import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";

/** What nothing is said of yet, and where it is said. */
export interface Missing {
  readonly title: string;
  readonly to: string;
  /** What saying it brings. */
  readonly benefit?: string;
}

interface ChecklistProps {
  readonly steps: readonly Missing[];
  /** How many lines stand below them. */
  readonly count: number;
  readonly children: ReactNode;
}

/** What may still be said: counted once, each a line with the way to its form. */
export function Checklist({ steps, count, children }: ChecklistProps) {
  const missing = steps.length + count;
  return (
    <section className="profile-checklist" aria-labelledby="checklist">
      <h2 id="checklist" className="h2">
        {m.profile_missing()}
      </h2>
      <p>{missing > 0 ? m.profile_missing_count({ count: missing }) : m.profile_missing_none()}</p>
      {steps.map(({ title, to, benefit }) => (
        <p key={title} className="profile-part">
          <Link to={to}>{title}</Link>
          {benefit && <span className="hint">{benefit}</span>}
        </p>
      ))}
      {children}
      <p className="profile-part hint">{m.profile_lead()}</p>
      <p>
        <Link to={pathTo("profileShare")}>{m.profile_share_title()}</Link>
      </p>
    </section>
  );
}
