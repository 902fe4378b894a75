import type { MouseEvent } from "react";

/** Moves focus to what a link of the form `#id` points to. Without it the router takes the jump for a new page and drops what a refused form has to say. */
export function jumpTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  // With its label, and what is wrong with it.
  (target.closest(".field") ?? target).scrollIntoView({ block: target.tagName === "MAIN" ? "start" : "nearest" });
  target.focus();
}
