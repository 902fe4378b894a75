import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Gap, Gaps, MissingSkill } from "../schema.ts";

/** What is missing on the way from one to the other, and from what the own profile names to each. */
export function SkillGaps({ gaps: { between, notBetween, own, profile } }: { readonly gaps: Gaps }) {
  return (
    <section aria-labelledby="gaps" className="gaps">
      <h2 id="gaps" className="h2">
        {m.job_comparison_gaps()}
      </h2>
      {notBetween && <p>{notBetween}</p>}
      <div className="gaps-each">
        {between && <GapPart gap={between} />}
        {own.map((gap) => (
          <GapPart key={gap.key} gap={gap} />
        ))}
      </div>
      {profile && (
        <p>
          {profile.text} <Link to={profile.link.to}>{profile.link.label}</Link>
        </p>
      )}
    </section>
  );
}

function GapPart({ gap: { key, title, sum, held, taught, others } }: { readonly gap: Gap }) {
  return (
    <section aria-labelledby={`gap-${key}`} className="gap">
      <h3 id={`gap-${key}`} className="h3">
        {title}
      </h3>
      <p className="hint">{sum}</p>
      {taught.length + others.length === 0 && <p>{m.job_comparison_gap_nothing()}</p>}
      {taught.length > 0 && (
        <>
          <p className="gap-title">{m.job_comparison_gap_taught()}</p>
          <ul className="gap-taught">
            {taught.map((skill) => (
              <Taught key={skill.title} skill={skill} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && <Names title={m.job_comparison_gap_others()} names={others} />}
      {held.length > 0 && <Names title={m.job_comparison_gap_held()} names={held} />}
    </section>
  );
}

function Taught({ skill: { title, to, closers } }: { readonly skill: MissingSkill }) {
  return (
    <li>
      {to ? <Link to={to}>{title}</Link> : title}
      {closers.length > 0 && (
        <ul>
          {closers.map((closer) => (
            <li key={closer.to}>
              <Link to={closer.to}>{closer.title}</Link> <span className="hint">{closer.kind}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <>
      <p className="gap-title">{title}</p>
      <ul className="gap-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
