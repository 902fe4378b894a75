import type { ReactNode } from "react";

/** A quiet live region: present from load, filled when something has happened. */
export function StatusMessage({ children, hidden }: { children?: ReactNode; hidden?: boolean }) {
  return (
    <p role="status" className={hidden ? "sr-only" : "hint"}>
      {children}
    </p>
  );
}
