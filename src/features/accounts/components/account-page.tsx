import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import { wholeTitle } from "#ui/whole-title.ts";

export interface AccountPageProps {
  readonly title: string;
  readonly siteName: string;
  readonly lead?: string;
  /** The step before this page, where it is one of several. */
  readonly back?: { readonly to: string; readonly label: string } | null;
  /** For search engines; a page without one is not theirs. */
  readonly description?: string;
  /** Says in the title that the form was refused. */
  readonly isRefused?: boolean;
  /** A page by which one comes in: what stands under its title, and what beside its form (`openDoor`). */
  readonly door?: { readonly strip: ReactNode; readonly side: ReactNode };
  /** The question of a page that is one choice, whole on the night with its title as a kicker; `children` come after it. */
  readonly choice?: ReactNode;
  readonly children?: ReactNode;
}

/** The way back from a page of the account. */
export function accountBack() {
  return { to: pathTo("account"), label: m.accounts_hub_title() };
}

/** A narrow page with one form, or one choice as wide as the page. */
export function AccountPage({ choice, door, children, ...top }: AccountPageProps) {
  const { title, siteName, lead, back, description, isRefused } = top;
  const head = (
    <>
      <title>{wholeTitle(title, siteName, isRefused)}</title>
      {description ? <meta name="description" content={description} /> : <meta name="robots" content="noindex" />}
    </>
  );
  if (choice)
    return (
      <>
        {head}
        <div className="night choice-top">
          <div className="wrap">
            <PageTop title={title} back={back ?? null} />
            {choice}
          </div>
          {children && <div className="read choice-after">{children}</div>}
        </div>
      </>
    );
  return (
    <div className={`read content-start pb-8 ${door ? "door" : "read-flow"}`}>
      {head}
      <div className="grid content-start gap-4">
        <PageTop title={title} lead={lead} back={back ?? null} />
        {door?.strip}
        {children}
      </div>
      {door?.side}
    </div>
  );
}
