import type { ReactNode } from "react";

/** A key fact of a list of them. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
