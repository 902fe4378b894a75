import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PrintButton } from "#ui/print-button.tsx";
import { Summary } from "#ui/summary.tsx";
import { ShareLine } from "./share-line.tsx";

/** What nothing is said of yet, and where it is said. */
export interface Missing {
  readonly title: string;
  readonly to: string;
  /** What saying it brings. */
  readonly benefit?: string;
}

interface FilledProps {
  /** What is worth saying first; `part` where it stands for an empty part. */
  readonly next: (Missing & { readonly part?: string }) | null;
  readonly done: number;
  readonly missing: number;
}

/** Shares that have a name, and the words for each. */
const SHARES: readonly (readonly [share: number, words: () => string])[] = [
  [0.1, m.profile_filled_begun],
  [0.33, m.profile_filled_third],
  [0.5, m.profile_filled_half],
  [0.67, m.profile_filled_two_thirds],
  [0.9, m.profile_filled_nearly],
];

/** How far a profile has come, in the words of the nearest share; whole only where nothing is missing. */
function filledWords(share: number): string {
  if (share === 1) return m.profile_filled_whole();
  const [nearest] = SHARES.toSorted(([one], [other]) => Math.abs(one - share) - Math.abs(other - share));
  return nearest?.[1]() ?? "";
}

/** How far the profile has come, and the one next thing to say. */
export function Filled({ next, done, missing }: FilledProps) {
  const share = done / (done + missing || 1);
  return (
    <div className="profile-filled">
      <p>
        {filledWords(share)}
        <ShareLine share={Math.round(100 * share)} />
      </p>
      {next ? (
        <p id={next.part}>
          <Link to={next.to} preventScrollReset>
            {m.profile_add()}: {next.title}
          </Link>
        </p>
      ) : (
        missing === 0 && <p>{m.profile_missing_none()}</p>
      )}
    </div>
  );
}

interface ChecklistProps {
  readonly steps: readonly Missing[];
  readonly isOpen: boolean;
  /** The empty parts; null where everything is said. */
  readonly children: ReactNode;
}

/** What nothing is said of yet, folded, and what the page is for. */
export function Checklist({ steps, isOpen, children }: ChecklistProps) {
  return (
    <section className="profile-checklist" aria-label={m.profile_missing()}>
      {children && (
        <details className="profile-rest" open={isOpen}>
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
