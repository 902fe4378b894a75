import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { AgreedStep } from "../schema/plan-view.ts";
import { OwnWords } from "./own-words.tsx";
import { Tick } from "./plan-step.tsx";
import { dueWords, isolated } from "./plan-words.ts";

/** What was agreed with an advisor: its words are both sides', so here it is only ticked off. */
export function PlanAgreed({ agreed, next }: { readonly agreed: readonly AgreedStep[]; readonly next?: string }) {
  if (agreed.length === 0) return null;
  return (
    <section className="plan-goal" aria-labelledby="agreed">
      <header className="plan-goal-top">
        <div>
          <p className="plan-over">{m.study_plan_agreed_over()}</p>
          <h2 className="h2" id="agreed">
            {m.study_plan_agreed()}
          </h2>
        </div>
      </header>
      <ul className="plan-path plan-steps">
        {agreed.map(({ id, text, dueOn, isDone, isLate, to }) => (
          <li
            key={id}
            className="plan-step"
            data-done={isDone ? "" : undefined}
            data-next={next === id ? "" : undefined}
          >
            <Tick item={id} title={isolated(text)} isDone={isDone} isAgreed />
            <div className="plan-words">
              <p className="plan-title">
                <OwnWords>{text}</OwnWords>
              </p>
              {dueOn && (
                <p className={isLate ? "plan-late" : "hint"}>
                  <span>{dueWords(dueOn, isLate)}</span>
                </p>
              )}
            </div>
            {to && (
              <Link className="plan-change no-print" to={to}>
                {m.study_plan_agreed_in()}
                <span className="sr-only"> {isolated(text)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
