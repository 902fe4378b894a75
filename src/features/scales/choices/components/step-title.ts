import { m } from "#i18n/paraglide/messages.js";
import { FEWEST_SETS, MOST_SETS } from "../rules.ts";
import type { StepView } from "../schema.ts";

/** Which of the choices a set is, and how many there may be. */
export function positionOf(number: number): string {
  return m.scales_choices_position({ number, few: FEWEST_SETS, most: MOST_SETS });
}

/** What the page of a part of the walk is called. */
export function stepTitle(view: StepView): string {
  switch (view.kind) {
    case "set":
      return positionOf(view.number);
    case "values":
      return m.scales_choices_values_title();
    case "conditions":
      return m.scales_choices_conditions_title();
    case "end":
      return m.scales_choices_end_title();
  }
}
