import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

interface PageTopProps {
  /** The way here, without the page itself; from the first page where none is told, none at all where it is empty. */
  readonly trail?: readonly Crumb[];
  /** The page it was opened from, where that is a way of its own; stands in place of the trail. */
  readonly back?: { readonly label: string; readonly to: string } | null;
  readonly title: ReactNode;
  /** The language of title and lead when it is not the page's. */
  readonly lang?: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of a page: its title stands at the same place on all of them, whether a way leads there or not. */
export function PageTop({ trail = fromHome(), back, title, lang, lead, children }: PageTopProps) {
  return (
    <header className="page-top">
      <div className="page-way">
        {back ? (
          <Link to={back.to} className="no-print">
            {back.label}
          </Link>
        ) : (
          trail.length > 0 && <Breadcrumb items={typeof title === "string" ? [...trail, { label: title }] : trail} />
        )}
      </div>
      <h1 className="h1" lang={lang}>
        {title}
      </h1>
      {lead && (
        <p className="lead" lang={lang}>
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}

function fromHome(): readonly Crumb[] {
  return [{ label: m.ui_home(), to: pathTo("landing") }];
}
