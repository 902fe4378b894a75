import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Summary } from "#ui/summary.tsx";
import { type DoorMap, gradeField, type Keeping, NEW } from "../schema.ts";
import { Changed, DoorChange, DoorChoices } from "./door-change.tsx";
import { DoorPanel } from "./door-panel.tsx";
import { DoorPrograms } from "./door-programs.tsx";
import { KeepButton, KeepForm, UnkeepButton } from "./keep-subjects.tsx";
import { SubjectFields } from "./subject-fields.tsx";

const PAUSE_MS = 400;

/** What I study or may choose, and which doors it opens. */
export function DoorMapPage({ map, keeping }: { readonly map: DoorMap; readonly keeping: Keeping }) {
  const { form, follow } = useFollow(map);
  return (
    <>
      <Form ref={form} method="get" action={pathTo("studyPlan")} className="doors" preventScrollReset onChange={follow}>
        <div className="night door-band">
          <div className="wrap">
            <PageTop title={m.study_plan_title()} lead={map.said.lead}>
              {map.isBegun && map.stats[0] && (
                <a href="#doors" className="door-answer">
                  <b>{map.stats[0].count}</b> {map.stats[0].said}
                </a>
              )}
            </PageTop>
          </div>
        </div>
        <div className="door-subjects">
          <SubjectFields map={map} />
          <Acts map={map} keeping={keeping} />
          <DoorChange map={map} />
          {/* On a phone what is open so far stays at the bottom while one ticks; the night of the doors, which says it large, slides over it. */}
          <div className="night door-strip" data-changed={map.change.length > 0 || undefined}>
            <a href="#doors">
              {map.said.ticked} <b>{map.stats[0]?.count}</b>
              <Changed map={map} />
            </a>
          </div>
        </div>
        <DoorPanel map={map} />
        <DoorChoices map={map} />
        <Professions map={map} />
        <DoorPrograms map={map} />
        <p className="hint">{map.said.limits}</p>
      </Form>
      <KeepForm keeping={keeping} />
    </>
  );
}

function Acts({ map, keeping }: { readonly map: DoorMap; readonly keeping: Keeping }) {
  return (
    <div className="door-acts">
      <Button>{m.study_plan_show()}</Button>
      <KeepButton keeping={keeping} />
      <p className="door-ways">
        <Link to={pathTo("ownPlan")}>{map.said.toPlan}</Link>
        {map.isBegun && <Link to={`${pathTo("studyPlan")}?${NEW}`}>{map.said.clear}</Link>}
        <UnkeepButton keeping={keeping} />
      </p>
    </div>
  );
}

const chips = (jobs: DoorMap["jobs"]["shown"]) => (
  <ul className="chips">
    {jobs.map(({ slug, title }) => (
      <li key={slug}>
        <Link className="chip" to={pathTo("job", { slug })}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

function Professions({ map: { jobs, said, merit } }: { readonly map: DoorMap }) {
  if (jobs.open === 0) return null;
  return (
    <section aria-labelledby="behind">
      <h2 id="behind" className="h2">
        {said.jobs}
      </h2>
      {chips(jobs.shown)}
      {jobs.others.length > 0 && (
        <details>
          <Summary>{said.others}</Summary>
          {chips(jobs.others)}
        </details>
      )}
      {merit && (
        <p>
          <Link to={merit}>{said.merit}</Link>
        </p>
      )}
    </section>
  );
}

/** A tick asks at once, a grade after a pause; without scripts the button asks. */
function useFollow(map: DoorMap) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAlive = useRef(false);
  useEffect(() => {
    const differing = [...(form.current?.elements ?? [])].filter((field) => !isAs(field, map));
    // What was ticked before scripts were alive is asked; later the address leads (a link, the back button) and focus stays.
    if (!isAlive.current && differing.length > 0) submit(form.current, { replace: true, preventScrollReset: true });
    else for (const field of differing) if (field !== document.activeElement) show(field as Field, map);
    isAlive.current = true;
  }, [map, submit]);
  const follow = ({ target }: ChangeEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const ask = () => submit(form.current, { replace: true, preventScrollReset: true });
    const isWritten = (target as unknown as HTMLInputElement).type === "text";
    timer.current = setTimeout(ask, isWritten ? PAUSE_MS : 0);
  };
  return { form, follow };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** What the address says of a field; null for fields that say nothing of it. */
function saidOf({ name, value, type }: Field, { subjects, average, filters }: DoorMap): string | boolean | null {
  if (type === "checkbox") return subjects.some(({ slug, isTaken }) => slug === value && isTaken);
  if (type === "select-one") return filters.find(({ key }) => key === name)?.chosen ?? "";
  if (type !== "text") return null;
  return name === "average" ? average.typed : (subjects.find(({ slug }) => gradeField(slug) === name)?.grade ?? "");
}

function isAs(field: Element, map: DoorMap): boolean {
  const said = saidOf(field as Field, map);
  return (
    said === null ||
    said === (typeof said === "boolean" ? (field as HTMLInputElement).checked : (field as Field).value.trim())
  );
}

function show(field: Field, map: DoorMap): void {
  const said = saidOf(field, map);
  if (typeof said === "boolean") (field as HTMLInputElement).checked = said;
  else field.value = said ?? "";
}
