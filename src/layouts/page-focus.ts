import { useEffect } from "react";
import { useLocation } from "react-router";

/** The page seen last in this tab; none until the first one is there, which the browser itself announces. */
let shown: string | undefined;

/** A page that came without a load is told by its heading, which takes the focus that the old page took away. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) focusHeading();
    shown = pathname;
  }, [pathname]);
}

function focusHeading(): void {
  const main = document.getElementById("main");
  const target = document.getElementById(location.hash.slice(1)) ?? main?.querySelector("h1") ?? main;
  // A summary of faults or a notice that has just taken the focus says more than the heading.
  if (!target || document.activeElement?.matches("[role=alert], [data-told]")) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
