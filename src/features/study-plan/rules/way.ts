import type { PlanSum } from "../schema/plan-view.ts";
import { schoolYearOf } from "./school-year.ts";

interface Gate {
  readonly id: string;
  readonly isDone: boolean;
}

/** The steps of one school year on the way, whatever goal they lead to; null: without one. */
export interface WayYear {
  readonly year: number | null;
  readonly gates: readonly Gate[];
}

/** More steps of one year share their gates. */
const MOST_GATES = 8;

/** All steps of a plan as gates on one way, year after year, in each those that are done first. */
export function waysOf({ goals, agreed }: Pick<PlanSum, "goals" | "agreed">): WayYear[] {
  const steps = [
    ...goals.flatMap(({ years }) => years.flatMap((one) => one.steps)),
    ...agreed.map((step) => ({ ...step, year: step.dueOn === null ? null : schoolYearOf(step.dueOn) })),
  ];
  const byYear = Map.groupBy(steps, ({ year }) => year);
  return [...byYear]
    .sort(([one], [other]) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY))
    .map(([year, all]) => ({
      year,
      gates: all
        .map(({ id, isDone }) => ({ id, isDone }))
        .sort((one, other) => Number(other.isDone) - Number(one.isDone))
        .slice(0, MOST_GATES),
    }));
}
