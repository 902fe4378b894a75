import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { AreaView, DoorMap } from "../schema.ts";

/** How many doors stand open, area by area, what one more subject would open, and which professions lie behind. */
export function DoorSum({ map }: { readonly map: DoorMap }) {
  if (!map.isBegun) return <p className="door-first">{m.study_plan_first()}</p>;
  const { open, near, shut } = map.said;
  return (
    <section aria-labelledby="doors" className="door-sum">
      <h2 id="doors" className="h2" aria-live="polite">
        {open}
      </h2>
      <Next map={map} />
      {near && <p className="muted">{near}</p>}
      <Change map={map} />
      <ul className="door-areas">
        {map.areas.map((area) => (
          <Area key={area.slug} area={area} />
        ))}
      </ul>
      <Choices map={map} />
      <Professions map={map} />
      {map.merit && (
        <p>
          <Link to={map.merit}>{m.study_plan_merit()}</Link>
        </p>
      )}
      {shut && <p className="hint">{shut}</p>}
    </section>
  );
}

/** The one subject more that opens most. */
function Next({ map: { choices } }: { readonly map: DoorMap }) {
  const [first] = choices;
  if (!first) return null;
  return (
    <p>
      {m.study_plan_next({ title: first.title })} {m.study_plan_more_programs({ count: first.programs })}
    </p>
  );
}

/** What the last tick closed and opened, by name. */
function Change({ map: { change } }: { readonly map: DoorMap }) {
  if (change.length === 0) return null;
  return (
    <div className="door-change" role="status">
      {change.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A gate per area: as much water as it has open programmes. */
function Area({ area: { title, open, near, total } }: { readonly area: AreaView }) {
  return (
    <li className="door-area" data-state={open > 0 ? "open" : near > 0 ? "near" : "shut"}>
      <span>{title}</span>
      <span className="door-water" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round((100 * open) / total)}%` }} />
      </span>
      <span className="door-count">{m.study_plan_area({ open, total })}</span>
    </li>
  );
}

function Choices({ map: { choices } }: { readonly map: DoorMap }) {
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby="one-more">
      <h3 id="one-more" className="h3">
        {m.study_plan_more_title()}
      </h3>
      <ul className="door-choices">
        {choices.map(({ slug, title, programs, areas, jobs, to }) => (
          <li key={slug}>
            <Link to={to} preventScrollReset>
              {title}
            </Link>
            <span>
              {m.study_plan_more_programs({ count: programs })}
              {jobs > 0 && ` ${m.study_plan_more_jobs({ count: jobs })}`}
              {areas.length > 0 && ` ${m.study_plan_more_areas({ areas: areas.join(m.study_plan_and()) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Professions({ map: { jobs } }: { readonly map: DoorMap }) {
  if (jobs.open === 0) return null;
  return (
    <section aria-labelledby="behind">
      <h3 id="behind" className="h3">
        {m.study_plan_jobs_title({ count: jobs.open })}
      </h3>
      <ul className="chips">
        {jobs.shown.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="chip" to={pathTo("job", { slug })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
