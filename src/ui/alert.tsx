import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type AlertKind = "info" | "ok" | "warn" | "err";

interface AlertProps {
  readonly kind?: AlertKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; left out for what stands there from the start. */
  readonly role?: "alert" | "status";
}

export function Alert({ kind = "info", title, children, role }: AlertProps) {
  return (
    <div className={`alert alert-${kind}`} role={role}>
      <Icon name={kind} />
      <div>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
