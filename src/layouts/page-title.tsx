import { wholeTitle } from "#ui/whole-title.ts";
import { useSite } from "./site-data.ts";

interface PageTitleProps {
  readonly title: string;
  /** The title then begins with "Error:", the first thing a screen reader says of the page that came back. */
  readonly isRefused: boolean;
}

/** The title of a page with a form. A `meta` function cannot give it: it is not told what became of the form. */
export function PageTitle({ title, isRefused }: PageTitleProps) {
  return <title>{wholeTitle(title, useSite().site.name, isRefused)}</title>;
}
