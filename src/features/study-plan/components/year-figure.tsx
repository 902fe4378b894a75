import { schoolYearText } from "../rules/school-year.ts";

/** A school year as a figure, both its years of one size. */
export function YearFigure({ year }: { readonly year: number }) {
  return <bdi className="plan-figure">{schoolYearText(year)}</bdi>;
}
