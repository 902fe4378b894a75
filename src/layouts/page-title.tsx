import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "./site-data.ts";

interface PageTitleProps {
  readonly title: string;
  /** The title then begins with "Error:", the first thing a screen reader says of the page that came back. */
  readonly isRefused: boolean;
}

/** The title of a page with a form. A `meta` function cannot give it: it is not told what became of the form. */
export function PageTitle({ title, isRefused }: PageTitleProps) {
  const whole = `${title} – ${useSite().site.name}`;
  return <title>{isRefused ? `${m.ui_error_prefix()} ${whole}` : whole}</title>;
}
