import type { CSSProperties } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { waysOf } from "../rules/way.ts";
import type { PlanView } from "../schema/plan-view.ts";
import { YearFigure } from "./year-figure.tsx";

/** The way on the ground: a gate for each step, school year by school year, the water as far as they are done. */
export function PlanWay({ view: { goals, agreed, next, done, total, grades } }: { readonly view: PlanView }) {
  if (total === 0) return <div className="plan-way night on-ground" aria-hidden="true" />;
  const words = `${m.study_plan_whole()}: ${m.study_plan_done_of({ count: total, done })}`;
  return (
    <div
      className="plan-way night on-ground"
      role="progressbar"
      aria-label={m.study_plan_progress()}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={words}
    >
      <div className="plan-gates" aria-hidden="true">
        {waysOf({ goals, agreed }).map(({ year, gates }) => (
          <div key={year ?? 0} style={{ "--gates": gates.length } as CSSProperties}>
            <p>{year === null ? m.study_plan_no_year() : <YearFigure year={year} grade={grades[year]} />}</p>
            {gates.map(({ id, isDone }) => (
              <span key={id} data-at={isDone ? "done" : id === next?.id ? "next" : undefined} />
            ))}
          </div>
        ))}
      </div>
      <p aria-hidden="true">{words}</p>
    </div>
  );
}
