import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HomeCard } from "#shared/home-card.ts";

/** A part of a home under its title, the way to all of it beside that. */
export function HomePart({
  card: { id, title, text, classes, people, action },
  children,
}: {
  readonly card: HomeCard;
  readonly children: ReactNode;
}) {
  const isEmpty = !classes?.length && !people?.length;
  return (
    <section className="home-part" aria-labelledby={id}>
      <div className="home-part-top">
        <h2 id={id} className="h2">
          {title}
        </h2>
        {action && <Link to={action.to}>{action.label}</Link>}
      </div>
      {isEmpty && text && <p>{text}</p>}
      {children}
    </section>
  );
}
