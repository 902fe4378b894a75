import { useLocation, useRouteLoaderData } from "react-router";
import { PlanLink } from "./plan-link.tsx";
import { PrintButton } from "./print-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** Sharing and printing a page: both are done by scripts, so they come when the page is awake; who is signed in may plan it too. */
export function PageActs({ title, url }: { readonly title: string; readonly url: string }) {
  const root = useRouteLoaderData("root") as { readonly person?: unknown } | undefined;
  const { pathname } = useLocation();
  return (
    <>
      <ShareButton title={title} url={url} />
      <PrintButton />
      {root?.person && <PlanLink className="btn btn-quiet btn-small no-print" to={pathname} />}
    </>
  );
}
