import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly heading?: "h1" | "h2" | "h3";
}

/** Glyph, what happened, one action. */
export function EmptyState({ title, children, icon = "i", heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <Heading className="h2">{title}</Heading>
      {children}
    </div>
  );
}
