import { AccountPage, type AccountPageProps } from "./account-page.tsx";
import { openDoor } from "./door-side.tsx";

interface LinkPageProps extends Pick<AccountPageProps, "siteName" | "isRefused" | "children"> {
  /** What is said of the link as it stands. */
  readonly words: { readonly title: () => string; readonly lead: () => string };
}

/** The page a mailed link leads to. */
export function LinkPage({ words, ...page }: LinkPageProps) {
  return <AccountPage {...page} title={words.title()} lead={words.lead()} door={openDoor("back")} />;
}
