import { Link } from "react-router";
import type { JobCard } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Progress } from "#ui/progress.tsx";
import { JobCards } from "./job-cards.tsx";

interface HomePageProps {
  readonly firstName: string;
  readonly cards: readonly HomeCard[];
  readonly newest: readonly JobCard[];
}

/** A person's home: where they left, what they have, what is new. */
export function HomePage({ firstName, cards, newest }: HomePageProps) {
  return (
    <div className="wrap grid gap-6 py-6">
      <h1 className="h1">
        {m.home_welcome()} <bdi>{firstName}</bdi>
      </h1>
      <ul className="cards cards-three">
        {cards.map((card) => (
          <CardOf key={card.id} card={card} />
        ))}
      </ul>
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="grid gap-4">
          <h2 id="newest" className="h2">
            {m.home_newest_title()}
          </h2>
          <JobCards jobs={newest} />
          <p>
            <Link to={pathTo("jobs")}>{m.home_browse_jobs()}</Link>
          </p>
        </section>
      )}
    </div>
  );
}

function CardOf({ card }: { card: HomeCard }) {
  return (
    <Card title={card.title} heading="h2">
      {card.text && <p>{card.text}</p>}
      {card.progress && <Progress {...card.progress} />}
      {card.items && card.items.length > 0 && (
        <ul className="chips">
          {card.items.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="chip chip-act">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {card.action && (
        <p className="mt-auto">
          <ButtonLink to={card.action.to}>{card.action.label}</ButtonLink>
        </p>
      )}
    </Card>
  );
}
