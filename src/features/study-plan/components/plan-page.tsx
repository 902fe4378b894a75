import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { FormFault, type Refused } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import type { PlanView } from "../schema/plan-view.ts";
import { useDragSteps } from "./drag-steps.ts";
import { useKeptFocus } from "./keep-focus.ts";
import { hasOtherWords } from "./own-words.tsx";
import { PlanAdd } from "./plan-add.tsx";
import { PlanAgreed } from "./plan-agreed.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanGoal } from "./plan-goal.tsx";
import { PlanHistory } from "./plan-history.tsx";
import { PlanTop } from "./plan-next.tsx";
import { toldWords } from "./plan-words.ts";

interface PlanPageProps {
  readonly view: PlanView;
  readonly timeZone: string;
  readonly refused?: Refused;
}

/** One's own plan: goals, their steps by school year, and what was agreed with an advisor. */
export function PlanPage({ view, timeZone, refused }: PlanPageProps) {
  const { goals, agreed, told, isOnDevice, held, isFull } = view;
  const area = useDragSteps();
  useKeptFocus(view);
  const lead = isOnDevice ? m.study_plan_plan_lead_device() : m.study_plan_plan_lead();
  const agreedPart = <PlanAgreed agreed={agreed} next={view.next?.id} />;
  return (
    <div className="plan" ref={area}>
      <PlanTop view={view}>
        <PageTop
          trail={[{ label: m.study_plan_doors_link(), to: pathTo("studyPlan") }]}
          title={m.study_plan_plan_title()}
          lead={hasOtherWords(view, getLocale()) ? `${lead} ${m.study_plan_plan_words()}` : lead}
        >
          <FormFault refused={refused} stand={standOf(refused)} />
          <p className="sr-only" role="status">
            {told && !refused ? toldWords(told) : ""}
          </p>
          {told?.act === "remove" && !refused && <Removed view={view} />}
          {told?.act === "apart" && !refused && <Alert kind="warn">{toldWords(told)}</Alert>}
          {(held.items > 0 || held.hasSubjects) && <Held held={held} />}
        </PageTop>
      </PlanTop>
      <div className="wrap plan-halves">
        <div className="plan-main">
          {goals.length > 0 && (
            <div className="plan-goals" data-list="goals" data-goal="" data-year="">
              {goals.map((goal) => (
                <PlanGoal key={goal.id} goal={goal} view={view} refused={refused} />
              ))}
            </div>
          )}
          {goals.length === 0 && agreedPart}
          {goals.length === 0 && <Ideas view={view} />}
          {goals.length === 0 && <PlanAdd view={view} refused={refused} />}
        </div>
        <aside className="plan-side">
          {goals.length > 0 && agreedPart}
          {isFull && <Alert kind="info">{m.study_plan_full()}</Alert>}
          {goals.length === 0 ? <PlanStart /> : !isFull && <PlanAdd view={view} refused={refused} />}
        </aside>
        <div className="plan-parts">
          <Subjects view={view} />
          {goals.length > 0 && <Take isOnDevice={isOnDevice} />}
          <PlanHistory view={view} timeZone={timeZone} />
        </div>
      </div>
    </div>
  );
}

/** The fields of an item that is written on bear its name. */
function standOf(refused: Refused | undefined): Readonly<Record<string, string>> {
  const of = refused?.values.act === "edit" ? refused.values.item : undefined;
  if (of === undefined) return { year: "year-new", due: "due-newDay" };
  return { text: `text-${of}`, year: `year-${of}`, due: `due-${of}Day` };
}

/** What a plan is for, while there is none. */
function PlanStart() {
  return (
    <ol className="plan-start steps-line">
      <li>{m.study_plan_start_goal()}</li>
      <li>{m.study_plan_start_steps()}</li>
      <li>{m.study_plan_start_done()}</li>
    </ol>
  );
}

/** What was saved, or professions, as a first goal: one press away. */
function Ideas({ view: { ideas, adding } }: { readonly view: PlanView }) {
  if (adding || ideas.length === 0) return null;
  return (
    <section className="plan-ideas no-print" aria-labelledby="plan-ideas">
      <h2 className="h3" id="plan-ideas">
        {m.study_plan_ideas()}
      </h2>
      <ul>
        {ideas.map(({ record, title, scene }) => (
          <li key={record} data-env={hueOf(record, null, scene)}>
            <RecordDrawing seed={record} format="thumbnail" scene={scene} />
            <Link className="card-link" to={`${pathTo("ownPlan", {}, { add: record })}#add`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Removed({ view: { told } }: { readonly view: PlanView }) {
  if (!told) return null;
  return (
    <Alert kind="ok">
      <p>{toldWords(told)}</p>
      <PlanForm>
        <input type="hidden" name="item" value={told.id} />
        <Button kind="quiet" small name="act" value="restore">
          {m.study_plan_undo()}
        </Button>
      </PlanForm>
    </Alert>
  );
}

/** A device may be shared: what it holds joins an account only when its owner says so. */
function Held({ held: { items, hasSubjects } }: { readonly held: PlanView["held"] }) {
  return (
    <Alert kind="info" title={items > 0 ? m.study_plan_held({ count: items }) : m.study_plan_held_subjects()}>
      <p>{items > 0 && hasSubjects ? m.study_plan_held_both() : m.study_plan_held_text()}</p>
      <PlanForm className="flex flex-wrap gap-3 pt-2">
        <Button small name="act" value="claim">
          {m.study_plan_claim()}
        </Button>
        <Button kind="quiet" small name="act" value="forget">
          {m.study_plan_forget()}
        </Button>
      </PlanForm>
    </Alert>
  );
}

/** The subjects that are kept, and the way to the doors they open. */
function Subjects({ view: { subjects } }: { readonly view: PlanView }) {
  return (
    <section className="plan-part" aria-labelledby="plan-subjects">
      <h2 className="h3" id="plan-subjects">
        {m.study_plan_my_subjects()}
      </h2>
      <p>{subjects ? subjects.titles : m.study_plan_my_subjects_none()}</p>
      <p className="no-print">
        <Link className="plan-more" to={subjects?.to ?? pathTo("studyPlan")}>
          {subjects ? m.study_plan_my_doors() : m.study_plan_choose_subjects()}
        </Link>
      </p>
    </section>
  );
}

/** A plan on paper and in a calendar, and where it goes from the device. */
function Take({ isOnDevice }: { readonly isOnDevice: boolean }) {
  return (
    <section className="plan-part no-print" aria-labelledby="plan-take">
      <h2 className="h3" id="plan-take">
        {m.study_plan_take()}
      </h2>
      <div className="flex flex-wrap gap-3">
        <PrintButton />
        <a className="btn btn-quiet btn-small" href={`${pathTo("ownPlan")}/plan.pdf`}>
          {m.study_plan_pdf()}
        </a>
        <a className="btn btn-quiet btn-small" href={`${pathTo("ownPlan")}/plan.ics`}>
          {m.study_plan_ics()}
        </a>
        {!isOnDevice && (
          <ButtonLink kind="quiet" small to={pathTo("planShare")}>
            {m.study_plan_share()}
          </ButtonLink>
        )}
        {isOnDevice && (
          <>
            <ButtonLink small to={pathTo("signUp")}>
              {m.study_plan_sign_up()}
            </ButtonLink>
            <PlanForm>
              <Button kind="quiet" small name="act" value="forget">
                {m.study_plan_forget()}
              </Button>
            </PlanForm>
          </>
        )}
      </div>
    </section>
  );
}
