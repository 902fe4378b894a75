import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Gap, Gaps, MissingSkill } from "../schema.ts";
import { Fold } from "./fold.tsx";

interface SkillGapsProps {
  readonly gaps: Gaps;
  /** Said once where all studies and courses of the page are sample data. */
  readonly sample: string | null;
}

/** What is missing on the way from one to the other, and from what the own profile names to each. */
export function SkillGaps({ gaps: { between, notBetween, own, profile }, sample }: SkillGapsProps) {
  return (
    <section aria-labelledby="gaps" className="gaps">
      <div className="gaps-top">
        <h2 id="gaps" className="h2">
          {m.job_comparison_gaps()}
        </h2>
        {sample && <p className="hint">{sample}</p>}
      </div>
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

/** So many of each are in sight. */
const SEEN = 4;

function GapPart({ gap: { key, title, sum, missing, held, taught, others } }: { readonly gap: Gap }) {
  // A skill that nothing here teaches stands among the names: a card of it alone would be empty.
  const led = taught.filter(({ closers }) => closers.length > 0);
  const names = [...taught.filter(({ closers }) => closers.length === 0), ...others.map(unlinked)];
  const first = led.slice(0, SEEN);
  const rest = led.slice(SEEN);
  const twice = first.filter(({ closers }) => closers.length > 1);
  const more = names.slice(SEEN);
  const isFolded = held.length + rest.length + twice.length + more.length > 0;
  return (
    <section aria-labelledby={`gap-${key}`} className="gap">
      <div className="gap-head">
        <p className="gap-count" aria-hidden="true">
          {missing}
        </p>
        <h3 id={`gap-${key}`} className="h3">
          {title}
        </h3>
        <p>{sum}</p>
      </div>
      {missing === 0 && <p>{m.job_comparison_gap_nothing()}</p>}
      {led.length > 0 && (
        <div>
          <p className="gap-title">{m.job_comparison_gap_taught()}</p>
          <Taught skills={first} from={0} to={1} />
        </div>
      )}
      {names.length > 0 && <Names title={m.job_comparison_gap_others()} names={names.slice(0, SEEN)} />}
      {isFolded && (
        <Fold>
          {rest.length > 0 && <Taught skills={rest} from={0} />}
          {twice.length > 0 && <Taught skills={twice} from={1} />}
          {more.length > 0 && <Names title={m.job_comparison_gap_others()} names={more} />}
          {held.length > 0 && <Names title={m.job_comparison_gap_held()} names={held.map(unlinked)} />}
        </Fold>
      )}
    </section>
  );
}

const unlinked = (title: string): Named => ({ title, to: null });

type Named = Pick<MissingSkill, "title" | "to">;

interface TaughtProps {
  readonly skills: readonly MissingSkill[];
  /** Which of what teaches a skill stands here: the best, or the others. */
  readonly from: number;
  readonly to?: number;
}

function Taught({ skills, from, to: end }: TaughtProps) {
  return (
    <ul className="gap-taught">
      {skills.map(({ title, to, closers }) => (
        <li key={title}>
          {to ? <Link to={to}>{title}</Link> : title}
          {closers.slice(from, end).map((closer) => (
            <p key={closer.to}>
              <Link to={closer.to}>{closer.title}</Link> <span className="hint">{closer.kind}</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly Named[] }) {
  return (
    <div>
      <p className="gap-title">{title}</p>
      <ul className="gap-names">
        {names.map(({ title: name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : name}</li>
        ))}
      </ul>
    </div>
  );
}
