import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

interface PageTopProps {
  /** The way here from the first page, without that and without this one; null where no way is told. */
  readonly trail?: readonly Crumb[] | null;
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
export function PageTop({ trail = [], back, title, lang, lead, children }: PageTopProps) {
  const home = { label: m.ui_home(), to: pathTo("landing") };
  return (
    <header className="page-top">
      <div className="page-way">
        {back ? (
          <Link to={back.to} className="no-print">
            {back.label}
          </Link>
        ) : (
          trail && <Breadcrumb items={[home, ...trail, ...(typeof title === "string" ? [{ label: title }] : [])]} />
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
