import { useEffect, useRef } from "react";

/** An item that was moved takes its focus along: browsers let go of what changes its place in the page. */
export function useKeptFocus(view: unknown): void {
  const last = useRef("");
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id) last.current = target.id;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each answer
  useEffect(() => {
    if (document.activeElement === document.body && last.current)
      document.getElementById(last.current)?.focus({ preventScroll: true });
  }, [view]);
}
