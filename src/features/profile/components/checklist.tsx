import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Summary } from "#ui/summary.tsx";

/** What nothing is said of yet, and where it is said. */
export interface Missing {
  readonly title: string;
  readonly to: string;
  /** What saying it brings. */
  readonly benefit?: string;
}

interface ChecklistProps {
  /** What is worth saying first; `part` where it stands for an empty part. */
  readonly next: (Missing & { readonly part?: string }) | null;
  readonly steps: readonly Missing[];
  readonly done: number;
  readonly missing: number;
  /** The empty parts. */
  readonly children: ReactNode;
}

/** How far the profile has come along the channel, the one next thing to say, and the rest folded. */
export function Checklist({ next, steps, done, missing, children }: ChecklistProps) {
  const total = done + missing;
  return (
    <section className="profile-checklist" aria-labelledby="checklist">
      <h2 id="checklist" className="h2">
        {m.profile_filled({ done, total })}
      </h2>
      <div className="profile-stops" aria-hidden="true">
        {Array.from({ length: total }, (_, at) => `stop-${at}`).map((stop, at) => (
          <span key={stop} data-filled={at < done || undefined} />
        ))}
      </div>
      <p>{missing > 0 ? m.profile_missing_count({ count: missing }) : m.profile_missing_none()}</p>
      {next && (
        <div className="profile-next" id={next.part}>
          <ButtonLink to={next.to} preventScrollReset>
            {m.profile_add()}: {next.title}
          </ButtonLink>
          {next.benefit && <p>{next.benefit}</p>}
        </div>
      )}
      <details className="profile-rest" open={missing > done}>
        <Summary>{m.profile_missing()}</Summary>
        <div>
          {steps.map(({ title, to, benefit }) => (
            <p key={title} className="profile-part">
              <Link to={to}>{title}</Link>
              {benefit && <span className="hint">{benefit}</span>}
            </p>
          ))}
          {children}
        </div>
      </details>
      <p className="profile-lead">
        {m.profile_lead()} <Link to={pathTo("profileShare")}>{m.profile_share_title()}</Link>
      </p>
    </section>
  );
}
