import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
  /** One sentence below the heading. */
  readonly lead?: string;
  /** Stands on the sand band. */
  readonly band?: boolean;
}

/** One part of a page, named by its heading. */
export function Section({ title, id, children, lead, band }: SectionProps) {
  return (
    <section className={band ? "part bg-sand" : "part"} aria-labelledby={id}>
      <div className="wrap">
        <div className="grid gap-2">
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead max-w-read">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
