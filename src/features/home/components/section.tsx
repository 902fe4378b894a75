import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
  /** Stands on the sand band. */
  readonly band?: boolean;
}

/** One part of a page, named by its heading. */
export function Section({ title, id, children, band }: SectionProps) {
  return (
    <section className={band ? "part bg-sand" : "part"} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="h1">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
