import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { PageTop } from "#ui/page-top.tsx";
import { wholeTitle } from "#ui/whole-title.ts";

interface AccountPageProps {
  readonly title: string;
  readonly siteName: string;
  readonly lead?: string;
  /** The step before this page, where it is one of several. */
  readonly back?: string | null;
  /** For search engines; a page without one is not theirs. */
  readonly description?: string;
  /** Says in the title that the form was refused. */
  readonly isRefused?: boolean;
  /** Wide screens tell beside the form what an account is. */
  readonly hasSide?: boolean;
  readonly children: ReactNode;
}

/** A narrow page with one form. */
export function AccountPage({
  title,
  siteName,
  lead,
  back,
  description,
  isRefused,
  hasSide,
  children,
}: AccountPageProps) {
  return (
    <div className={`read content-start pb-8${hasSide ? " door" : ""}`}>
      <title>{wholeTitle(title, siteName, isRefused)}</title>
      {description ? <meta name="description" content={description} /> : <meta name="robots" content="noindex" />}
      <div className="grid content-start gap-4">
        <PageTop title={title} lead={lead} back={back ? { to: back, label: m.accounts_step_back() } : null} />
        {children}
      </div>
      {hasSide && <DoorSide />}
    </div>
  );
}

const BRANCHES = ["r", "i", "a", "s", "e", "c"] as const;

/** The far side of a wide screen: the channel divides, and below it what an account gives. */
function DoorSide() {
  const gives = [m.accounts_side_kept(), m.accounts_side_yours(), m.accounts_side_ends()];
  return (
    <aside className="door-side night" aria-label={m.accounts_side_title()}>
      <svg viewBox="0 0 320 330" className="icon-turn" aria-hidden="true" focusable="false">
        {BRANCHES.map((code, at) => {
          const x = 6 + at * 60;
          return (
            <g key={code} style={{ ["--flow" as string]: `var(--${code})` }}>
              <path d={`M6 96C6 190 ${x} 130 ${x} 226V312`} />
              <circle cx={x} cy="318" r="5" />
            </g>
          );
        })}
        <path className="door-in" d="M6 0V96" />
        <circle className="door-in" cx="6" cy="96" r="6" />
      </svg>
      <ul>
        {gives.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </aside>
  );
}

interface LinkPageProps extends Pick<AccountPageProps, "siteName" | "isRefused" | "children"> {
  /** What is said of the link as it stands. */
  readonly words: { readonly title: () => string; readonly lead: () => string };
}

/** The page a mailed link leads to. */
export function LinkPage({ words, ...page }: LinkPageProps) {
  return <AccountPage {...page} title={words.title()} lead={words.lead()} hasSide />;
}
