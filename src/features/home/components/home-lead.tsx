import type { ReactNode } from "react";
import { Link } from "react-router";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { PERSON_OF } from "#ui/person-of.ts";
import { Progress } from "#ui/progress.tsx";
import { SixBranches } from "#ui/six-branches.tsx";

interface HomeLeadProps {
  readonly card: HomeCard;
  /** The one next step: it comes first, and what is known already stands beside it. */
  readonly children?: ReactNode;
  readonly isPupil: boolean;
}

/** One's own water, and by it who works where most of it flows. */
function OwnWater({
  levels,
  names,
  leading,
  isPupil,
}: NonNullable<HomeCard["branches"]> & { readonly isPupil: boolean }) {
  const most = ENVIRONMENTS.reduce((one, other) => (levels[other] > levels[one] ? other : one));
  return (
    <div className="home-water" data-env={most}>
      <FigureDrawing name={isPupil ? "p-pupil" : PERSON_OF[most]} className="branch-who" />
      <SixBranches levels={levels} names={names} leading={leading} />
    </div>
  );
}

/** What this person came for, on the night ground: their own line drawn. */
export function HomeLead({ card, children, isPupil }: HomeLeadProps) {
  const { branches, progress, over, title, text, items = [], action, matches } = card;
  const own = (
    <section className={children ? "home-own" : "home-lead"} aria-labelledby="lead">
      <div className="home-lead-words">
        <h2 id="lead">
          {over && <span className={children ? "sr-only" : "result-kind"}>{over} </span>}
          {title}
        </h2>
        {text && !(children && matches) && <p>{text}</p>}
        {items.length > 0 && (
          <ul className="home-ways">
            {items.map(({ label, to, note }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                {note && <span className="hint">{note}</span>}
              </li>
            ))}
          </ul>
        )}
        {action && (
          <p>
            {children ? (
              <Link to={action.to}>{action.label}</Link>
            ) : (
              <ButtonLink to={action.to} reloadDocument={action.to.startsWith("/api/")}>
                {action.label}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      {branches && <OwnWater {...branches} isPupil={isPupil} />}
      {progress && <Progress {...progress} />}
    </section>
  );
  if (!children) return own;
  return (
    <div className="home-lead home-now">
      {children}
      {own}
    </div>
  );
}
