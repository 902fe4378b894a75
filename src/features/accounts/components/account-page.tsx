import type { ReactNode } from "react";
import { PageTop } from "#ui/page-top.tsx";
import { wholeTitle } from "#ui/whole-title.ts";

interface AccountPageProps {
  readonly title: string;
  readonly siteName: string;
  readonly lead?: string;
  /** For search engines; a page without one is not theirs. */
  readonly description?: string;
  /** Says in the title that the form was refused. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** A narrow page with one form. */
export function AccountPage({ title, siteName, lead, description, isRefused, children }: AccountPageProps) {
  return (
    <div className="read content-start gap-4 pb-8">
      <title>{wholeTitle(title, siteName, isRefused)}</title>
      {description ? <meta name="description" content={description} /> : <meta name="robots" content="noindex" />}
      <PageTop title={title} lead={lead} />
      {children}
    </div>
  );
}

interface LinkPageProps extends Pick<AccountPageProps, "siteName" | "isRefused" | "children"> {
  /** What is said of the link as it stands. */
  readonly words: { readonly title: () => string; readonly lead: () => string };
}

/** The page a mailed link leads to. */
export function LinkPage({ words, ...page }: LinkPageProps) {
  return <AccountPage {...page} title={words.title()} lead={words.lead()} />;
}
