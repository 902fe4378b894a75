import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import type { Pair } from "../rules.ts";
import type { Compared, Gap, Gaps, MissingSkill } from "../schema.ts";

interface SkillGapsProps {
  readonly gaps: Gaps;
  readonly sides: Pair<Compared>;
  /** Said once where all studies and courses of the page are sample data. */
  readonly sample: string | null;
}

/** What each of the two asks for and the other does not, on either side of what both ask for; under each what the own profile names of it. */
export function SkillGaps({ gaps: { between, notBetween, own, profile }, sides, sample }: SkillGapsProps) {
  return (
    <section aria-labelledby="gaps" className="gaps">
      <div className="gaps-top">
        <h2 id="gaps" className="h2">
          {m.job_comparison_gaps()}
        </h2>
        {sample && <p className="hint">{sample}</p>}
      </div>
      {notBetween && <p>{notBetween}</p>}
      {(between || own.length > 0) && (
        <div className="gaps-each">
          {between && between[0].held.length > 0 && (
            <div className="gap-both">
              <h3 className="h3">
                {m.job_comparison_gap_both()} <span className="gap-count">{between[0].held.length}</span>
              </h3>
              <Names names={between[0].held.map(unlinked)} />
            </div>
          )}
          {sides.map(({ slug, hue }, at) => (
            <div key={slug} className="gap" data-env={hue}>
              {between && <Alone gap={between[at === 0 ? 0 : 1]} />}
              {own
                .filter(({ key }) => key === `own-${slug}`)
                .map((gap) => (
                  <Own key={gap.key} gap={gap} told={between?.[at === 0 ? 0 : 1]} />
                ))}
            </div>
          ))}
        </div>
      )}
      {profile && (
        <p>
          {profile.text} <Link to={profile.link.to}>{profile.link.label}</Link>
        </p>
      )}
    </section>
  );
}

/** What only this one asks for. */
function Alone({ gap: { title, sum, missing, taught, others } }: { readonly gap: Gap }) {
  return (
    <>
      <h3 className="h3">
        {title} <span className="gap-count">{missing}</span>
      </h3>
      <p className="hint">{sum}</p>
      {missing === 0 ? (
        <p>{m.job_comparison_gap_nothing()}</p>
      ) : (
        <details className="fold fold-narrow">
          <summary>
            {m.job_comparison_gap_show()}
            <Icon name="down" />
          </summary>
          <Skills taught={taught} others={others} isFolded />
        </details>
      )}
    </>
  );
}

/** In one line how much of it is there already; behind it what is, and what is missing and not told above. */
function Own({ gap: { title, sum, held, taught, others }, told }: { readonly gap: Gap; readonly told?: Gap }) {
  const above = new Set([...(told?.taught ?? []).map((skill) => skill.title), ...(told?.others ?? [])]);
  const rest = taught.filter((skill) => !above.has(skill.title));
  const names = others.filter((name) => !above.has(name));
  return (
    <Line sum={m.job_comparison_gap_line({ title, sum })}>
      {held.length > 0 && (
        <>
          <p className="gap-title">{m.job_comparison_gap_held()}</p>
          <Names names={held.map(unlinked)} />
        </>
      )}
      {rest.length + names.length > 0 && (
        <>
          <p className="gap-title">{told ? m.job_comparison_gap_also() : m.job_comparison_gap_missing()}</p>
          <Skills taught={rest} others={names} />
        </>
      )}
    </Line>
  );
}

interface LineProps {
  readonly sum: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Line({ sum, count, children }: LineProps) {
  return (
    <details className="fold gap-line">
      <summary>
        <span>
          {sum} {count && <bdi className="hint">{count}</bdi>}
        </span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

/** Each skill once: a row with what teaches it best, the rest behind its count, then those that are gained in study and at work. */
function Skills({ taught, others, isFolded }: Pick<Gap, "taught" | "others"> & { readonly isFolded?: boolean }) {
  const led = taught.filter(({ closers }) => closers.length > 0);
  const names = [...taught.filter(({ closers }) => closers.length === 0), ...others.map(unlinked)];
  return (
    <>
      {led.length > 0 && (
        <ul className="gap-taught">
          {led.map(({ title, to, closers }) => (
            <li key={title}>
              {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
              <Closers closers={closers.slice(0, 1)} />
              {closers.length > 1 && (
                <details className="fold">
                  <summary>
                    {m.job_comparison_gap_ways({ count: closers.length - 1 })}
                    <span className="sr-only">{`: ${title}`}</span>
                    <Icon name="down" />
                  </summary>
                  <Closers closers={closers.slice(1)} />
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 &&
        (isFolded && led.length > 0 ? (
          <Line sum={m.job_comparison_gap_others()} count={names.length}>
            <Names names={names} />
          </Line>
        ) : (
          <>
            <p className="gap-title">{m.job_comparison_gap_others()}</p>
            <Names names={names} />
          </>
        ))}
    </>
  );
}

function Closers({ closers }: Pick<MissingSkill, "closers">) {
  return closers.map(({ title, to, kind }) => (
    <p key={to}>
      <Link to={to}>{title}</Link> <span className="hint">{kind}</span>
    </p>
  ));
}

const unlinked = (title: string): Named => ({ title, to: null });

type Named = Pick<MissingSkill, "title" | "to">;

function Names({ names }: { readonly names: readonly Named[] }) {
  return (
    <ul className="gap-names">
      {names.map(({ title, to }) => (
        <li key={title}>{to ? <Link to={to}>{title}</Link> : title}</li>
      ))}
    </ul>
  );
}
