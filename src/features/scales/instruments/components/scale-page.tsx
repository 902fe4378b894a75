import type { ReactNode } from "react";

/** The reading column of all screens of the scale: lines of at most 80 letters, text colours of at least 7:1. */
export function ScalePage({ children }: { readonly children: ReactNode }) {
  return <div className="scale-page read read-flow gap-6 pb-8">{children}</div>;
}
