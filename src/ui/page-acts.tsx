import { PrintButton } from "./print-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** Sharing and printing a page: both are done by scripts, so they come when the page is awake. */
export function PageActs({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <>
      <ShareButton title={title} url={url} />
      <PrintButton />
    </>
  );
}
