import { m } from "#i18n/paraglide/messages.js";
import { schoolYearText } from "../rules/school-year.ts";

/** A school year as a figure, and whose it is: the grade, where it is known. */
export function YearFigure({ year, grade }: { readonly year: number; readonly grade: string | undefined }) {
  return (
    <>
      <bdi className="plan-figure">{schoolYearText(year)}</bdi>{" "}
      <span className="plan-over">{grade ?? m.study_plan_school_year()}</span>
    </>
  );
}
