import type { ReactNode } from "react";

/** The hours of a day as the line is coloured by them. */
export type Sun = "night" | "dawn" | "morning" | "noon" | "evening";

/** A list along the golden channel: down the page on phones, across it where there is room. Its children are `Gate`s. */
export function ChannelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="stream" aria-labelledby={label}>
      {children}
    </ol>
  );
}

interface GateProps {
  readonly children: ReactNode;
  /** The hour here and at the next gate; without it the line is golden. */
  readonly sun?: Sun;
  readonly next?: Sun;
  /** The page the reader is on. */
  readonly isHere?: boolean;
}

/** One gate the channel passes. */
export function Gate({ children, sun, next, isHere }: GateProps) {
  return (
    <li data-sun={sun} data-next={next} data-here={isHere || undefined}>
      {children}
    </li>
  );
}
