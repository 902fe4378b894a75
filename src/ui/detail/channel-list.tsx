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
}

/** One gate the channel passes. */
export function Gate({ children, sun, next }: GateProps) {
  return (
    <li data-sun={sun} data-next={next}>
      {children}
    </li>
  );
}

/** What a gate is called: a heading, but over a single thing a plain line. */
export function GateName({ isHeading, children }: { isHeading: boolean; children: ReactNode }) {
  return isHeading ? <h3 className="gate-title">{children}</h3> : <p className="gate-title strong">{children}</p>;
}
