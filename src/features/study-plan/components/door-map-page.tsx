import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { type DoorMap, gradeField } from "../schema.ts";
import { DoorPrograms } from "./door-programs.tsx";
import { DoorSum } from "./door-sum.tsx";
import { SubjectFields } from "./subject-fields.tsx";

const PAUSE_MS = 400;

/** What I study or may choose, and which doors it opens. */
export function DoorMapPage({ map }: { readonly map: DoorMap }) {
  const { form, follow } = useFollow(map);
  return (
    <div className="wrap pb-8">
      <PageTop
        trail={[{ label: m.study_plan_home(), to: pathTo("landing") }]}
        title={m.study_plan_title()}
        lead={m.study_plan_lead()}
      />
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
              {m.study_plan_open({ count: map.counts.open })} {m.study_plan_near({ count: map.counts.near })}
            </a>
          )}
          {map.isBegun && <Link to={pathTo("studyPlan")}>{m.study_plan_clear()}</Link>}
        </div>
        <div className="door-told">
          <DoorSum map={map} />
          <DoorPrograms map={map} />
          <p className="hint">{m.study_plan_limits()}</p>
        </div>
      </Form>
    </div>
  );
}

/** A tick asks at once, a grade after a pause; without scripts the button asks. */
function useFollow(map: DoorMap) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A link or the back button changes the address: the fields follow it, and are never made anew, so focus stays.
  useEffect(() => {
    const { elements } = form.current ?? {};
    for (const field of elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field === document.activeElement) continue;
      const subject = map.subjects.find(({ slug }) => slug === field.value || gradeField(slug) === field.name);
      if (field.type === "checkbox") field.checked = subject?.isTaken ?? false;
      if (field.type === "text") field.value = field.name === "average" ? map.average.typed : (subject?.grade ?? "");
    }
  }, [map]);
  const follow = ({ target }: ChangeEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const ask = () => submit(form.current, { replace: true, preventScrollReset: true });
    const isWritten = (target as unknown as HTMLInputElement).type === "text";
    timer.current = setTimeout(ask, isWritten ? PAUSE_MS : 0);
  };
  return { form, follow };
}
