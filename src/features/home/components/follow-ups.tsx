import { Link } from "react-router";
import type { HomeCard, HomeFollowUp } from "#shared/home-card.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DayLeaf } from "#ui/request-ticket.tsx";
import { LeafLine } from "./leaf-line.tsx";

/** What is to be done after meetings: each a ticket, what was agreed on as leaves and buds within it. */
export function FollowUps({ title, list }: NonNullable<HomeCard["followUps"]>) {
  return (
    <section className="wrap home-part" aria-labelledby="follow">
      <h2 id="follow" className="h2">
        {title}
      </h2>
      <ul className="requests follow-ups">
        {list.map((one) => (
          <FollowUp key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function FollowUp({ one: { about, when, steps, label, to } }: { readonly one: HomeFollowUp }) {
  return (
    <li className="card request">
      <DayLeaf when={when} />
      <div className="request-who">
        <Avatar firstName={when.who} lastName="" picture={null} />
        <div>
          <h3 className="h3">
            <Link to={to}>
              <bdi>{when.who}</bdi>
            </Link>
          </h3>
          <p className="strong">
            <bdi>{about}</bdi>
          </p>
        </div>
        {steps.length > 0 && <LeafLine leaves={steps} isTold />}
      </div>
      <div className="request-acts">
        <p className="request-left">{when.note}</p>
        <ButtonLink kind="quiet" to={to}>
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}
