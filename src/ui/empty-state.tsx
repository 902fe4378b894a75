import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
}

/** The channel without water (its style draws it), what is not there, one action. */
export function EmptyState({ title, children, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="empty">
      <Heading className="h2">{title}</Heading>
      {children}
    </div>
  );
}
