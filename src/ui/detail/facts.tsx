import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** The key facts of a record on a card; its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="facts" className="card">
      <h2 id="facts" className="h3">
        {m.ui_detail_facts()}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">{children}</dl>
    </section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
