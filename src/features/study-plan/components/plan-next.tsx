import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import { waysOf } from "../rules/way.ts";
import type { GoalView, NextStep, PlanView } from "../schema/plan-view.ts";
import { ItemName } from "./own-words.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanWay } from "./plan-way.tsx";
import { dueWords, isolated, nameOf } from "./plan-words.ts";

/** A way that is still looked for, as goals in own words have it. */
const LOOKED_FOR = "0 oldtown compassrose route";

interface TopProps {
  readonly view: PlanView;
  /** The title of the page. */
  readonly children: ReactNode;
}

/** The first view of a plan: what is to be done next under the sky of its goal, on the ground the way there. */
export function PlanTop({ view, children }: TopProps) {
  const goal = aimOf(view);
  const seed = goal?.id ?? "plan";
  const scene = goal?.scene ?? LOOKED_FOR;
  const gates = waysOf(view).flatMap((way) => way.gates);
  const at = gates.findIndex(({ id }) => id === view.next?.id) / gates.length;
  return (
    <div className="plan-band" data-env={hueOf(seed, null, scene)}>
      <div className="wrap plan-band-in">
        <div className="plan-band-words" style={at > 0 ? ({ "--at": at } as CSSProperties) : undefined}>
          {children}
          {view.editing === null && <PlanNext view={view} />}
        </div>
        <div className="plan-scene">
          <RecordDrawing seed={seed} format="band" scene={scene} />
          <FigureDrawing name="p-bag" className="plan-who" />
        </div>
        <PlanWay view={view} />
      </div>
    </div>
  );
}

/** The goal the next step leads to, else one that has no steps yet. */
function aimOf({ next, goals }: PlanView): GoalView | undefined {
  return next?.goal ?? goals.find(({ total }) => total === 0) ?? goals[0];
}

function PlanNext({ view }: { readonly view: PlanView }) {
  const { next } = view;
  const goal = aimOf(view);
  return (
    <section className="plan-next" aria-labelledby="plan-next">
      {next ? <Step next={next} /> : goal ? <Bare goal={goal} /> : <Start />}
    </section>
  );
}

function Start() {
  return (
    <>
      <h2 className="plan-next-title" id="plan-next">
        {m.study_plan_start_title()}
      </h2>
      <p>{m.study_plan_start()}</p>
    </>
  );
}

function Bare({ goal }: { readonly goal: GoalView }) {
  return (
    <>
      <h2 className="plan-over" id="plan-next">
        {m.study_plan_next_title()}
      </h2>
      <p className="plan-next-title">
        {goal.total === 0 ? m.study_plan_next_first({ goal: isolated(nameOf(goal)) }) : m.study_plan_next_none()}
      </p>
      <p className="no-print">
        <ButtonLink to={`${pathTo("ownPlan", {}, { to: goal.id })}#add`}>{m.study_plan_add_step()}</ButtonLink>
      </p>
    </>
  );
}

function Step({ next }: { readonly next: NextStep }) {
  const { id, isAgreed, to, dueOn, isLate, goal } = next;
  return (
    <>
      <h2 className="plan-over" id="plan-next">
        {m.study_plan_next_title()}
      </h2>
      <p className="plan-next-title">
        <ItemName item={next} />
      </p>
      <p className="plan-next-when">
        {dueOn && <strong className={isLate ? "plan-late" : undefined}>{dueWords(dueOn, isLate)}</strong>}
        <span>{goal ? m.study_plan_card_goal({ goal: isolated(nameOf(goal)) }) : m.study_plan_agreed()}</span>
      </p>
      <PlanForm className="plan-next-acts no-print">
        <input type="hidden" name="item" value={id} />
        <Button name="act" value={isAgreed ? "agreed-done" : "done"}>
          <Icon name="check" />
          {m.study_plan_next_done()}
        </Button>
        {to && <Link to={to}>{isAgreed ? m.study_plan_agreed_in() : m.study_plan_next_open()}</Link>}
      </PlanForm>
    </>
  );
}
