import type { ReactNode } from "react";

interface ChannelListProps {
  readonly label: string;
  /** How many gates stand beside each other where there is room; then the channel turns and goes on below. Else all. */
  readonly across?: 3 | 4;
  readonly children: ReactNode;
}

/** A list along the golden channel: down the page on phones, across it where there is room. Its children are `Gate`s. */
export function ChannelList({ label, across, children }: ChannelListProps) {
  return (
    <ol className="stream" data-across={across} aria-labelledby={label}>
      {children}
    </ol>
  );
}

/** One gate the channel passes; after the last of a row it turns. */
export function Gate({ turns, children }: { turns?: boolean | undefined; children: ReactNode }) {
  return <li data-turn={turns || undefined}>{children}</li>;
}

/** What a gate is called: a heading, but over a single thing a plain line. */
export function GateName({ isHeading, children }: { isHeading: boolean; children: ReactNode }) {
  return isHeading ? <h3 className="gate-title">{children}</h3> : <p className="gate-title strong">{children}</p>;
}
