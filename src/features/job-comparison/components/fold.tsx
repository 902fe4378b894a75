import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";

/** What is there beside what is in sight; paper has it unfolded. */
export function Fold({ children }: { readonly children: ReactNode }) {
  return (
    <details className="fold fold-values">
      <summary>
        {m.job_comparison_unfold()}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
