import { Link } from "react-router";
import { jobsAddress } from "#features/jobs/schema.ts";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import type { Landing } from "../schema.ts";
import { FirstQuestion } from "./first-question.tsx";
import { type BringDevice, useFirstWalk } from "./use-first-walk.ts";

interface HeroProps {
  readonly landing: Landing;
  /** The statements a visitor can answer at once. */
  readonly first: FirstStatements | null;
  readonly bringDevice: BringDevice;
}

/** The promise, the first statement, and the channel whose water follows the answers. */
export function Hero({ landing, first, bringDevice }: HeroProps) {
  const { promise, call, environments } = landing;
  const walk = useFirstWalk(first, bringDevice);
  const known = new Map(environments.map((one) => [one.code, one]));
  const pairs = <T,>(of: (slug: string, title: string) => T) =>
    Object.fromEntries(
      ENVIRONMENTS.map((code) => [code, of(known.get(code)?.slug ?? "", known.get(code)?.title ?? "")]),
    );
  const names = pairs((_, title) => title) as Record<(typeof ENVIRONMENTS)[number], string>;
  const links = pairs((slug) => (slug ? jobsAddress({ filters: { environment: [slug] } }) : undefined));
  return (
    <section className={first && walk.number === null ? "night glow hero hero-done" : "night glow hero"}>
      <div className="wrap hero-grid">
        <h1>{promise.title}</h1>
        <div className="hero-line" aria-hidden="true" />
        <FigureDrawing name="p-siblings" className="branch-who hero-who" />
        <div className="hero-first">
          {first ? (
            <FirstQuestion first={first} walk={walk} />
          ) : (
            <>
              <p className="lead">{promise.text}</p>
              <p>
                <ButtonLink to={call.link.to}>{call.link.label}</ButtonLink>
              </p>
            </>
          )}
          <p className="hero-ways">
            <Link to={pathTo("jobs")}>{m.home_browse_jobs()}</Link>
            <Link to={pathTo("join")}>{m.home_join_class()}</Link>
          </p>
        </div>
        <SixBranches
          className="hero-branches branches-told"
          levels={walk.levels}
          moved={walk.moved}
          names={names}
          links={links}
          notes={landing.does}
          label={m.home_first_branches()}
          hasDoors
          claimsNothing
        />
      </div>
    </section>
  );
}
