import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import type { Refused } from "#ui/form-fault.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import type { GoalView, PlanView } from "../schema/plan-view.ts";
import { ItemName } from "./own-words.tsx";
import { ItemActs, PlanEdit, PlanStep } from "./plan-step.tsx";
import { isolated, nameOf } from "./plan-words.ts";
import { YearFigure } from "./year-figure.tsx";

interface GoalProps {
  readonly goal: GoalView;
  readonly view: PlanView;
  readonly refused: Refused | undefined;
}

/** A goal with its steps, school year by school year. */
export function PlanGoal({ goal, view, refused }: GoalProps) {
  const { id, years, total, scene } = goal;
  const { goals, editing, yearOptions, grades } = view;
  return (
    <section
      className="plan-goal"
      id={id}
      data-env={hueOf(id, null, scene)}
      data-item={id}
      aria-labelledby={`goal-${id}`}
    >
      {editing === id ? (
        <>
          <h2 className="sr-only" id={`goal-${id}`}>
            {nameOf(goal)}
          </h2>
          <PlanEdit item={goal} isGoal yearOptions={yearOptions} refused={refused} />
        </>
      ) : (
        <GoalTop goal={goal} isFirst={goals[0]?.id === id} isLast={goals.at(-1)?.id === id} />
      )}
      <div className="plan-path">
        {years.map(({ year, steps }) => (
          <section key={year ?? 0} className="plan-year" aria-labelledby={`${id}-${year ?? 0}`}>
            <h3 className="h3" id={`${id}-${year ?? 0}`}>
              {year === null ? m.study_plan_no_year() : <YearFigure year={year} grade={grades[year]} />}
            </h3>
            <ol className="plan-steps" data-list="steps" data-goal={id} data-year={year ?? ""}>
              {steps.map((step, at) =>
                editing === step.id ? (
                  <li key={step.id} id={step.id} data-item={step.id}>
                    <PlanEdit item={step} yearOptions={yearOptions} refused={refused} />
                  </li>
                ) : (
                  <PlanStep
                    key={step.id}
                    step={step}
                    isFirst={at === 0}
                    isLast={at === steps.length - 1}
                    isNext={view.next?.id === step.id}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
        {total === 0 && <p className="muted">{m.study_plan_no_steps()}</p>}
        <p className="no-print">
          <Link className="plan-more" to={`${pathTo("ownPlan", {}, { to: id })}#add`}>
            {m.study_plan_add_step()}
            <span className="sr-only"> {isolated(nameOf(goal))}</span>
          </Link>
        </p>
      </div>
    </section>
  );
}

interface TopProps {
  readonly goal: GoalView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function GoalTop({ goal, isFirst, isLast }: TopProps) {
  const { id, to, kind, scene, done, total } = goal;
  const title = isolated(nameOf(goal));
  const name = <ItemName item={{ ...goal, title: goal.heading ?? goal.title }} />;
  return (
    <header className="plan-goal-top">
      {!(isFirst && isLast) && <RecordDrawing seed={id} format="banner" scene={scene} />}
      <div>
        <p className="plan-over">{to && kind ? m.study_plan_goal_kind({ kind }) : m.study_plan_goal()}</p>
        <h2 className="h2" id={`goal-${id}`}>
          {to ? <Link to={to}>{name}</Link> : name}
        </h2>
        {/* The only goal has the count of the whole plan over it. */}
        {total > 0 && !(isFirst && isLast) && (
          <p className="plan-over">{m.study_plan_done_of({ count: total, done })}</p>
        )}
      </div>
      <ItemActs
        id={id}
        title={title}
        isFirst={isFirst}
        isLast={isLast}
        isStill={isFirst && isLast}
        remove={m.study_plan_remove_goal({ title })}
      />
    </header>
  );
}
