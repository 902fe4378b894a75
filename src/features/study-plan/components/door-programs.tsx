import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Pagination } from "#ui/pagination.tsx";
import { Summary } from "#ui/summary.tsx";
import type { DoorMap, ProgramView } from "../schema.ts";
import { DoorArch } from "./door-arch.tsx";

/** Every programme behind its door, what is met of its rules and what is short, the nearest first. */
export function DoorPrograms({ map }: { readonly map: DoorMap }) {
  return (
    <section aria-labelledby="programs" className="door-programs">
      <h2 id="programs" className="h2">
        {map.found} {map.said.programs}
      </h2>
      {map.guide && <p className="hint">{map.guide}</p>}
      {map.programs.some(({ isAssumed }) => isAssumed) && <p className="hint">{m.study_plan_assumed()}</p>}
      <details className="door-fold" open={map.filters.some(({ chosen }) => chosen !== "")}>
        <Summary>{m.study_plan_filters()}</Summary>
        <div className="door-filters">
          {map.filters.map((filter) => (
            <Choice key={filter.key} filter={filter} />
          ))}
        </div>
      </details>
      {map.programs.length === 0 && <p>{m.study_plan_none()}</p>}
      <ol className="door-rows">
        {map.programs.map((program) => (
          <ProgramRow key={program.slug} program={program} />
        ))}
      </ol>
      <Pagination page={map.page} pageCount={map.pageCount} to={(page) => `${map.address}&page=${page}#programs`} />
    </section>
  );
}

/** Written out: the frame of fields would come to this page for it alone. */
function Choice({ filter: { key, label, chosen, options } }: { readonly filter: DoorMap["filters"][number] }) {
  return (
    <div className="field">
      <label htmlFor={key}>{label}</label>
      <select id={key} name={key} className="input" defaultValue={chosen}>
        <option value="">{m.study_plan_all()}</option>
        {options.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

function ProgramRow({ program }: { readonly program: ProgramView }) {
  const { slug, title, institute, standing, state, met, gaps, scene } = program;
  return (
    <li className="door-row" data-state={standing}>
      <DoorArch slug={slug} scene={scene} />
      <div>
        <p className="door-state">{state}</p>
        <h3 className="h3">
          <Link to={pathTo("academicProfile", { slug })}>{title}</Link>
        </h3>
        {institute && <p>{institute}</p>}
        {gaps.length > 0 && (
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        )}
        <p className="hint">{met}</p>
      </div>
    </li>
  );
}
