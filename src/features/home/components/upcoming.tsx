import type { HomeCard } from "#shared/home-card.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The next appointment: its day as on a leaf of a calendar, the hour, with whom. */
export function Upcoming({ card: { title, when, action } }: { readonly card: HomeCard }) {
  if (!when) return null;
  return (
    <section className="home-next" aria-labelledby="upcoming">
      <p className="home-leaf">
        <span>{when.month}</span> <b>{when.day}</b>
      </p>
      <div className="home-next-words">
        <h2 id="upcoming" className="hint">
          {title}
        </h2>
        <p className="h2">
          {when.weekday} <bdi className="whitespace-nowrap">{when.time}</bdi>
        </p>
        <p>
          {when.who} <span className="home-next-note">{when.note}</span>
        </p>
      </div>
      {action && (
        <ButtonLink kind="quiet" to={action.to}>
          {action.label}
        </ButtonLink>
      )}
    </section>
  );
}
