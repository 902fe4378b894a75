import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Pagination } from "#ui/pagination.tsx";
import { Summary } from "#ui/summary.tsx";
import type { DoorFilter, DoorMap, DoorStanding, ProgramView } from "../schema.ts";
import { STATES } from "../schema.ts";

const STANDING_WORDS: Readonly<Record<DoorStanding, () => string>> = {
  open: m.study_plan_state_open,
  near: m.study_plan_state_near,
  shut: m.study_plan_state_shut,
};
const FILTER_WORDS: Readonly<Record<DoorFilter, () => string>> = {
  category: m.study_plan_filter_category,
  institute: m.study_plan_filter_institute,
  location: m.study_plan_filter_location,
  subject: m.study_plan_filter_subject,
};

/** Every programme, what is met of its rules and what is short, the nearest first. */
export function DoorPrograms({ map }: { readonly map: DoorMap }) {
  return (
    <section aria-labelledby="programs" className="door-programs">
      <h2 id="programs" className="h2">
        {m.study_plan_programs({ count: map.found })}
      </h2>
      <details className="door-fold" open={map.standing !== "" || map.filters.some(({ chosen }) => chosen !== "")}>
        <Summary>{m.study_plan_filters()}</Summary>
        <div className="door-filters">
          <Choice
            name="show"
            label={m.study_plan_filter_state()}
            chosen={map.standing}
            options={STATES.map((slug) => ({ slug, title: STANDING_WORDS[slug]() }))}
          />
          {map.filters.map(({ key, options, chosen }) => (
            <Choice key={key} name={key} label={FILTER_WORDS[key]()} chosen={chosen} options={options} />
          ))}
        </div>
      </details>
      {map.programs.length === 0 && <p>{m.study_plan_none()}</p>}
      {map.programs.some(({ isAssumed }) => isAssumed) && <p className="hint">{m.study_plan_assumed()}</p>}
      <ol className="door-rows">
        {map.programs.map((program) => (
          <ProgramRow key={program.slug} program={program} />
        ))}
      </ol>
      <Pagination page={map.page} pageCount={map.pageCount} to={(page) => `${map.address}&page=${page}#programs`} />
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly slug: string; readonly title: string }[];
}

/** Written out: the frame of fields would come to this page for it alone. */
function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} className="input" defaultValue={chosen}>
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
  const { slug, title, institute, standing, met, total, gaps, source } = program;
  return (
    <li className="door-row" data-state={standing}>
      <p className="door-state">{STANDING_WORDS[standing]()}</p>
      <h3 className="h3">
        <Link to={pathTo("academicProfile", { slug })}>{title}</Link>
      </h3>
      {institute && <p className="muted">{institute}</p>}
      <p>{m.study_plan_met({ met, total })}</p>
      {gaps.length > 0 && (
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      {source && <p className="hint">{source}</p>}
    </li>
  );
}
