import type { ReactNode } from "react";

interface ScalePageProps {
  /** Two things stand beside one another and use the width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The reading column of all screens of the scale: lines of at most 80 letters, text colours of at least 7:1. */
export function ScalePage({ isWide, children }: ScalePageProps) {
  return <div className={`scale-page gap-6 pb-8 ${isWide ? "wrap then-page" : "read read-flow"}`}>{children}</div>;
}
