import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The line that opens and shuts its `details`, with the chevron that turns. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="summary">
      <span>{children}</span>
      <Icon name="down" />
    </summary>
  );
}
