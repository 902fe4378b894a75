import { schoolYearText } from "../rules/school-year.ts";

/** A school year as a figure: the year it begins in large, the other after it. */
export function YearFigure({ year }: { readonly year: number }) {
  const [first, other] = schoolYearText(year).split("/");
  return (
    <bdi className="plan-figure">
      <b>{first}</b>
      <span>/</span>
      {other}
    </bdi>
  );
}
