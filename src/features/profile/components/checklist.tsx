import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PrintButton } from "#ui/print-button.tsx";
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

/** How far the profile has come in one line with the one next thing to say, and the rest folded. */
export function Checklist({ next, steps, done, missing, children }: ChecklistProps) {
  return (
    <section className="profile-checklist" aria-labelledby="checklist">
      <h2 id="checklist">{m.profile_filled({ done, total: done + missing })}</h2>
      {next ? (
        <p id={next.part}>
          <Link to={next.to} preventScrollReset>
            {m.profile_add()}: {next.title}
          </Link>{" "}
          {next.benefit}
        </p>
      ) : (
        missing === 0 && <p>{m.profile_missing_none()}</p>
      )}
      {missing > 0 && (
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
      )}
      <p className="profile-lead">
        {m.profile_lead()} <Link to={pathTo("profileShare")}>{m.profile_share_title()}</Link>
        <PrintButton />
      </p>
    </section>
  );
}
