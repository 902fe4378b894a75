import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { type DoorMap, gradeField, type Keeping, NEW } from "../schema.ts";
import { DoorPrograms } from "./door-programs.tsx";
import { DoorSum } from "./door-sum.tsx";
import { KeepButton, KeepForm } from "./keep-subjects.tsx";
import { SubjectFields } from "./subject-fields.tsx";

const PAUSE_MS = 400;

/** What I study or may choose, and which doors it opens. */
export function DoorMapPage({ map, keeping }: { readonly map: DoorMap; readonly keeping: Keeping }) {
  const { form, follow } = useFollow(map);
  return (
    <div className="wrap pb-8">
      <PageTop
        trail={[{ label: m.study_plan_home(), to: pathTo("landing") }]}
        title={m.study_plan_title()}
        lead={m.study_plan_lead()}
      >
        <p>
          <Link className="door-plan" to={pathTo("ownPlan")}>
            {m.study_plan_to_plan()}
          </Link>
        </p>
      </PageTop>
      <Form
        ref={form}
        method="get"
        action={pathTo("studyPlan")}
        className="door-map"
        preventScrollReset
        onChange={follow}
      >
        <div className="door-subjects">
          <SubjectFields map={map} />
          <Button>{m.study_plan_show()}</Button>
          {map.isBegun && (
            <a className="door-strip" href="#doors">
              {map.counts.open} {map.said.open}
              {map.change.map(({ isOpened, count }) => (
                <b key={String(isOpened)} dir="ltr">
                  {(isOpened ? "+" : "−") + count}
                </b>
              ))}
            </a>
          )}
          {map.isBegun && <Link to={`${pathTo("studyPlan")}?${NEW}`}>{m.study_plan_clear()}</Link>}
          <KeepButton keeping={keeping} />
        </div>
        <DoorSum map={map} />
        <div className="door-told">
          <Professions map={map} />
          <DoorPrograms map={map} />
          <p className="hint">{m.study_plan_limits()}</p>
        </div>
      </Form>
      <KeepForm keeping={keeping} />
    </div>
  );
}

function Professions({ map: { jobs, said, merit } }: { readonly map: DoorMap }) {
  if (jobs.open === 0) return null;
  return (
    <section aria-labelledby="behind">
      <h2 id="behind" className="h2">
        {said.jobs}
      </h2>
      <ul className="chips">
        {jobs.shown.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="chip" to={pathTo("job", { slug })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {merit && (
        <p>
          <Link to={merit}>{m.study_plan_merit()}</Link>
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
    else for (const field of differing) if (field !== document.activeElement) show(field as HTMLInputElement, map);
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

/** What the address says of a field; null for fields that say nothing of subjects. */
function saidOf({ name, value, type }: HTMLInputElement, { subjects, average }: DoorMap): string | boolean | null {
  if (type === "checkbox") return subjects.some(({ slug, isTaken }) => slug === value && isTaken);
  if (type !== "text") return null;
  return name === "average" ? average.typed : (subjects.find(({ slug }) => gradeField(slug) === name)?.grade ?? "");
}

function isAs(field: Element, map: DoorMap): boolean {
  if (!(field instanceof HTMLInputElement)) return true;
  const said = saidOf(field, map);
  return said === null || said === (field.type === "checkbox" ? field.checked : field.value.trim());
}

function show(field: HTMLInputElement, map: DoorMap): void {
  const said = saidOf(field, map);
  if (typeof said === "boolean") field.checked = said;
  else field.value = said ?? "";
}
