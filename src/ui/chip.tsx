import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "./icon.tsx";

export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

/** An active filter; following it takes the filter away. */
export function FilterChip({ label, to }: { label: string; to: string }) {
  return (
    <Link className="chip chip-act" to={to} preventScrollReset>
      <span className="sr-only">{m.ui_remove_filter()} </span>
      {label}
      <Icon name="close" />
    </Link>
  );
}
