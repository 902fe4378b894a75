import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { Icon } from "#ui/icon.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import type { NextStep, PlanView } from "../schema/plan-view.ts";
import { ItemName } from "./own-words.tsx";
import { PlanForm } from "./plan-form.tsx";
import { dueWords, isolated, nameOf } from "./plan-words.ts";

/** A way that is still looked for, as goals in own words have it. */
const LOOKED_FOR = "0 oldtown compassrose route";

/** What is to be done next, on the ground of the goal it leads to; the channel has a gate for each step. */
export function PlanNext({ view }: { readonly view: PlanView }) {
  const { next, goals, done, total } = view;
  const goal = next?.goal ?? goals.find((one) => one.total === 0) ?? goals[0];
  if (next) {
    return (
      <Ground seed={goal?.id ?? next.id} scene={goal?.scene} gates={{ done, total }}>
        <Step next={next} />
      </Ground>
    );
  }
  if (!goal) {
    return (
      <Ground seed="plan">
        <h2 className="plan-next-title" id="plan-next">
          {m.study_plan_start_title()}
        </h2>
        <p>{m.study_plan_start()}</p>
      </Ground>
    );
  }
  const isBare = goal.total === 0;
  return (
    <Ground seed={goal.id} scene={goal.scene} gates={{ done, total }}>
      <h2 className="plan-over" id="plan-next">
        {m.study_plan_next_title()}
      </h2>
      <p className="plan-next-title">
        {isBare ? m.study_plan_next_first({ goal: isolated(nameOf(goal)) }) : m.study_plan_next_none()}
      </p>
      <p className="no-print">
        <ButtonLink to={`${pathTo("ownPlan", {}, { to: goal.id })}#add`}>{m.study_plan_add_step()}</ButtonLink>
      </p>
    </Ground>
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

interface GroundProps {
  readonly seed: string;
  readonly scene?: string | undefined;
  readonly gates?: GatesProps;
  readonly children: ReactNode;
}

function Ground({ seed, scene = LOOKED_FOR, gates, children }: GroundProps) {
  return (
    <section className="ground plan-next" data-env={hueOf(seed, null, scene)} aria-labelledby="plan-next">
      <div className="ground-words">{children}</div>
      {gates && gates.total > 0 && <Gates {...gates} />}
      <RecordDrawing seed={seed} format="thumbnail" scene={scene} />
    </section>
  );
}

interface GatesProps {
  readonly done: number;
  readonly total: number;
}

/** More steps than that share their gates. */
const GATES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function Gates({ done, total }: GatesProps) {
  const count = Math.min(total, GATES.length);
  const filled = Math.floor((count * done) / total);
  const words = m.study_plan_done_of({ count: total, done });
  return (
    <div
      className="plan-gates"
      role="progressbar"
      aria-label={m.study_plan_progress()}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={words}
    >
      <p aria-hidden="true">{words}</p>
      <div aria-hidden="true">
        {GATES.slice(0, count).map((at) => (
          <span key={at} data-at={at < filled ? "done" : at === filled ? "next" : undefined} />
        ))}
      </div>
    </div>
  );
}
