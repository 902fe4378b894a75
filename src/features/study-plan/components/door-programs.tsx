import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Summary } from "#ui/summary.tsx";
import { type DoorMap, type ProgramView, STANDS } from "../schema.ts";
import { DoorArch, signsOf } from "./door-arch.tsx";

/** Every programme behind its door, what is met of its rules and what is short, the nearest first. */
export function DoorPrograms({ map }: { readonly map: DoorMap }) {
  const isAsked = map.isBegun || map.page > 1 || map.filters.some(({ chosen }) => chosen !== "");
  return (
    <section aria-labelledby="programs" className="door-programs">
      <h2 id="programs" className="h2">
        {map.found} {map.said.programs}
      </h2>
      <details className="door-fold" open={isAsked} data-asked={isAsked || undefined}>
        <Summary>{map.said.all}</Summary>
        <Programs map={map} />
      </details>
    </section>
  );
}

function Programs({ map }: { readonly map: DoorMap }) {
  return (
    <div className="door-list">
      <details className="door-fold" open={map.filters.some(({ chosen }) => chosen !== "")}>
        <Summary>{m.study_plan_filters()}</Summary>
        <div className="door-filters">
          {map.filters.map((filter) => (
            <Choice key={filter.key} filter={filter} />
          ))}
        </div>
      </details>
      {map.programs.length === 0 && <p>{map.said.none}</p>}
      {STANDS.map((stand) => (
        <Group
          key={stand}
          title={map.groups[stand]}
          name={stand}
          programs={map.programs.filter((one) => one.stand === stand)}
        />
      ))}
      <Pagination page={map.page} pageCount={map.pageCount} to={(page) => `${map.address}&page=${page}#programs`} />
      {map.notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </div>
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

interface GroupProps {
  readonly title: string;
  readonly name: string;
  readonly programs: readonly ProgramView[];
}

/** Doors that stand alike. */
function Group({ title, name, programs }: GroupProps) {
  if (programs.length === 0) return null;
  const signs = signsOf(programs);
  return (
    <section aria-labelledby={`group-${name}`} className="door-group">
      <h3 id={`group-${name}`} className="h3">
        {title}
      </h3>
      <ol className="door-rows">
        {programs.map((program) => (
          <Program key={program.slug} program={program} signs={signs} />
        ))}
      </ol>
    </section>
  );
}

interface ProgramProps {
  readonly program: ProgramView;
  readonly signs: readonly string[];
}

function Program({
  program: { slug, title, institute, where, guide, rows, scene, mate, sign, stand, towards },
  signs,
}: ProgramProps) {
  return (
    <li data-state={stand} data-env={scene?.charAt(0)}>
      <DoorArch scene={scene} mate={mate} sign={sign} signs={signs} />
      <div>
        <h4>
          <Link to={pathTo("academicProfile", { slug })}>{title}</Link>
        </h4>
        <p>
          {towards && <b>{towards}</b>} {institute}
        </p>
        <p>{where}</p>
        {guide && <p>{guide}</p>}
      </div>
      <dl>
        {rows.map(({ stand, label, said }) => (
          <div key={label} data-stand={stand}>
            <dt className={stand === "met" ? "sr-only" : "hint"}>{label}</dt>
            {said.map((one) => (
              <dd key={one}>
                {stand === "met" && <Icon name="check" />}
                {one}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}
