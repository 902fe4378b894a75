import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { Icon } from "#ui/icon.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import type { GoalView, ItemView } from "../schema/plan-view.ts";
import type { PlanWithMe, SharedPlan } from "../schema/share.ts";
import { ItemName } from "./own-words.tsx";
import { dueWords, isolated, yearWords } from "./plan-words.ts";

interface SharedProps {
  readonly plan: SharedPlan;
  readonly timeZone: string;
}

/** Somebody else's plan: read, never written. */
export function SharedPlanPage({ plan, timeZone }: SharedProps) {
  const { name, until, goals, agreed, done, total } = plan;
  const date = isolated(formatDate(until, getLocale(), timeZone));
  return (
    <div className="wrap plan pb-8">
      <PageTop
        back={name === null ? null : { label: m.study_plan_with_me(), to: pathTo("plansWithMe") }}
        title={name === null ? m.study_plan_shared_title() : m.study_plan_shared_title_of({ name: isolated(name) })}
        lead={m.study_plan_shared_lead({ date })}
      >
        {total > 0 && <p className="strong">{m.study_plan_done_of({ count: total, done })}</p>}
        <PrintButton />
      </PageTop>
      <div className="plan-goals pt-4">
        {goals.length === 0 && <p>{m.study_plan_shared_none()}</p>}
        {goals.map((goal) => (
          <SharedGoal key={goal.id} goal={goal} />
        ))}
        {agreed.length > 0 && (
          <section className="plan-goal" aria-labelledby="agreed">
            <h2 className="h2" id="agreed">
              {m.study_plan_agreed()}
            </h2>
            <ul className="plan-path plan-steps">
              {agreed.map(({ id, text, ...step }) => (
                <SharedStep key={id} title={text} text={text} {...step} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function SharedGoal({ goal }: { readonly goal: GoalView }) {
  return (
    <section className="plan-goal" aria-labelledby={`goal-${goal.id}`} data-env={hueOf(goal.id, null, goal.scene)}>
      <h2 className="h2" id={`goal-${goal.id}`}>
        <ItemName item={goal} />
      </h2>
      <div className="plan-path">
        {goal.years.map(({ year, steps }) => (
          <section key={year ?? 0} className="plan-year" aria-labelledby={`${goal.id}-${year ?? 0}`}>
            <h3 className="h3" id={`${goal.id}-${year ?? 0}`}>
              {yearWords(year)}
            </h3>
            <ol className="plan-steps">
              {steps.map((step) => (
                <SharedStep key={step.id} {...step} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

type StepProps = Pick<ItemView, "title" | "text" | "otherLocale" | "to" | "dueOn" | "isDone" | "isLate">;

function SharedStep({ to, dueOn, isDone, isLate, ...item }: StepProps) {
  const name = <ItemName item={item} />;
  return (
    <li className="plan-step" data-done={isDone ? "" : undefined}>
      <span className="plan-mark">{isDone && <Icon name="check" />}</span>
      <div className="plan-words">
        <p className="plan-title">
          {to ? <Link to={to}>{name}</Link> : name}
          {isDone && <span className="sr-only"> ({m.study_plan_state_done()})</span>}
        </p>
        {dueOn && <p className={isLate ? "plan-late" : "hint"}>{dueWords(dueOn, isLate)}</p>}
      </div>
    </li>
  );
}

/** Whose plans are shown to somebody. */
export function PlansWithMePage({
  plans,
  timeZone,
}: {
  readonly plans: readonly PlanWithMe[];
  readonly timeZone: string;
}) {
  return (
    <div className="wrap plan-share pb-8">
      <PageTop title={m.study_plan_with_me()} lead={m.study_plan_with_me_lead()} />
      {plans.length === 0 && <p>{m.study_plan_with_me_none()}</p>}
      <ul className="plan-shares">
        {plans.map(({ id, name, until }) => (
          <li key={id}>
            <Link className="plan-more" to={pathTo("plansWithMe", {}, { share: id })}>
              {m.study_plan_shared_title_of({ name: isolated(name) })}
            </Link>
            <span className="hint">
              {m.study_plan_share_until({ date: isolated(formatDate(until, getLocale(), timeZone)) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Said of a link that leads nowhere: the same words whatever the cause. */
export function SharedPlanGone() {
  return (
    <div className="wrap grid gap-4 pb-8">
      <PageTop title={m.study_plan_shared_gone_title()} lead={m.study_plan_shared_gone()} />
      <p>
        <ButtonLink kind="quiet" to={pathTo("landing")}>
          {m.study_plan_shared_gone_action()}
        </ButtonLink>
      </p>
    </div>
  );
}
